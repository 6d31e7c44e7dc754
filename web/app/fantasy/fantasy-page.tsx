import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { ownClient } from "#account/own/own-loader.ts";
import styles from "#fantasy/fantasy.module.css";
import { hasFantasy } from "#fantasy/has-fantasy.ts";
import { SquadArt } from "#fantasy/squad-art.tsx";
import { usePage } from "#frame/page.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { askedSport } from "#frame/paths/unknown.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { pageContext } from "#page-context.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { ChevronIcon, FootballIcon, StarIcon, TrophyIcon } from "#ui/icons.tsx";
import type { Route } from "./+types/fantasy-page";

export function loader(args: Route.LoaderArgs) {
  const sport = askedSport(pageUrl(args.request));
  ownClient(args);
  const { fantasy } = args.context.get(pageContext);
  return { sport, host: fantasy && new URL(fantasy.url).host, isOpen: hasFantasy(fantasy, sport) };
}

export const meta = (args: Route.MetaArgs) => hiddenMeta(args, "shell.menu.fantasy", "fantasy.about");

export const handle: PageHandle<unknown> = { shortTitle: (_, t) => t("shell.menu.fantasy") };

/** The way to the fantasy site; where there is none yet, what there is to do instead. */
export default function FantasyPage({ loaderData }: Route.ComponentProps) {
  const { sport, host, isOpen } = loaderData;
  const { locale, hasContest, t } = usePage();
  const heading = useId();
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <SquadArt sport={sport} />
        <div className={styles.words}>
          {!isOpen && <p className={styles.mark}>{t("fantasy.soon")}</p>}
          <h1>{t(`fantasy.title.${sport}`)}</h1>
          <p>{t(isOpen ? "fantasy.text" : "fantasy.soon.text")}</p>
          {isOpen && (
            <>
              {/* A whole load: the token is made for this moment, and leads off the site. */}
              <a className={styles.play} href={`/${locale}/${sport}/fantasysport/play`}>
                {t("fantasy.play")}
                <ChevronIcon />
              </a>
              <p className={styles.note}>{t("fantasy.note", { host: host ?? "" })}</p>
            </>
          )}
        </div>
      </section>
      <section className={styles.meanwhile} aria-labelledby={heading}>
        <h2 id={heading}>{t(isOpen ? "fantasy.beside" : "fantasy.meanwhile")}</h2>
        {!isOpen && host && (
          <Way
            to={`/${locale}/football/fantasysport`}
            icon={<FootballIcon />}
            name={t("fantasy.title.football")}
            text={t("fantasy.way.football")}
          />
        )}
        {hasContest && (
          <Way
            to={`/${locale}/${sport}/event?type=ongoing`}
            icon={<TrophyIcon />}
            name={t("shell.menu.events")}
            text={t("fantasy.way.events")}
          />
        )}
        <Way
          to={`/${locale}/${sport}/fav/teams`}
          icon={<StarIcon />}
          name={t("shell.menu.favourites")}
          text={t("fantasy.way.favourites")}
        />
      </section>
    </div>
  );
}

function Way({ to, icon, name, text }: { to: string; icon: ReactNode; name: string; text: string }) {
  return (
    <Link className={styles.way} to={to}>
      {icon}
      <span>
        <strong>{name}</strong>
        {text}
      </span>
      <ChevronIcon />
    </Link>
  );
}
