import type { Sport } from "@scoreline/domain/sport";
import { sports } from "@scoreline/domain/sport";
import { competitionOf, type WorldCompetition } from "#competitions/registry.ts";
import { coveredCompetitions } from "#history/seasons.ts";
import type { Draft } from "#newsroom/draft.ts";
import { injuriesFrom, injuryDraft } from "#newsroom/injury.ts";
import { previewDraft } from "#newsroom/preview.ts";
import { raceDraft } from "#newsroom/race.ts";
import { recordDraft } from "#newsroom/record.ts";
import { reportDraft } from "#newsroom/report.ts";
import { roundUpDraft } from "#newsroom/round-up.ts";
import { type Desk, isOn } from "#newsroom/seasons.ts";
import { transferDraft, transfersOn } from "#newsroom/transfer.ts";
import { weekDraft } from "#newsroom/week.ts";
import { rng } from "#random.ts";
import { type Occasion, occasionsBetween } from "#schedule/between.ts";
import type { Fixture } from "#schedule/plan-types.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How many stories of a kind a day has at most: a newsroom writes of what most people look at. */
const most: Record<Sport, { reports: number; previews: number; injuries: number; roundUps: number }> = {
  football: { reports: 16, previews: 6, injuries: 3, roundUps: 3 },
  basketball: { reports: 9, previews: 3, injuries: 2, roundUps: 2 },
};
const mostTransfers = 3;
/** Tables are looked at in turn, so many of the best known leagues. */
const leaguesWatched = 10;
const racesADay = 2;
const recordsADay = 2;
const leaguesOfTheWeek: Record<Sport, number> = { football: 4, basketball: 1 };

/** A story that somebody will write: when, and how. It is worked out when it is due. */
export type Assignment = { at: number; draft(): Draft | undefined };

/** What is written on a day of UTC, in the order in which it is told. The same whoever asks, and whenever. */
export function assignmentsOf(desk: Desk, from: number): Assignment[] {
  let found: Assignment[] = [];
  for (const more of widened) {
    found = planned(desk, from, more);
    if (found.length >= planADay) break;
  }
  return found.sort((one, other) => one.at - other.at);
}

/** A day on which little of the best known is played is filled with what is less known, so many more of each kind. */
const widened = [0, 4, 8, 16] as const;
/** More than have to be told: some come to nothing when they are due. */
const planADay = 40;

function planned(desk: Desk, from: number, more: number): Assignment[] {
  const { seed, scope } = desk;
  const found: Assignment[] = [];
  for (const sport of sports) {
    const worlds = coveredCompetitions(sport, scope);
    const today = played(desk, worlds, from);
    found.push(...reports(desk, sport, today, more));
    found.push(...roundUps(desk, sport, today));
    found.push(...previews(desk, sport, played(desk, worlds, from + day), from, more));
    found.push(...weekly(desk, sport, worlds, from));
    if (sport === "football") found.push(...tables(desk, worlds, from));
    for (const [index, injury] of injuriesFrom(seed, sport, worlds, from, most[sport].injuries + more).entries())
      found.push({
        at: at(desk, from, 8 * hour + spread(index, 2 * hour), injury.ref),
        draft: () => injuryDraft(desk, injury),
      });
  }
  for (const [index, move] of transfersOn(desk, from)
    .slice(0, mostTransfers + more)
    .entries()) {
    const told = at(desk, from, 8 * hour + spread(index + 1, 2.5 * hour), move.player);
    found.push({ at: told, draft: () => transferDraft(desk, move, told) });
  }
  return found;
}

/** One after the other, over fifteen hours of a day and again from its morning on. */
function spread(index: number, apart: number): number {
  return (index * apart) % (15 * hour);
}

/** The match reports of a day alone: they need nothing of a season but the match itself. */
export function reportsOf(desk: Desk, from: number): Assignment[] {
  return sports
    .flatMap((sport) => reports(desk, sport, played(desk, coveredCompetitions(sport, desk.scope), from)))
    .sort((one, other) => one.at - other.at);
}

/** Somewhat later than the round hour, always the same. */
function at({ seed }: Desk, from: number, after: number, ...parts: string[]): number {
  return from + after + rng(seed, "newsroom", from, ...parts).int(1, 40) * minute;
}

/** The matches of a day that take place, those that most people look at first. */
function played({ seed }: Desk, worlds: readonly WorldCompetition[], from: number): Occasion[] {
  return occasionsBetween(seed, from, from + day, worlds)
    .filter(({ outcome }) => outcome === "played")
    .sort((one, other) => popularityOf(other.fixture) - popularityOf(one.fixture) || byRef(one.fixture, other.fixture));
}

const popularityOf = ({ competition }: Fixture) => competitionOf(competition).competition.popularity;
const byRef = (one: Fixture, other: Fixture) => (one.ref < other.ref ? -1 : 1);

/** By then the last whistle has gone, and whatever the video referee had to say is said. */
const afterMatch: Record<Sport, number> = { football: 2 * hour + 25 * minute, basketball: 3 * hour + 10 * minute };
const afterExtraTime = 50 * minute;

function reports(desk: Desk, sport: Sport, today: readonly Occasion[], more = 0): Assignment[] {
  return today.slice(0, most[sport].reports + more).map(({ fixture, kickoff }) => {
    // Where a match may go on for longer, everybody waits.
    const wait = fixture.tie === undefined ? 0 : afterExtraTime;
    const told = at(desk, kickoff, afterMatch[sport] + wait, fixture.ref);
    return { at: told, draft: () => reportDraft(desk, fixture, told) };
  });
}

function roundUps(desk: Desk, sport: Sport, today: readonly Occasion[]): Assignment[] {
  const byCompetition = Map.groupBy(today, ({ fixture }) => fixture.competition);
  return [...byCompetition]
    .filter(([, matches]) => matches.length >= 3)
    .slice(0, most[sport].roundUps)
    .map(([competition, matches]) => {
      const last = Math.max(...matches.map(({ kickoff }) => kickoff));
      const told = at(desk, last, afterMatch[sport] + 70 * minute, competition);
      const fixtures = matches.toSorted((one, other) => one.kickoff - other.kickoff).map(({ fixture }) => fixture);
      return { at: told, draft: () => roundUpDraft(desk, fixtures, told) };
    });
}

function previews(desk: Desk, sport: Sport, tomorrow: readonly Occasion[], from: number, more: number): Assignment[] {
  return tomorrow.slice(0, most[sport].previews + more).map(({ fixture, kickoff }, index) => {
    const told = at(desk, from, 7 * hour + spread(index, 90 * minute), fixture.ref);
    return { at: told, draft: () => previewDraft(desk, fixture, kickoff, told) };
  });
}

/** On Mondays, of the week that is over. */
function weekly(desk: Desk, sport: Sport, worlds: readonly WorldCompetition[], from: number): Assignment[] {
  if (new Date(from).getUTCDay() !== 1) return [];
  return known(worlds, from)
    .slice(0, leaguesOfTheWeek[sport])
    .map((world, index) => {
      const told = at(desk, from, 9 * hour + index * hour, world.id);
      return { at: told, draft: () => weekDraft(desk, world, told) };
    });
}

function tables(desk: Desk, worlds: readonly WorldCompetition[], from: number): Assignment[] {
  const withTables = worlds.filter(({ competition }) => competition.format.kind === "league");
  const leagues = known(withTables, from).slice(0, leaguesWatched);
  if (leagues.length === 0) return [];
  const first = Math.floor(from / day) * racesADay;
  const turns = Array.from({ length: Math.min(racesADay, leagues.length) }, (_, index) => first + index);
  const league = (turn: number) => leagues[turn % leagues.length];
  return turns.flatMap((turn, index) => {
    const world = league(turn);
    const other = recordsADay > index ? league(turn + racesADay + index) : undefined;
    const race = at(desk, from, 6 * hour + index * 5 * hour, "race", world?.id ?? "");
    const record = at(desk, from, 13 * hour + index * 3 * hour, "record", other?.id ?? "");
    return [
      ...(world ? [{ at: race, draft: () => raceDraft(desk, world, race) }] : []),
      ...(other ? [{ at: record, draft: () => recordDraft(desk, other, record) }] : []),
    ];
  });
}

/** Leagues whose season is on, the best known first. */
function known(worlds: readonly WorldCompetition[], from: number): WorldCompetition[] {
  return worlds
    .filter((world) => world.kind === "league" && isOn(world, from))
    .toSorted(
      (one, other) => other.competition.popularity - one.competition.popularity || (one.id < other.id ? -1 : 1),
    );
}
