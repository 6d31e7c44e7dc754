import { useRouteLoaderData } from "react-router";
import type { loader } from "#account/own/account-layout.tsx";

/** The signed-in reader's own record, inside the account's pages. */
export function useOwn() {
  const info = useRouteLoaderData<typeof loader>("account");
  if (!info) throw new Error("for pages of the account");
  return info;
}
