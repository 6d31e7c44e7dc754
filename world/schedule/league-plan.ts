import type { WorldCompetition } from "#competitions/registry.ts";
import { rng } from "#random.ts";
import { bracketOf, halvesOf, type KnockoutRound, seedsOf } from "#schedule/bracket.ts";
import type { Busy } from "#schedule/busy.ts";
import { spreadDaily } from "#schedule/dense.ts";
import { clashOf } from "#schedule/elsewhere.ts";
import { fillersOf } from "#schedule/fillers.ts";
import { seriesFixtures, tieFixtures } from "#schedule/knockout.ts";
import { atOnce, leagueWindows, restMinutes } from "#schedule/league-windows.ts";
import { chooseWindows, cutEarly, cutLate, evenly, type Penalty } from "#schedule/pick-windows.ts";
import { type Placing, placingOf } from "#schedule/place-round.ts";
import type { Fixture, Place, Season, SeasonPlan, Stage } from "#schedule/plan-types.ts";
import { type Playoff, playInRounds, playoffOf, playoffRounds } from "#schedule/playoffs.ts";
import { conferenceRounds, type Round, roundRobin } from "#schedule/round-robin.ts";
import { seasonCupFixtures, seasonCupOf } from "#schedule/season-cup.ts";
import type { SeasonDays } from "#schedule/seasons.ts";
import { datedFixtures, roundFixtures, type TableRound, tableRounds } from "#schedule/table-fixtures.ts";
import { clustersOf, midweekOf, windowsOf } from "#schedule/windows.ts";
import { type DayNumber, dayMs } from "#schedule/zone-clock.ts";

/** Two and more games a week leave no two full days between them. */
const denseRest = 18 * 60;

const ranksOf = (stage: string, from: number, count: number): Place[] =>
  Array.from({ length: count }, (_, index) => ({ feeder: { kind: "rank", stage, rank: from + index } }));

type Tables = { stages: Stage[]; rounds: TableRound[]; regular: number };

/** The tables of a season and who meets whom in which round. */
function tablesOf(world: WorldCompetition, seed: string, season: Season): Tables {
  const random = rng(seed, season.ref, "draw");
  const { format } = world.competition;
  const placed = (clubs: readonly string[]): Place[] => clubs.map((club) => ({ club }));
  if (format.kind === "conferences") {
    const size = world.teams.length / format.names.length;
    const stages = format.names.map((names, index): Stage => {
      const clubs = random.shuffle(world.teams.slice(index * size, (index + 1) * size));
      return { code: `conference-${index + 1}`, kind: "table", order: index, names, places: placed(clubs) };
    });
    const rounds = conferenceRounds(stages.length, size, format, random);
    return { stages, rounds: numbered(rounds, stages, size), regular: rounds.length };
  }
  if (format.kind !== "league") throw new Error(`${world.id} is no league`);
  const places = placed(random.shuffle(world.teams));
  const regular: Stage = { code: "regular", kind: "table", order: 0, places };
  const first = tableRounds([{ stage: "regular", places, rounds: roundRobin(places.length, format.legs) }], 0);
  let from = 1;
  const groups = (format.split ?? []).map((size, index): Stage => {
    const ranks = ranksOf("regular", from, size);
    from += size;
    return { code: `split-${index + 1}`, kind: "table", order: index + 1, places: ranks };
  });
  // Leagues that meet an even number of times before the split do so after it as well.
  const legs = format.legs % 2 === 0 ? 2 : 1;
  const second = tableRounds(
    groups.map(({ code, places }) => ({ stage: code, places, rounds: roundRobin(places.length, legs) })),
    first.length,
  );
  return { stages: [regular, ...groups], rounds: [...first, ...second], regular: first.length };
}

/** Rounds over all conferences' seats; a match between two of them belongs to the table of the home side. */
function numbered(rounds: readonly Round[], stages: readonly Stage[], size: number): TableRound[] {
  const places = stages.flatMap((stage) => stage.places);
  return rounds.map((round, index) => ({
    number: index + 1,
    meetings: round.flatMap(([one, other]) => {
      const home = places[one];
      const away = places[other];
      const stage = stages[Math.floor(one / size)];
      return home && away && stage ? [{ stage: stage.code, home, away }] : [];
    }),
  }));
}

export function leaguePlan(
  world: WorldCompetition,
  seed: string,
  season: Season,
  days: SeasonDays,
  elsewhere: Busy,
): SeasonPlan {
  const playoff = playoffOf(world);
  const { stages, rounds, regular } = tablesOf(world, seed, season);
  const bracket = playoff ? playoffBracket(world, season, stages, playoff) : [];
  const games = rounds.flatMap(({ meetings }) => meetings);
  const cup = seasonCupOf(world, seed, season, days, stages, games);
  const tables = [...stages, ...(cup?.stages ?? [])];
  const knockout = [...(cup?.bracket ?? []), ...bracket];
  const fillers = fillersOf(
    new Map(knockout.flatMap(({ ties }) => ties.map(({ id, home, away }) => [id, [home, away]] as const))),
    new Map(tables.map(({ code, places }) => [code, places])),
  );
  const inside = playoff && !playoff.after ? playoffRounds(world) * 7 + 3 : 0;
  const tableDays: SeasonDays = { ...days, end: days.end - inside };
  const random = rng(seed, season.ref, "slots");
  const clash = clashOf(world, elsewhere, false);
  const found = leagueWindows(world, rounds.length, tableDays, clash);
  const fixtures: Fixture[] = [];
  if (found) {
    const prominent = world.sport === "football" && !world.derived && world.competition.popularity >= 30;
    const gap = restMinutes[world.sport];
    const windows = cutLate(prominent ? atOnce(found, regular - 1) : found, gap);
    const placing = placingOf(world, random, gap, elsewhere, fillers);
    const first = windows.slice(0, regular);
    // Clubs that are busy abroad catch up before the play-offs begin.
    const late = world.sport === "basketball" && playoff?.after ? 12 : 0;
    fixtures.push(...roundFixtures(world, season, rounds.slice(0, regular), first, placing, {}, tableDays, late));
    if (rounds.length > regular) {
      // Nobody knows who will play in these: everybody has to have rested.
      const later = cutEarly([...first.slice(-1), ...windows.slice(regular)], gap).slice(1);
      const laterDays = { ...tableDays, from: (first.at(-1)?.last ?? tableDays.from) + 3 };
      fixtures.push(...roundFixtures(world, season, rounds.slice(regular), later, placing, {}, laterDays));
    }
  } else {
    const placing = placingOf(world, random, denseRest, elsewhere, fillers);
    const spread = spreadDaily(games, world.competition.calendar.slots, tableDays, placing, cup);
    fixtures.push(...datedFixtures(world, season, spread, tableDays.from));
    if (cup) fixtures.push(...seasonCupFixtures(world, season, cup, placing));
  }
  if (playoff) {
    const placing = placingOf(world, rng(seed, season.ref, "playoff"), 0, elsewhere, fillers);
    const over = Math.max(...fixtures.map(({ kickoff }) => Math.floor(kickoff / dayMs)));
    const from = Math.max(days.end + 3, over + 2);
    fixtures.push(
      ...playoffFixtures(world, season, days, from, bracket, playoff, placing, clashOf(world, elsewhere, true)),
    );
  }
  const knockouts = knockout.map(
    ({ code, ties }, index): Stage => ({
      code,
      kind: "knockout",
      order: tables.length + index,
      places: ties.flatMap(({ home, away }) => [home, away]),
    }),
  );
  return { season, stages: [...tables, ...knockouts], participants: world.teams, fixtures };
}

function playoffBracket(
  world: WorldCompetition,
  season: Season,
  stages: readonly Stage[],
  playoff: Playoff,
): KnockoutRound[] {
  const { prefix, from, to } = playoff;
  const tables = stages.map(({ code }) => code);
  if (world.competition.format.kind !== "conferences")
    return bracketOf(season.ref, ranksOf("regular", from, to - from + 1), `${prefix}-`);
  if (tables.length !== 2) return bracketOf(season.ref, seedsOf(tables, to), `${prefix}-`);
  const { rounds: before, seats } = playInOf(world, season, tables, to);
  return [...before, ...bracketOf(season.ref, halvesOf(seats), `${prefix}-`)];
}

/**
 * Who of each table plays knock-out. With a play-in the last two places are played for: 7 against 8 for the first of them, and
 * who loses against the winner of 9 and 10 for the other.
 */
function playInOf(
  { competition: { format } }: WorldCompetition,
  season: Season,
  tables: readonly string[],
  to: number,
): { rounds: KnockoutRound[]; seats: Place[][] } {
  const seats = tables.map((stage) => ranksOf(stage, 1, to));
  if (format.kind !== "conferences" || !format.playIn) return { rounds: [], seats };
  const [first, last] = playInRounds;
  const tie = (code: string, number: number, home: Place, away: Place) => ({
    id: `${season.ref}:${code}:${number}`,
    number,
    home,
    away,
  });
  const games = tables.map((stage, index) => {
    const [seventh, eighth, ninth, tenth] = ranksOf(stage, to - 1, 4) as [Place, Place, Place, Place];
    const fed = (kind: "winner" | "loser", game: { id: string }, fromRank: number, toRank: number): Place => ({
      feeder: { kind, tie: game.id, among: { stage, from: fromRank, to: toRank } },
    });
    const upper = tie(first, 2 * index + 1, seventh, eighth);
    const lower = tie(first, 2 * index + 2, ninth, tenth);
    const decider = tie(last, index + 1, fed("loser", upper, to - 1, to), fed("winner", lower, to + 1, to + 2));
    const won = [fed("winner", upper, to - 1, to), fed("winner", decider, to - 1, to + 2)];
    return { upper, lower, decider, won };
  });
  return {
    rounds: [
      { code: first, ties: games.flatMap(({ upper, lower }) => [upper, lower]) },
      { code: last, ties: games.map(({ decider }) => decider) },
    ],
    seats: games.map(({ won }, index) => [...(seats[index] ?? []).slice(0, to - 2), ...won]),
  };
}

function playoffFixtures(
  world: WorldCompetition,
  season: Season,
  days: SeasonDays,
  from: DayNumber,
  bracket: readonly KnockoutRound[],
  { after, bestOf }: Playoff,
  placing: Placing,
  clash: Penalty,
): Fixture[] {
  const gap = restMinutes[world.sport];
  if (world.sport === "basketball") return seriesFixtures(world, season, bracket, bestOf, from, placing);
  const [main] = clustersOf(world.competition.calendar.slots);
  if (!main) return [];
  const length = bracket.length * 7;
  const span: SeasonDays = after
    ? { ...days, from: days.end + 3, end: days.end + length + 2 }
    : { ...days, from: days.end - length, to: days.end };
  const weekends = windowsOf(main, span);
  const all = [...weekends, ...windowsOf(midweekOf(main), span)].sort((one, other) => one.last - other.last);
  const windows =
    chooseWindows(weekends, evenly(weekends, bracket.length, span), span, gap, clash) ??
    chooseWindows(all, evenly(all, bracket.length, span), span, gap, clash);
  if (!windows) throw new Error(`${season.ref} has no days for its play-offs`);
  const cut = cutEarly(windows, gap);
  return bracket.flatMap((round, index) => {
    const spare = {
      season: span,
      from: (cut[index - 1]?.last ?? span.from - 3) + 3,
      to: (cut[index + 1]?.first ?? span.end + 3) - 3,
    };
    return tieFixtures(world, season, round, cut.slice(index, index + 1), placing, undefined, spare);
  });
}
