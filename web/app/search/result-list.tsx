import type { FoundThing } from "@scoreline/contract/schemas/found";
import type { Sport } from "@scoreline/domain/sport";
import { timeAgo } from "@scoreline/i18n/format";
import { leaguePath, newsPath, playerPath, teamPath } from "@scoreline/site/addresses";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useIsFavourite } from "#favourite/favourites-context.ts";
import type { Thing } from "#favourite/own-favourites.ts";
import { usePage } from "#frame/page.ts";
import type { NewsLine } from "#news/load-lines.ts";
import styles from "#search/search.module.css";
import type { Found } from "#search/use-found.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { Flag } from "#ui/badges/flag.tsx";
import { ChevronIcon, SearchIcon, StarIcon, TrophyIcon } from "#ui/icons.tsx";

type Props = {
  found: Found;
  sport: Sport;
  /** Whether these are the popular ones, not what was looked for. */
  popular: boolean;
  text: string;
  onCountry(country: FoundThing): void;
  onFavourite(thing: Thing, touched: Element): void;
  onRetry(): void;
};

export function ResultList({ found, sport, popular, text, onCountry, onFavourite, onRetry }: Props) {
  const { t } = usePage();
  const { sections, failed } = found;
  const count = sections?.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0;
  if (failed) {
    return (
      <div className={styles.empty} role="alert">
        <p>{t("search.failed")}</p>
        <button type="button" className={styles.retry} onClick={onRetry}>
          {t("search.retry")}
        </button>
      </div>
    );
  }
  if (!sections) return <Waiting />;
  if (count === 0) {
    return (
      <div className={styles.empty} role="status">
        <SearchIcon />
        <p>{t(popular ? "search.playerHint" : "search.noResult")}</p>
        {text && <p className={styles.hint}>{t("search.noResultHint")}</p>}
      </div>
    );
  }
  return (
    <>
      <p className="visually-hidden" role="status">
        {popular ? "" : t("search.count", { count })}
      </p>
      {sections.map((section) => (
        <section key={section.heading}>
          {section.heading !== "found" && (
            <h3 className={styles.heading}>
              {section.heading === "news" ? t("shell.news") : t(`search.popular.${section.heading}`)}
            </h3>
          )}
          <ul>
            {section.heading === "news"
              ? section.rows.map((story) => <StoryRow key={story.newsId} story={story} />)
              : section.rows.map((thing) => (
                  <Row
                    key={`${thing.kind} ${thing.sport} ${thing.id}`}
                    thing={thing}
                    sport={sport}
                    onCountry={onCountry}
                    onFavourite={onFavourite}
                  />
                ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type RowProps = Pick<Props, "sport" | "onCountry" | "onFavourite"> & { thing: FoundThing };

function Row({ thing, sport: near, onCountry, onFavourite }: RowProps) {
  const { locale, t } = usePage();
  const { sport } = thing;
  // What is of the other sport says so.
  const about = (words: string) => [sport !== near && t(`shell.${sport}`), words].filter(Boolean).join(" · ");
  switch (thing.kind) {
    case "country":
      return (
        <li className={styles.row}>
          <button type="button" data-row className={styles.link} onClick={() => onCountry(thing)}>
            <span className={styles.mark}>
              <Flag code={thing.code} />
            </span>
            <Words name={thing.name} about={about("")} />
            <ChevronIcon />
          </button>
        </li>
      );
    case "competition": {
      const { id, key, countryKey, countryCode } = thing;
      return (
        <FavouriteRow
          to={leaguePath(locale, sport, { countryKey, leagueKey: key, leagueId: id })}
          mark={countryCode ? <Flag code={countryCode} /> : <TrophyIcon />}
          about={about(thing.countryName)}
          thing={{ kind: thing.kind, sport, id: thing.id, name: thing.name }}
          onFavourite={onFavourite}
        />
      );
    }
    case "team":
      return (
        <FavouriteRow
          to={teamPath(locale, sport, { slug: thing.key, teamId: thing.id })}
          mark={<Crest team={thing.badge} size={26} />}
          about={about(thing.countryName)}
          thing={{ kind: thing.kind, sport, id: thing.id, name: thing.name }}
          onFavourite={onFavourite}
        />
      );
    case "player":
      return (
        <li className={styles.row}>
          <Link
            data-row
            className={styles.link}
            to={playerPath(locale, sport, { slug: thing.key, playerId: thing.id })}
          >
            <span className={styles.mark}>
              <Flag code={thing.countryCode} />
            </span>
            <Words name={thing.name} about={about(thing.teamName || thing.countryName)} />
          </Link>
        </li>
      );
  }
}

function StoryRow({ story }: { story: NewsLine }) {
  const { locale, now, t } = usePage();
  const { sport, title, publishedAt, comments } = story;
  const about = [t(`shell.${sport}`), timeAgo(publishedAt, now(), t), t("shell.comments", { count: comments })];
  return (
    <li className={styles.row}>
      <Link data-row className={`${styles.link} ${styles.story}`} to={newsPath(locale, story)}>
        <Words name={title} about={about.join(" · ")} />
      </Link>
    </li>
  );
}

type FavouriteRowProps = {
  to: string;
  mark: ReactNode;
  about: string;
  thing: Thing;
  onFavourite: Props["onFavourite"];
};

function FavouriteRow({ to, mark, about, thing, onFavourite }: FavouriteRowProps) {
  const { t } = usePage();
  const { name } = thing;
  const on = useIsFavourite(thing.kind, thing.id);
  return (
    <li className={styles.row}>
      <Link data-row className={styles.link} to={to}>
        <span className={styles.mark}>{mark}</span>
        <Words name={name} about={about} />
      </Link>
      <button
        type="button"
        className={styles.star}
        aria-pressed={on}
        aria-label={t("shell.favourite", { name })}
        onClick={(event) => onFavourite(thing, event.currentTarget)}
      >
        <StarIcon />
      </button>
    </li>
  );
}

function Words({ name, about }: { name: string; about?: string }) {
  return (
    <span className={styles.words}>
      <b>{name}</b>
      {about && <small>{about}</small>}
    </span>
  );
}

/** The places of the rows, so that nothing jumps when they come. */
function Waiting() {
  return (
    <ul className={styles.waiting} aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <li key={row} className={styles.row} />
      ))}
    </ul>
  );
}
