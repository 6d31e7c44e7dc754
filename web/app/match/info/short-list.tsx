import { localDay } from "@scoreline/domain/time/local-day";
import { clockTime, fullDate } from "@scoreline/i18n/format";
import { matchPath } from "@scoreline/site/addresses";
import type { ReactNode } from "react";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import styles from "#match/info/side-panels.module.css";
import { useMatch } from "#match/match-context.ts";
import type { ShortPastRow, ShortRow } from "#match/short-row.ts";
import { pointsOf } from "#reader/hidden/points.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { Panel } from "#ui/panel.tsx";

type Listed = ShortRow & Partial<ShortPastRow>;

/** A few matches beside this one: past ones with their score, coming ones with their hour. */
export function ShortList({
  title,
  action,
  matches,
}: {
  title: string;
  action?: ReactNode;
  matches: readonly Listed[];
}) {
  const { t, reader } = usePage();
  if (matches.length === 0) return null;
  return (
    <Panel title={title} action={action}>
      <ul className={styles.matches}>
        {matches.map((match) => (
          <li key={match.matchId}>
            <ListedLink match={match}>
              <small>
                {fullDate(localDay(match.kickoff, reader.timeZone), t)}
                {match.leagueName && ` · ${match.leagueName}`}
                {match.kind === "scheduled" && ` · ${clockTime(match.kickoff, reader, t)}`}
              </small>
              {(["home", "away"] as const).map((side) => {
                const team = side === "home" ? match.homeTeam : match.awayTeam;
                return (
                  <span key={side} data-winner={match.winner === side || undefined}>
                    <Crest team={team} size={16} />
                    <span>{team.name}</span>
                    {match.kind !== "scheduled" && <b className="num">{pointsOf(match, side)}</b>}
                  </span>
                );
              })}
            </ListedLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Rows that do not say where they belong lead by an address that the site mends. */
function ListedLink({ match, children }: { match: Listed; children: ReactNode }) {
  const { locale } = usePage();
  const { sport, match: own } = useMatch();
  const { countryKey = own.league.countryKey, leagueKey = own.league.leagueKey, matchName, matchId } = match;
  return <PageLink to={matchPath(locale, sport, { countryKey, leagueKey, matchName, matchId })}>{children}</PageLink>;
}
