import { defaultLocale } from "@scoreline/domain/constants";
import { redirect } from "react-router";

export function loader(): Response {
  return redirect(`/${defaultLocale}`);
}
