import type { Sport } from "@scoreline/domain/sport";
import { sportIn } from "@scoreline/site/menus";
import { data } from "react-router";

/** The page says that it is not there, in the reader's language and with the whole frame around it. */
export function notFound() {
  return data(null, { status: 404 });
}

/** The sport in an address of pages that both sports have; with another word in its place it is an unknown path. */
export function askedSport({ pathname }: URL): Sport {
  const sport = sportIn(pathname);
  if (!sport) throw notFound();
  return sport;
}
