import { teamOf, type WorldCompetition } from "#competitions/registry.ts";
import { type Rng, rng } from "#random.ts";
import { bracketOf, type KnockoutRound, seedsOf } from "#schedule/bracket.ts";
import type { Busy } from "#schedule/busy.ts";
import { cupWindows } from "#schedule/cup-windows.ts";
import { clashOf } from "#schedule/elsewhere.ts";
import { fillersOf } from "#schedule/fillers.ts";
import { type NeutralGround, tieFixtures } from "#schedule/knockout.ts";
import { restMinutes } from "#schedule/league-windows.ts";
import { placingOf } from "#schedule/place-round.ts";
import type { Fixture, Place, Season, SeasonPlan, Stage } from "#schedule/plan-types.ts";
import { type Round, roundRobin, swissRounds } from "#schedule/round-robin.ts";
import type { SeasonDays } from "#schedule/seasons.ts";
import { roundFixtures, tableRounds } from "#schedule/table-fixtures.ts";

type Draw = {
  tables: { stage: Stage; rounds: readonly Round[] }[];
  bracket: readonly KnockoutRound[];
  legs: 1 | 2;
  finalAt: string | undefined;
};

const letters = "abcdefghijklmnop";

function drawOf(world: WorldCompetition, seed: string, season: Season): Draw {
  const random = rng(seed, season.ref, "draw");
  const { format } = world.competition;
  if (format.kind === "cup") {
    const places = random.shuffle(world.teams).map((club): Place => ({ club }));
    return { tables: [], bracket: bracketOf(season.ref, places, ""), legs: format.legs, finalAt: format.finalAt };
  }
  if (format.kind === "swiss") {
    const country = world.teams.map((club) => teamOf(world.sport, club).country);
    const rounds = swissRounds(format.size, format.games, random, (one, other) => country[one] === country[other]);
    const places = world.teams.map((club): Place => ({ club }));
    const stage: Stage = { code: "regular", kind: "table", order: 0, places };
    const bracket = format.advance > 1 ? bracketOf(season.ref, seedsOf(["regular"], format.advance), "") : [];
    return { tables: [{ stage, rounds }], bracket, legs: format.knockoutLegs, finalAt: format.finalAt };
  }
  if (format.kind !== "groups") throw new Error(`${world.id} is no cup`);
  const groups = world.national ? asWritten(world.teams, format.perGroup) : drawn(world, format.groups, random);
  const tables = groups.map((clubs, index) => {
    const code = groups.length === 1 ? "regular" : `group-${letters[index]}`;
    const places = clubs.map((club): Place => ({ club }));
    const stage: Stage = { code, kind: "table", order: index, places };
    return { stage, rounds: roundRobin(clubs.length, format.legs) };
  });
  const codes = tables.map(({ stage }) => stage.code);
  // Basketball tournaments with single matches play for the third place too.
  const thirdPlace = world.sport === "basketball" && format.knockoutLegs === 1;
  const bracket = format.advance > 0 ? bracketOf(season.ref, seedsOf(codes, format.advance), "", thirdPlace) : [];
  return { tables, bracket, legs: format.knockoutLegs, finalAt: format.finalAt };
}

const asWritten = (teams: readonly string[], size: number): string[][] =>
  Array.from({ length: teams.length / size }, (_, index) => teams.slice(index * size, (index + 1) * size));

/** From pots of equal strength, clubs of one country apart as far as the last ones drawn allow. */
function drawn(world: WorldCompetition, count: number, random: Rng): string[][] {
  const strength = (club: string) => teamOf(world.sport, club).club.strength;
  const country = (club: string) => teamOf(world.sport, club).country;
  const ranked = [...world.teams].sort((one, other) => strength(other) - strength(one));
  const groups = Array.from({ length: count }, (): string[] => []);
  for (let pot = 0; pot < ranked.length; pot += count)
    for (const club of random.shuffle(ranked.slice(pot, pot + count))) {
      const open = groups.filter((group) => group.length === pot / count);
      const apart = open.filter((group) => !group.some((other) => country(other) === country(club)));
      random.pick(apart.length > 0 ? apart : open).push(club);
    }
  return groups;
}

/** Days on either side of a round on which a match of it may be played, too. */
const spareDays = 24;

export function cupPlan(
  world: WorldCompetition,
  seed: string,
  season: Season,
  days: SeasonDays,
  elsewhere: Busy,
): SeasonPlan {
  const gap = restMinutes[world.sport];
  const { tables, bracket, legs, finalAt } = drawOf(world, seed, season);
  // A tournament of some weeks with a ground of its own is played there from the first day.
  const central = world.national && finalAt !== undefined && days.end - days.from < 30;
  const fillers = fillersOf(
    new Map(bracket.flatMap(({ ties }) => ties.map(({ id, home, away }) => [id, [home, away]] as const))),
    new Map(tables.map(({ stage }) => [stage.code, stage.places])),
  );
  const placing = placingOf(world, rng(seed, season.ref, "slots"), gap, elsewhere, fillers, central);
  const ground: NeutralGround | undefined = finalAt === undefined ? undefined : { neutral: true, venue: finalAt };
  const rounds = tableRounds(
    tables.map(({ stage, rounds }) => ({ stage: stage.code, places: stage.places, rounds })),
    0,
  );
  const isLast = (code: string) => code === "final" || code === "third-place";
  const legsOf = (code: string): 1 | 2 => (isLast(code) && ground ? 1 : legs);
  // The match for the third place is played on the days of the final.
  const own = bracket.filter(({ code }) => code !== "third-place");
  const windows = cupWindows(
    world,
    rounds.length,
    own.map(({ code }) => legsOf(code)),
    days,
    gap,
    clashOf(world, elsewhere, rounds.length === 0),
  );
  const everywhere: Partial<Fixture> = central && ground ? ground : {};
  const spare = central ? undefined : days;
  const fixtures = roundFixtures(world, season, rounds, windows.table, placing, everywhere, spare);
  for (const round of bracket) {
    const index = own.findIndex(({ code }) => code === (round.code === "third-place" ? "final" : round.code));
    const here = central || isLast(round.code) ? ground : undefined;
    const legWindows = windows.knockout[index] ?? [];
    const before = windows.knockout[index - 1]?.at(-1) ?? windows.table.at(-1);
    const after = windows.knockout[index + 1]?.[0];
    fixtures.push(
      ...tieFixtures(
        world,
        season,
        round,
        legWindows,
        placing,
        here,
        spare && {
          season: spare,
          from: Math.max((legWindows[0]?.first ?? days.from) - spareDays, (before?.last ?? days.from - 3) + 3),
          to: Math.min((legWindows.at(-1)?.last ?? days.end) + spareDays, (after?.first ?? days.end + 3) - 3),
        },
      ),
    );
  }
  const knockouts = bracket.map(
    ({ code, ties }, index): Stage => ({
      code,
      kind: "knockout",
      order: tables.length + index,
      places: ties.flatMap(({ home, away }) => [home, away]),
    }),
  );
  return {
    season,
    stages: [...tables.map(({ stage }) => stage), ...knockouts],
    participants: world.teams,
    fixtures,
  };
}
