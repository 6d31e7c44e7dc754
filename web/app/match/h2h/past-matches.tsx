import type { CallReply } from "@scoreline/contract/call";
import type { lastMatches } from "@scoreline/contract/calls/h2h";
import type { PastMatchRow } from "@scoreline/contract/schemas/past-match";
import { localDay } from "@scoreline/domain/time/local-day";
import { clockTime, fullDate } from "@scoreline/i18n/format";
import { matchPath } from "@scoreline/site/addresses";
import { pairName } from "#favourite/names.ts";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { outcomeOf } from "#match/h2h/outcome-of.ts";
import styles from "#match/h2h/past-matches.module.css";
import { useMatch } from "#match/match-context.ts";
import { pointsOf } from "#reader/hidden/points.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { OutcomeChip } from "#ui/badges/outcome-chip.tsx";
import { NoData } from "#ui/panel.tsx";

type Side = CallReply<typeof lastMatches>["result"]["data"];
type Props = {
  matches: readonly PastMatchRow[] /** Whose wins and losses are marked. */;
  teamId?: number;
  side?: Side;
};

/** The site's notice speaks of it: times of this list are the same for everybody. */
const utc = { timeZone: "UTC", hours: "24" } as const;

/** Matches of the past, the newest first; days are the reader's own, as on every other page. */
export function PastMatches({ matches, teamId, side }: Props) {
  const { t } = usePage();
  if (matches.length === 0) return <NoData>{t("h2h.none")}</NoData>;
  return (
    <>
      {side && side.record.played > 0 && <Form side={side} />}
      <ul className={styles.list} data-wide={side === undefined || undefined}>
        {matches.map((match) => (
          <PastLine key={match.matchId} match={match} teamId={teamId} />
        ))}
      </ul>
    </>
  );
}

function Form({ side: { record, form } }: { side: Side }) {
  const { t } = usePage();
  const { sport } = useMatch();
  return (
    <div className={styles.form}>
      <span>
        {t("h2h.wins", { count: record.wins })}
        {sport === "football" && ` · ${t("h2h.draws", { count: record.draws })}`}
        {` · ${t("h2h.losses", { count: record.losses })}`}
      </span>
      <ol aria-label={t("h2h.form")}>
        {form.map((outcome, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outcomes have no other name than their place
          <li key={place}>
            <OutcomeChip outcome={outcome} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function PastLine({ match, teamId }: { match: PastMatchRow; teamId: number | undefined }) {
  const { t, locale, reader } = usePage();
  const { sport } = useMatch();
  const outcome = teamId === undefined ? undefined : outcomeOf(match, teamId);
  return (
    <li className={styles.row}>
      <Star className={styles.star} thing={{ kind: "match", sport, id: match.matchId, name: pairName(match) }} />
      <PageLink to={matchPath(locale, sport, match)} className={styles.match}>
        <span className={styles.when}>
          <time dateTime={new Date(match.kickoff).toISOString()}>
            {fullDate(localDay(match.kickoff, reader.timeZone), t)}
          </time>
          <span>{match.leagueName}</span>
          <small className="num">{t("h2h.utcTime", { time: clockTime(match.kickoff, utc, t) })}</small>
        </span>
        <span className={styles.teams}>
          {(["home", "away"] as const).map((side) => {
            const team = side === "home" ? match.homeTeam : match.awayTeam;
            return (
              <span key={side} data-winner={match.winner === side || undefined}>
                <Crest team={team} />
                <span className={styles.name}>{team.name}</span>
                <b className="num">{pointsOf(match, side)}</b>
              </span>
            );
          })}
        </span>
        {outcome && <OutcomeChip outcome={outcome} />}
      </PageLink>
    </li>
  );
}
