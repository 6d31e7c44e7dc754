import { defaultLocale } from "@scoreline/domain/constants";
import { redirect } from "react-router";

/** The specification sends unknown paths under a locale to the default locale's home. */
export function loader(): Response {
  return redirect(`/${defaultLocale}`);
}
