import { isLocale } from "@scoreline/domain/languages";
import { loadedTranslator } from "@scoreline/i18n/load";
import { allCountries, countryPath } from "@scoreline/site/addresses";
import { Link, type MetaDescriptor, Outlet, useRevalidator, useRouteError } from "react-router";
import { useShell } from "#frame/actions.ts";
import styles from "#frame/message-page.module.css";
import { AgainSoon, failureOf } from "#frame/notice.tsx";
import { usePage } from "#frame/page.ts";
import { FootballIcon, SearchIcon, WhistleIcon } from "#ui/icons.tsx";
import type { Route } from "./+types/page-boundary";

export function meta({ error, params }: Route.MetaArgs): MetaDescriptor[] {
  const { locale = "" } = params;
  if (!error || !isLocale(locale)) return [];
  const t = loadedTranslator(locale);
  return [{ title: `${t(`shell.${failureOf(error)}.title`)} – Scoreline` }, { name: "robots", content: "noindex" }];
}

export default function PageBoundary() {
  return <Outlet />;
}

/** One sentence and the ways on, where the page would be: header, footer, menus and search stay. */
export function ErrorBoundary() {
  const { locale, t } = usePage();
  const { sport, openSearch } = useShell();
  const { revalidate } = useRevalidator();
  const kind = failureOf(useRouteError());
  return (
    <section className={styles.page}>
      {kind === "unavailable" && <AgainSoon />}
      <span className={styles.art}>{kind === "notFound" ? <FootballIcon /> : <WhistleIcon />}</span>
      <h1>{t(`shell.${kind}.title`)}</h1>
      <p>{t(`shell.${kind}.text`)}</p>
      {kind === "notFound" ? (
        <button type="button" className={styles.way} onClick={openSearch}>
          <SearchIcon />
          {t("shell.search")}
        </button>
      ) : (
        <button type="button" className={styles.way} onClick={() => void revalidate()}>
          {t("shell.tryAgain")}
        </button>
      )}
      <p className={styles.ways}>
        <Link to={`/${locale}/${sport}/matches`}>{t("shell.toMatches")}</Link>
        <Link to={countryPath(locale, sport, { countryKey: allCountries })}>{t("shell.allCompetitions")}</Link>
      </p>
    </section>
  );
}
