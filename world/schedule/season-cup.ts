import type { Zone } from "@scoreline/domain/competition";
import { teamOf, type WorldCompetition } from "#competitions/registry.ts";
import { type Rng, rng } from "#random.ts";
import { bracketOf, halvesOf, type KnockoutRound } from "#schedule/bracket.ts";
import { type Meeting, type Placing, placeRound, slotsOn } from "#schedule/place-round.ts";
import { clubOf, type Fixture, type Place, type Season, type Stage } from "#schedule/plan-types.ts";
import { singleRound } from "#schedule/round-robin.ts";
import type { SeasonDays } from "#schedule/seasons.ts";
import { isPlayable } from "#schedule/windows.ts";
import { type DayNumber, weekdayOf } from "#schedule/zone-clock.ts";

type Staged = Meeting & { stage: string };

/**
 * A cup inside a regular season. The games of its groups are games of the season, taken out of those that the clubs play anyway;
 * the knock-out comes on top, on days that the league leaves free.
 */
export type SeasonCup = {
  stages: readonly Stage[];
  /** The games of the groups by their days. */
  nights: ReadonlyMap<DayNumber, readonly Staged[]>;
  bracket: readonly KnockoutRound[];
  /** The days of each round of the knock-out: one for both halves of the bracket, or one for each. */
  days: readonly (readonly DayNumber[])[];
  /** Days without games of the league. */
  quiet: ReadonlySet<DayNumber>;
};

const prefix = "season-cup-";
const letters = "abcdefghijklmnop";
const winnerGoesOn: readonly Zone[] = [[1, 1, "title-playoff"]];
const [tuesday, friday] = [1, 4];

/** Whether a table counts everything that its clubs play before the knock-out, wherever they play it. */
export const isConference = ({ competition: { format } }: WorldCompetition, stage: string): boolean =>
  format.kind === "conferences" && stage.startsWith("conference-");

/** Takes the games of the cup's groups out of `games`; none where the competition has no such cup. */
export function seasonCupOf(
  world: WorldCompetition,
  seed: string,
  season: Season,
  days: SeasonDays,
  tables: readonly Stage[],
  games: Staged[],
): SeasonCup | undefined {
  const { format } = world.competition;
  if (format.kind !== "conferences" || !format.seasonCup) return undefined;
  const { groups } = format.seasonCup;
  const random = rng(seed, season.ref, "season-cup");
  const stages: Stage[] = [];
  const rounds: Staged[][] = [];
  const seats = tables.map(({ code: conference, places }) => {
    const own = drawn(world, places, groups, random).map((clubs): Stage => {
      const code = `${prefix}group-${letters[stages.length]}`;
      const stage: Stage = {
        code,
        kind: "table",
        order: tables.length + stages.length,
        places: clubs,
        zones: winnerGoesOn,
      };
      stages.push(stage);
      for (const [index, pairs] of singleRound(clubs.length).entries()) {
        const night = pairs.map(([one, other]) => ({ ...taken(games, clubs[one], clubs[other]), stage: code }));
        rounds[index] = [...(rounds[index] ?? []), ...night];
      }
      return stage;
    });
    const codes = own.map(({ code }) => code);
    const best = (rank: number, nth: number): Place => ({
      feeder: { kind: "best", conference, stages: codes, rank, nth },
    });
    // The winners by what they won, and behind them the best of the second.
    return [...codes.map((_, index) => best(1, index + 1)), best(2, 1)];
  });
  const bracket = bracketOf(season.ref, halvesOf(seats), prefix);
  const nights = nightsFrom(days, rounds.length);
  const dates = knockoutDays(nights.at(-1) ?? days.from);
  return {
    stages,
    nights: new Map(nights.map((night, index) => [night, rounds[index] ?? []])),
    bracket,
    days: dates,
    // Whoever plays in it has rested the day before.
    quiet: new Set(dates.flat().flatMap((day) => [day - 1, day])),
  };
}

/** From pots of equal strength, one of each into each group. */
function drawn(world: WorldCompetition, places: readonly Place[], groups: number, random: Rng): Place[][] {
  const strength = (place: Place) => teamOf(world.sport, clubOf(place) ?? "").club.strength;
  const ranked = [...places].sort((one, other) => strength(other) - strength(one));
  const found = Array.from({ length: groups }, (): Place[] => []);
  for (let pot = 0; pot < ranked.length; pot += groups)
    for (const [group, place] of random.shuffle(ranked.slice(pot, pot + groups)).entries()) found[group]?.push(place);
  return found;
}

/** One of the games that two clubs play anyway, on the wanted ground if they meet there. */
function taken(games: Staged[], home: Place | undefined, away: Place | undefined): Meeting {
  const [one, other] = [home && clubOf(home), away && clubOf(away)];
  const meet = (host: string | undefined, guest: string | undefined) =>
    games.findIndex((game) => clubOf(game.home) === host && clubOf(game.away) === guest);
  const wanted = meet(one, other);
  const [game] = games.splice(wanted >= 0 ? wanted : meet(other, one), 1);
  if (!game) throw new Error(`${one} and ${other} do not meet`);
  return game;
}

/** Fridays, from the second week on. */
function nightsFrom(days: SeasonDays, count: number): DayNumber[] {
  const nights: DayNumber[] = [];
  for (let day = days.from + 7; nights.length < count && day <= days.end; day += 1)
    if (weekdayOf(day) === friday && isPlayable(day, days)) nights.push(day);
  return nights;
}

/** The last eight on a Tuesday and a Wednesday, when the others know their way for a week; the last four on Saturday; the final. */
function knockoutDays(lastNight: DayNumber): DayNumber[][] {
  const first = lastNight + 8 + ((tuesday - weekdayOf(lastNight + 8) + 7) % 7);
  return [[first, first + 1], [first + 4], [first + 7]];
}

/** The knock-out: the last eight on the better side's ground, the others where the final is. */
export function seasonCupFixtures(
  world: WorldCompetition,
  season: Season,
  { bracket, days }: SeasonCup,
  placing: Placing,
): Fixture[] {
  const { format } = world.competition;
  const venue = format.kind === "conferences" ? format.seasonCup?.finalAt : undefined;
  return bracket.flatMap(({ code, ties }, round) => {
    const dates = days[round] ?? [];
    return dates.flatMap((day, half) => {
      const size = ties.length / dates.length;
      const today = ties.slice(half * size, (half + 1) * size);
      const kickoffs = placeRound(today, slotsOn(world, day), placing);
      return today.map(
        ({ id, home, away }, index): Fixture => ({
          ref: id,
          sport: world.sport,
          competition: world.id,
          season: season.ref,
          stage: code,
          round: code,
          home,
          away,
          kickoff: kickoffs[index] ?? 0,
          tie: id,
          ...(round > 0 && venue !== undefined && { neutral: true, venue }),
        }),
      );
    });
  });
}
