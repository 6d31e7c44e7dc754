import type { Sport } from "@scoreline/domain/sport";
import { clockTime } from "@scoreline/i18n/format";
import { leaguePath } from "@scoreline/site/addresses";
import { type CSSProperties, memo, type ReactNode } from "react";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import type { Group } from "#scores/list/arrange.ts";
import styles from "#scores/list/league-group.module.css";
import { MatchListRow } from "#scores/list/match-row.tsx";
import type { ListedMatch } from "#scores/list/packed-list.ts";
import type { ListBoard } from "#scores/list/use-live-list.ts";
import { Flag } from "#ui/badges/flag.tsx";

type Props = {
  group: Group;
  /** How many of its rows are drawn; there is room for the others. */
  drawn: number;
  /** Among the first, which are on the screen from the start. */
  near: boolean;
  sport: Sport;
  board: ListBoard;
  pinned: boolean;
  folded: boolean;
  onPin(leagueId: number): void;
  onFold(leagueId: number): void;
};

/** Competitions with so few matches share a card with their neighbours. */
const smallGroup = 2;

/** Whether a line under the names says how it was decided. */
const hasNote = (row: ListedMatch | undefined) => Boolean(row?.penalties || row?.aggregate);

/** A card of matches. What is out of sight is laid out when it comes near; until then its size is reckoned by its rows. */
export const LeagueGroup = memo(function LeagueGroup({ group, drawn, near, sport, board, ...head }: Props) {
  const { key, heading, matches } = group;
  const rows = head.folded ? 0 : matches.length;
  const notes = head.folded ? 0 : matches.filter(({ matchId }) => hasNote(board.get(matchId)?.row)).length;
  return (
    <section
      className={styles.group}
      data-near={near || undefined}
      data-growing={drawn < matches.length || undefined}
      data-by={typeof heading === "object" ? undefined : "time"}
      data-small={(matches.length <= smallGroup && heading !== "favourites") || undefined}
      style={{ "--rows": rows, "--notes": notes } as CSSProperties}
      aria-labelledby={key}
    >
      {typeof heading === "object" ? (
        <LeagueHead id={key} league={heading} sport={sport} {...head} />
      ) : (
        <PlainHead id={key} heading={heading} />
      )}
      {rows > 0 && (
        <ul>
          {matches.slice(0, drawn).map(({ matchId, league }) => (
            <MatchListRow
              key={matchId}
              matchId={matchId}
              league={league}
              nameLeague={typeof heading !== "object"}
              sport={sport}
              board={board}
            />
          ))}
        </ul>
      )}
    </section>
  );
});

/** A time, or the reader's own. */
function PlainHead({ id, heading }: { id: string; heading: number | "favourites" }) {
  const { reader, t } = usePage();
  return (
    <div className={styles.head}>
      <h2 id={id} className={`${styles.time} num`}>
        {heading === "favourites" ? t("scores.filter.favourites") : clockTime(heading, reader, t)}
      </h2>
    </div>
  );
}

type HeadProps = Omit<Props, "group" | "drawn" | "near" | "board"> & {
  id: string;
  league: Extract<Group["heading"], object>;
};

function LeagueHead({ id, league, sport, pinned, folded, onPin, onFold }: HeadProps) {
  const { locale, reader, t } = usePage();
  const withOdds = reader.showOdds && reader.listOdds;
  const { leagueId, leagueName, countryName, countryCode, round } = league;
  // A number is a round; other codes name a stage, which the league's page words.
  const [, week, number] = /^(week-)?(\d+)$/.exec(round ?? "") ?? [];
  const when = number && t(week ? "scores.week" : "scores.round", { round: number });
  return (
    <div className={styles.head}>
      <Flag code={countryCode} />
      <h2 id={id} className={styles.league}>
        <a href={leaguePath(locale, sport, league)}>{leagueName}</a>
      </h2>
      <small className={styles.where}>
        <span>{countryName}</span>
        {when && <span>{`\u00a0· ${when}`}</span>}
      </small>
      {withOdds && !folded && <OddsHead sport={sport} />}
      <Star className={styles.star} thing={{ kind: "competition", sport, id: leagueId, name: leagueName }} />
      <HeadButton
        className={styles.pin}
        name={t("scores.pin", { league: leagueName })}
        pressed={pinned}
        onClick={() => onPin(leagueId)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 3h6l-1 6 4 4v2H6v-2l4-4ZM12 15v6" />
        </svg>
      </HeadButton>
      <button
        type="button"
        className={styles.fold}
        aria-label={t("scores.matchesOf", { league: leagueName })}
        aria-expanded={!folded}
        onClick={() => onFold(leagueId)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
    </div>
  );
}

/** Over the prices: home, draw, away, as everywhere. */
function OddsHead({ sport }: { sport: Sport }) {
  return (
    <span className={styles.odds} aria-hidden="true">
      {(sport === "football" ? ["1", "X", "2"] : ["1", "2"]).map((head) => (
        <span key={head}>{head}</span>
      ))}
    </span>
  );
}

type ButtonProps = {
  className?: string | undefined;
  name: string;
  pressed: boolean;
  onClick(): void;
  children: ReactNode;
};

function HeadButton({ className, name, pressed, onClick, children }: ButtonProps) {
  return (
    <button type="button" className={className} aria-label={name} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}
