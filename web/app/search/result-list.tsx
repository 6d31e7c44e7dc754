import type { FoundCountry } from "@scoreline/contract/schemas/found";
import type { Sport } from "@scoreline/domain/sport";
import { leaguePath, playerPath, teamPath } from "@scoreline/site/addresses";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#search/search.module.css";
import type { Section } from "#search/search-calls.ts";
import type { Found } from "#search/use-found.ts";
import { Crest } from "#ui/crest.tsx";
import { Flag } from "#ui/flag.tsx";
import { ChevronIcon, SearchIcon, StarIcon, TrophyIcon } from "#ui/icons.tsx";

type Props = {
  found: Found;
  sport: Sport;
  /** Whether these are the popular ones, not what was looked for. */
  popular: boolean;
  text: string;
  onCountry(country: FoundCountry): void;
  onFavourite(): void;
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
        <p>{t("search.noResult")}</p>
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
        <section key={section.kind}>
          <h3 className={styles.heading}>
            {popular && section.kind !== "player"
              ? t(`search.popular.${section.kind}`)
              : t(`search.section.${section.kind}`)}
          </h3>
          <ul>
            <Rows section={section} sport={sport} onCountry={onCountry} onFavourite={onFavourite} />
          </ul>
        </section>
      ))}
    </>
  );
}

type RowsProps = Pick<Props, "sport" | "onCountry" | "onFavourite"> & { section: Section };

function Rows({ section, sport, onCountry, onFavourite }: RowsProps) {
  const { locale } = usePage();
  switch (section.kind) {
    case "country":
      return section.rows.map((country) => (
        <li key={country.id} className={styles.row}>
          <button type="button" data-row className={styles.link} onClick={() => onCountry(country)}>
            <span className={styles.mark}>
              <Flag code={country.code} />
            </span>
            <Words name={country.name} />
            <ChevronIcon />
          </button>
        </li>
      ));
    case "competition":
      return section.rows.map(({ id, key, name, countryKey, countryCode, countryName, isFav }) => (
        <FavouriteRow
          key={id}
          to={leaguePath(locale, sport, { countryKey, leagueKey: key, leagueId: id })}
          mark={countryCode ? <Flag code={countryCode} /> : <TrophyIcon />}
          name={name}
          about={countryName}
          isFav={isFav}
          onFavourite={onFavourite}
        />
      ));
    case "team":
      return section.rows.map(({ id, key, name, badge, countryName, isFav }) => (
        <FavouriteRow
          key={id}
          to={teamPath(locale, sport, { slug: key, teamId: id })}
          mark={<Crest team={badge} size={26} />}
          name={name}
          about={countryName}
          isFav={isFav}
          onFavourite={onFavourite}
        />
      ));
    case "player":
      return section.rows.map(({ id, key, name, countryCode, countryName, teamName }) => (
        <li key={id} className={styles.row}>
          <Link data-row className={styles.link} to={playerPath(locale, sport, { slug: key, playerId: id })}>
            <span className={styles.mark}>
              <Flag code={countryCode} />
            </span>
            <Words name={name} about={teamName || countryName} />
          </Link>
        </li>
      ));
  }
}

type FavouriteRowProps = {
  to: string;
  mark: ReactNode;
  name: string;
  about: string;
  isFav: boolean;
  onFavourite(): void;
};

function FavouriteRow({ to, mark, name, about, isFav, onFavourite }: FavouriteRowProps) {
  const { t } = usePage();
  return (
    <li className={styles.row}>
      <Link data-row className={styles.link} to={to}>
        <span className={styles.mark}>{mark}</span>
        <Words name={name} about={about} />
      </Link>
      <button
        type="button"
        className={styles.star}
        aria-pressed={isFav}
        aria-label={t("search.favourite", { name })}
        onClick={onFavourite}
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
