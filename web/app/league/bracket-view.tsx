import type { LeagueBadge, TeamBadge } from "@scoreline/contract/schemas";
import type { BracketBoard, BracketRoundRow, BracketTie } from "@scoreline/contract/schemas/league";
import type { Side, Sport } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { dayAndMonth } from "@scoreline/i18n/format";
import type { Translate } from "@scoreline/i18n/translate";
import { matchPath, teamPath } from "@scoreline/site/addresses";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#league/bracket.module.css";
import { stageName } from "#league/words.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { Panel } from "#ui/panel.tsx";

type League = LeagueBadge & { sport: Sport };
/** Ranks by team, where each half of the bracket is a conference. */
type Seeds = ReadonlyMap<number, number> | undefined;
type Props = { bracket: BracketBoard; league: League; seeds?: Seeds };

/** The way to a cup: rounds side by side, each a list of its ties. On a phone a round fills the screen and is swiped. */
export function BracketView({ bracket, league, seeds }: Props) {
  const { t } = usePage();
  const title = t(`league.bracket.${bracket.prefix || "cup"}` as MessageKey);
  const { rounds, thirdPlace } = bracket;
  // A round with few ties stands in the middle of one with many: every tie takes the room of those that lead to it.
  const spans = rounds.map((_, index) => 2 ** index);
  const height = Math.max(
    ...rounds.flatMap(({ ties }, index) => ties.map(({ slot }) => (slot + 1) * (spans[index] ?? 1))),
  );
  return (
    <Panel title={title}>
      <p className={styles.hint}>{t("league.bracket.hint")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.rounds} tabIndex={0} aria-label={t("league.rounds")}>
        {rounds.map((round, index) => (
          <Round
            key={round.subLeagueId}
            round={round}
            league={league}
            seeds={bracket.prefix === "playoff" ? seeds : undefined}
            before={rounds[index - 1]}
            span={spans[index] ?? 1}
            height={height}
            last={index === rounds.length - 1}
            after={index === rounds.length - 1 ? thirdPlace : null}
          />
        ))}
      </section>
    </Panel>
  );
}

type RoundProps = {
  round: BracketRoundRow;
  league: League;
  seeds: Seeds;
  /** The round whose winners meet in this one. */
  before: BracketRoundRow | undefined;
  span: number;
  /** Rows of the whole drawing. */
  height: number;
  last: boolean;
  after: BracketRoundRow | null;
};

function Round({ round, league, seeds, before, span, height, last, after }: RoundProps) {
  const { t } = usePage();
  const heading = `round-${round.subLeagueId}`;
  return (
    <section className={styles.round} aria-labelledby={heading}>
      <h3 id={heading}>{roundTitle(round, t)}</h3>
      <ol className={styles.ties} style={{ gridTemplateRows: `repeat(${height}, minmax(0, 1fr))` }}>
        {round.ties.map((tie) => (
          <li
            key={tie.slot}
            className={styles.place}
            style={{ gridRow: `${tie.slot * span + 1} / span ${span}` }}
            data-first={span === 1 || undefined}
            data-last={last || undefined}
            data-lower={tie.slot % 2 === 1 || undefined}
          >
            <Tie tie={filled(tie, before, t)} league={league} seeds={seeds} />
          </li>
        ))}
      </ol>
      {after?.ties.map((tie) => (
        <div key={tie.slot} className={styles.third}>
          <h3>{roundTitle(after, t)}</h3>
          <Tie tie={tie} league={league} seeds={seeds} />
        </div>
      ))}
    </section>
  );
}

/** The bracket's own title says which play-offs they are. */
function roundTitle(round: BracketRoundRow, t: Translate): string {
  const code =
    round.code === "playoff-round" ? round.code : round.code.replace(/^((promotion-)?playoff|season-cup)-/, "");
  return stageName({ ...round, code }, t);
}

/** Two ties lead to one, the upper and the lower: a side that is not known yet is one of the two who play for it. */
function filled(tie: BracketTie, before: BracketRoundRow | undefined, t: Translate): BracketTie {
  const fill = (team: TeamBadge, slot: number): TeamBadge => {
    if (team.teamId !== 0 || !/^W\d+$/.test(team.name) || !before) return team;
    const feeder = before.ties.find((one) => one.slot === slot);
    const known = feeder && feeder.home.teamId !== 0 && feeder.away.teamId !== 0;
    const name = known
      ? `${feeder.home.shortName} / ${feeder.away.shortName}`
      : t("league.bracket.winnerOf", { round: roundTitle(before, t), number: slot + 1 });
    return { ...team, name, shortName: name };
  };
  return { ...tie, home: fill(tie.home, tie.slot * 2), away: fill(tie.away, tie.slot * 2 + 1) };
}

function Tie({ tie, league, seeds }: { tie: BracketTie; league: League; seeds: Seeds }) {
  const { locale, reader, t } = usePage();
  const { sport } = league;
  const first = tie.matches[0];
  const on = tie.matches.some(({ kind }) => kind === "live");
  return (
    <article className={styles.tie} data-live={on || undefined}>
      <Row tie={tie} side="home" sport={sport} seed={seeds?.get(tie.home.teamId)} />
      <Row tie={tie} side="away" sport={sport} seed={seeds?.get(tie.away.teamId)} />
      <footer className={styles.foot}>
        {tie.matches.map((match, index) => (
          <Link key={match.matchId} to={matchPath(locale, sport, { ...league, ...match })}>
            {tie.matches.length > 1 && (
              <span className="visually-hidden">{t("league.bracket.legs", { number: index + 1 })} </span>
            )}
            {match.homeTeamScore === null || match === first || tie.matches.length > 1 ? (
              <span className="num">
                {match.homeTeamScore === null || tie.matches.length === 1
                  ? dayAndMonth(localDay(match.kickoff, reader.timeZone), t)
                  : legScore(match, tie)}
              </span>
            ) : null}
          </Link>
        ))}
        {tie.penalties && <span>{t("league.bracket.penalties", tie.penalties)}</span>}
      </footer>
    </article>
  );
}

/** From the point of view of the side that stands first, whoever was at home. */
function legScore(match: BracketTie["matches"][number], tie: BracketTie): string {
  const turned = match.homeTeam.teamId !== tie.home.teamId;
  const [one, other] = [match.homeTeamScore, match.awayTeamScore];
  return turned ? `${other}–${one}` : `${one}–${other}`;
}

type RowProps = { tie: BracketTie; side: Side; sport: Sport; seed: number | undefined };

function Row({ tie, side, sport, seed }: RowProps) {
  const { t } = usePage();
  const won = tie.winner === side;
  return (
    <div className={styles.row} data-winner={won || undefined} data-out={(tie.winner && !won) || undefined}>
      {seed !== undefined && (
        <span className={`${styles.seed} num`}>
          <span aria-hidden="true">{seed}</span>
          <span className="visually-hidden">{t("league.bracket.seed", { number: seed })}</span>
        </span>
      )}
      <Name team={tie[side]} sport={sport} />
      {won && <span className="visually-hidden">{t("league.bracket.through")}</span>}
      <b className="num">{tie.score?.[side] ?? ""}</b>
    </div>
  );
}

function Name({ team, sport }: { team: TeamBadge; sport: Sport }) {
  const { locale } = usePage();
  const inside = (
    <>
      <Crest team={team} size={16} />
      <span title={team.name}>{team.shortName}</span>
    </>
  );
  // A place that nobody fills yet has no page.
  if (team.teamId === 0) return <span className={styles.name}>{inside}</span>;
  return (
    <Link className={styles.name} to={teamPath(locale, sport, team)}>
      {inside}
    </Link>
  );
}
