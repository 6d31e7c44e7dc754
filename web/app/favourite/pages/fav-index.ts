import { redirect } from "react-router";
import { type FavLoaderArgs, favRequest } from "#favourite/pages/fav-loader.ts";

/** The first of the lists. */
export function loader(args: FavLoaderArgs): Response {
  const { locale, sport } = favRequest(args);
  return redirect(`/${locale}/${sport}/fav/matches`);
}
