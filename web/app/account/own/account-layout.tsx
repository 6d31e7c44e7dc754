import { Outlet } from "react-router";
import { countryName } from "#account/own/country-name.ts";
import styles from "#account/own/own.module.css";
import { loadOwn } from "#account/own/own-loader.ts";
import type { PageHandle } from "#frame/short-title.ts";
import type { Route } from "./+types/account-layout";

export async function loader(args: Route.LoaderArgs) {
  const { info, locale } = await loadOwn(args);
  return { ...info, countryName: countryName(info.preferredCountry, locale) };
}

export const handle: PageHandle<unknown> = { shortTitle: (_, t) => t("account.title") };

/** What all pages of the account stand on: who it is. */
export default function AccountLayout() {
  return (
    <div className={styles.account}>
      <Outlet />
    </div>
  );
}
