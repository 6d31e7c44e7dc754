import type { CareerRow } from "@scoreline/domain/people";
import type { Database } from "@scoreline/store/engine/open";
import { loadEvents } from "@scoreline/store/match/matches";
import { careersAfter, transfersOfPlayer } from "@scoreline/store/people/people";
import { type CountedSeason, type Over, Tally } from "#recount/season.ts";

type Line = { player: number; row: CareerRow<number, number> };
/** What careers say of each season of a competition, and whose career is told at all. */
export type CareerLines = { bySeason: Map<string, Line[]>; players: Set<number> };

const seasonKey = (competition: number | undefined, season: string) => `${competition} ${season}`;
const atOnce = 500;

/** All careers by competition and season; of some, whether transfers say why somebody changed clubs. */
export async function careerLines(db: Database, each: number, add: (fault: string) => void): Promise<CareerLines> {
  const lines: CareerLines = { bySeason: new Map(), players: new Set() };
  let last = 0;
  for (;;) {
    const careers = await careersAfter(db, last, atOnce);
    for (const { playerId: player, rows } of careers) {
      lines.players.add(player);
      for (const row of rows) {
        const key = seasonKey(row.competition, row.season);
        const known = lines.bySeason.get(key);
        if (known) known.push({ player, row });
        else lines.bySeason.set(key, [{ player, row }]);
      }
      if (player % each === 0) for (const fault of await unexplained(db, player, rows)) add(fault);
    }
    const next = careers.at(-1)?.playerId;
    if (next === undefined) return lines;
    last = next;
  }
}

/** Of whoever is at a club now every transfer is told. Lines without days are those of cups. */
async function unexplained(
  db: Database,
  player: number,
  rows: readonly CareerRow<number, number>[],
): Promise<string[]> {
  const clubs = rows
    .filter(({ from }) => from !== undefined)
    .toSorted((one, other) => ((one.from ?? "") < (other.from ?? "") ? -1 : 1));
  if (clubs.at(-1)?.until !== undefined) return [];
  const changes = clubs.filter(({ team }, index) => index > 0 && clubs[index - 1]?.team !== team);
  if (changes.length === 0) return [];
  const transfers = await transfersOfPlayer(db, player);
  return changes.flatMap(({ team, season }) =>
    transfers.some(({ toTeamId }) => toTeamId === team)
      ? []
      : [`player ${player} is at team ${team} in ${season}, and no transfer says why`],
  );
}

/**
 * Careers of a season that is over, against its matches: goals one by one where it is told who scored, points by team. Of the
 * oldest season nobody is told of who had left by the next one, so careers may say less of it, and never more.
 */
export async function* careerFaults(
  { competition, season, over }: CountedSeason,
  { bySeason, players }: CareerLines,
  isOldest: boolean,
  isClub: (team: number) => boolean,
  db: Database,
) {
  const lines = bySeason.get(seasonKey(competition.id, season.name)) ?? [];
  if (lines.length === 0 || competition.format === "friendlies") return;
  const name = `${competition.names.en} ${season.name}`;
  const figure = competition.sport === "football" ? "goals" : "points";
  const scored = new Tally<number>();
  for (const { home, away, score } of over) {
    scored.add(home, { [figure]: score.home });
    scored.add(away, { [figure]: score.away });
  }
  const told = new Tally<number>();
  for (const { row } of lines) told.add(row.team, { [figure]: row[figure] ?? 0 });
  for (const team of told.sums.keys()) {
    if (!isClub(team)) continue;
    const [own, all] = [told.of(team, figure), scored.of(team, figure)];
    const differs = competition.sport === "basketball" && !isOldest ? own !== all : own > all;
    if (differs) yield `${name}: careers have ${own} ${figure} for team ${team}, its matches ${all}`;
  }
  if (competition.sport === "football" && !isOldest)
    yield* scorerFaults(name, over, lines, (player, team) => players.has(player) && isClub(team), db);
}

async function* scorerFaults(
  name: string,
  over: readonly Over[],
  lines: readonly Line[],
  isTold: (player: number, team: number) => boolean,
  db: Database,
) {
  const scored = new Tally<string>();
  const matches = new Map(over.map((one) => [one.head.id, one]));
  const events = await loadEvents(db, [...matches.keys()]);
  for (const [id, own] of events)
    for (const event of own) {
      const match = matches.get(id);
      if (!match || event.type !== "goal" || event.phase === "penalties" || event.how === "own-goal") continue;
      if (event.player !== undefined) scored.add(`${event.player} ${match[event.side]}`, { goals: 1 });
    }
  if (scored.sums.size === 0) return;
  const told = new Tally<string>();
  for (const { player, row } of lines) told.add(`${player} ${row.team}`, { goals: row.goals ?? 0 });
  for (const key of new Set([...scored.sums.keys(), ...told.sums.keys()])) {
    const [player = 0, team = 0] = key.split(" ").map(Number);
    const [inMatches, inCareer] = [scored.of(key, "goals"), told.of(key, "goals")];
    if (inMatches !== inCareer && isTold(player, team))
      yield `${name}: player ${player} has ${inCareer} goals for team ${team} in the career, ${inMatches} in the matches`;
  }
}
