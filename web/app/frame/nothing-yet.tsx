import { menuPlace } from "@scoreline/site/menus";
import { Link, useLocation } from "react-router";
import { useShell } from "#frame/actions.ts";
import styles from "#frame/message-page.module.css";
import { usePage } from "#frame/page.ts";
import { localeOf } from "#frame/paths/locale-of.ts";
import { askedSport } from "#frame/paths/unknown.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { FilmIcon, NewsIcon } from "#ui/icons.tsx";
import type { Route } from "./+types/nothing-yet";

export function loader({ request, params, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  localeOf(params.locale, url);
  if ("sport" in params) askedSport(url, context);
  return null;
}

export function meta(args: Route.MetaArgs) {
  const kind = kindOf(args.location.pathname);
  return hiddenMeta(args, kind === "news" ? "shell.news" : `shell.menu.${kind}`, `shell.nothing.${kind}`);
}

const icons = { news: NewsIcon, highlights: FilmIcon };

function kindOf(pathname: string): keyof typeof icons {
  return menuPlace(pathname).tab === "news" ? "news" : "highlights";
}

/** A page of the menu that has nothing to show: one sentence and one way on. */
export default function NothingYet() {
  const { locale, t } = usePage();
  const { sport } = useShell();
  const kind = kindOf(useLocation().pathname);
  const Icon = icons[kind];
  return (
    <section className={styles.page}>
      <span className={styles.art}>
        <Icon />
      </span>
      <h1>{kind === "news" ? t("shell.news") : t(`shell.menu.${kind}`)}</h1>
      <p>{t(`shell.nothing.${kind}`)}</p>
      <Link className={styles.way} to={`/${locale}/${sport}/matches`}>
        {t("shell.toMatches")}
      </Link>
    </section>
  );
}
