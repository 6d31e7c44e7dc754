import type { FoundCompetition, FoundCountry, FoundTeam } from "@scoreline/contract/schemas/found";
import type { Sport } from "@scoreline/domain/sport";
import type { ReactNode } from "react";
import styles from "#favourite/dialog/dialog.module.css";
import { type DialogTab, isEmpty, type Listed } from "#favourite/dialog/dialog-calls.ts";
import { FavouriteCard } from "#favourite/dialog/favourite-card.tsx";
import type { Asked } from "#favourite/dialog/use-asked.ts";
import { usePage } from "#frame/page.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { Flag } from "#ui/badges/flag.tsx";
import { BasketballIcon, ChevronIcon, FootballIcon, SearchIcon, TrophyIcon } from "#ui/icons.tsx";

type Props = {
  asked: Asked<Listed>;
  sport: Sport;
  tab: DialogTab;
  popular: boolean;
  country: FoundCountry | undefined;
  onCountry(country: FoundCountry): void;
  onRetry(): void;
};

/** The lists of a tab: in the filter countries come first, beside the competitions they come after them. */
export function ListView({ asked, sport, tab, popular, country, onCountry, onRetry }: Props) {
  const { t } = usePage();
  const { answer, failed } = asked;
  if (failed) return <Failed onRetry={onRetry} />;
  if (!answer) return <Waiting />;
  if (isEmpty(answer)) return <NoResult />;
  const countries = (
    <Section title={t("favourites.countries")} rows={answer.countries}>
      {(one) => <CountryRow key={one.id} one={one} chosen={one.id === country?.id} onChoose={() => onCountry(one)} />}
    </Section>
  );
  // Where a tab has one kind only, its name says what it is.
  const titleOf = (kind: "teams" | "competitions") => {
    if (tab === "filter") return t(`favourites.tab.${kind}`);
    return popular ? t("favourites.popular") : undefined;
  };
  return (
    <>
      {tab === "filter" && countries}
      <Section title={titleOf("competitions")} rows={answer.competitions}>
        {(one) => <CompetitionRow key={one.id} one={one} sport={sport} />}
      </Section>
      <Section title={titleOf("teams")} rows={answer.teams}>
        {(one) => <TeamRow key={one.id} one={one} sport={sport} />}
      </Section>
      {tab !== "filter" && countries}
    </>
  );
}

type SectionProps<Row> = {
  title: string | undefined;
  rows: readonly Row[] | undefined;
  children(row: Row): ReactNode;
};

function Section<Row>({ title, rows = [], children }: SectionProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section>
      {title && <h3 className={styles.heading}>{title}</h3>}
      <ul>{rows.map(children)}</ul>
    </section>
  );
}

/** A country is no favourite: it leads to its competitions. */
function CountryRow({ one, chosen, onChoose }: { one: FoundCountry; chosen: boolean; onChoose(): void }) {
  return (
    <li>
      <button
        type="button"
        className={styles.country}
        data-country-row={one.id}
        aria-expanded={chosen}
        onClick={onChoose}
      >
        <span className={styles.mark}>
          <Flag code={one.code} />
        </span>
        <b>{one.name}</b>
        <ChevronIcon />
      </button>
    </li>
  );
}

export function CompetitionRow({ one, sport }: { one: FoundCompetition; sport: Sport }) {
  return (
    <FavouriteCard
      thing={{ kind: "competition", sport, id: one.id, name: one.name }}
      mark={one.logo ? <img src={one.logo} alt="" width="24" height="24" /> : <Flag code={one.countryCode} />}
      about={one.countryName}
    />
  );
}

/** In the list of a country its flag says nothing: what kind it is, how many take part, and what is on. */
export function CompetitionOfCountry({ one, sport }: { one: FoundCompetition; sport: Sport }) {
  const { t } = usePage();
  const { isCup, clubs = 0, live = 0 } = one;
  const SportIcon = sport === "football" ? FootballIcon : BasketballIcon;
  const size = [
    clubs > 0 && t("favourites.clubs", { count: clubs }),
    live > 0 && t("favourites.live", { count: live }),
  ];
  return (
    <FavouriteCard
      thing={{ kind: "competition", sport, id: one.id, name: one.name }}
      mark={one.logo ? <img src={one.logo} alt="" width="24" height="24" /> : isCup ? <TrophyIcon /> : <SportIcon />}
      about={size.filter(Boolean).join(" · ")}
    />
  );
}

function TeamRow({ one, sport }: { one: FoundTeam; sport: Sport }) {
  return (
    <FavouriteCard
      thing={{ kind: "team", sport, id: one.id, name: one.name }}
      mark={<Crest team={one.badge} size={26} />}
      about={one.countryName}
    />
  );
}

export function NoResult() {
  const { t } = usePage();
  return (
    <div className={styles.empty} role="status">
      <SearchIcon />
      <p>{t("favourites.noResult")}</p>
    </div>
  );
}

export function Failed({ onRetry }: { onRetry(): void }) {
  const { t } = usePage();
  return (
    <div className={styles.empty} role="alert">
      <p>{t("favourites.failed")}</p>
      <button type="button" className={styles.done} onClick={onRetry}>
        {t("favourites.retry")}
      </button>
    </div>
  );
}

/** The places of the rows, so that nothing jumps when they come. */
export function Waiting() {
  return (
    <ul className={styles.waiting} aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <li key={row} />
      ))}
    </ul>
  );
}
