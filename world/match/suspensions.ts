import type { SuspensionKind } from "@scoreline/domain/people";
import type { Side } from "@scoreline/domain/sport";
import { competitionOf } from "#competitions/registry.ts";
import { play } from "#football/play.ts";
import type { SeasonResults } from "#history/season-results.ts";
import { footballCut } from "#match/abandoned.ts";
import {
  type FootballMeeting,
  footballMatchup,
  footballMeeting,
  injuredOn,
  type Pairing,
  plannedDay,
  squadOn,
} from "#match/matchups.ts";
import type { SquadMember } from "#people/person.ts";
import type { FootballSheet } from "#people/team-sheets/football-sheet.ts";
import { captainOf } from "#people/team-sheets/line-up.ts";
import { clubOf, type Fixture } from "#schedule/plan-types.ts";
import { remember, rememberLast } from "#schedule/remember.ts";

/**
 * The rule, in one place: whoever is sent off (red card or second yellow, not taken back) misses the side's next match of the
 * same season of the same competition; friendlies are left out. In leagues that count yellow cards, so does whoever gets the
 * fifth one, or the tenth.
 *
 * It stays lazy and always gives the same answer, because a replacement takes over the seat of the one who is suspended, skill
 * included: the course and the result of a match do not depend on who is suspended, only names do. So the match before can be
 * played by itself, without those before it; and its own replacements have to be known only where somebody was sent off in it,
 * which one match in twelve asks for. Only where yellow cards are counted a side's whole season so far is played. Of result-only
 * matches no cards are known, and nobody is suspended for one.
 */
export type Suspension = { player: string; kind: SuspensionKind /** The match of the card. */; since: Fixture };

export function suspendedFor(seed: string, results: SeasonResults, fixture: Fixture, team: string): Suspension[] {
  const { kind, derived, competition } = competitionOf(fixture.competition);
  if (fixture.sport !== "football" || kind === "friendlies") return [];
  if (competition.yellowsToMiss !== undefined && !derived) {
    const counted = bookingsOf(results, team);
    const place = counted.fixtures.indexOf(fixture);
    if (place >= 0) return countedUntil(seed, results, team, counted, place, competition.yellowsToMiss);
  }
  const before = previousOf(results, fixture, team);
  return before ? afterMatch(seed, results, before, team, false).sentOff : [];
}

type Outcome = { sentOff: Suspension[] /** Cautioned, and still there at the end. */; booked: readonly string[] };

/** Who saw a card in a match, by the names of those who really played; with `all`, also those who were only cautioned. */
function afterMatch(seed: string, results: SeasonResults, since: Fixture, team: string, all: boolean): Outcome {
  const pairing = results.isResultOnly(since) ? undefined : results.pairingAt(since, results.kickoffOf(since));
  if (!pairing) return { sentOff: [], booked: [] };
  const side: Side = pairing.home === team ? "home" : "away";
  const { sentOff, booked } = cardsIn(seed, results, pairing)[side];
  if (sentOff.length === 0 && !(all && booked.length > 0)) return { sentOff: [], booked: [] };
  const missing = suspendedFor(seed, results, since, team);
  const names = missing.length > 0 ? replacedOn(seed, results, pairing, side).names : undefined;
  const nameOf = (seat: string) => names?.get(seat) ?? seat;
  return {
    sentOff: sentOff.map((seat) => ({ player: nameOf(seat), kind: "red-card", since })),
    booked: all ? booked.map(nameOf) : [],
  };
}

/** A side's league season so far: its matches as they were really played, and who missed each of those that were looked at. */
type Bookings = { fixtures: readonly Fixture[]; suspended: Suspension[][]; yellows: Map<string, number> };
const bookings = new WeakMap<SeasonResults, Map<string, Bookings>>();

function bookingsOf(results: SeasonResults, team: string): Bookings {
  const known = bookings.get(results) ?? new Map<string, Bookings>();
  bookings.set(results, known);
  return remember(known, team, () => ({
    fixtures: (orderOf(results).written.get(team) ?? []).toSorted(
      (a, b) => results.kickoffOf(a) - results.kickoffOf(b),
    ),
    suspended: [],
    yellows: new Map(),
  }));
}

/** Match by match, because who played in one hangs on who was booked in those before it. */
function countedUntil(
  seed: string,
  results: SeasonResults,
  team: string,
  { fixtures, suspended, yellows }: Bookings,
  place: number,
  limit: number,
): Suspension[] {
  for (let next = suspended.length; next <= place; next = suspended.length) {
    const since = fixtures[next - 1];
    if (!since) {
      suspended.push([]);
      continue;
    }
    const { sentOff, booked } = afterMatch(seed, results, since, team, true);
    const full = booked.filter((player) => {
      yellows.set(player, (yellows.get(player) ?? 0) + 1);
      return (yellows.get(player) ?? 0) % limit === 0;
    });
    suspended.push([...sentOff, ...full.map((player) => ({ player, kind: "yellow-cards" as const, since }))]);
  }
  return suspended[place] ?? [];
}

/** The matchup with those who really play. */
export function fieldedMatchup(seed: string, results: SeasonResults, pairing: Pairing): FootballMeeting {
  const matchup = footballMatchup(seed, pairing);
  const home = replacedOn(seed, results, pairing, "home").sheet;
  const away = replacedOn(seed, results, pairing, "away").sheet;
  return home === matchup.home && away === matchup.away ? matchup : { ...matchup, home, away };
}

type Replaced = {
  sheet: FootballSheet /** Who sits where somebody else would have. */;
  names: ReadonlyMap<string, string>;
};

function replacedOn(seed: string, results: SeasonResults, pairing: Pairing, side: Side): Replaced {
  const sheet = footballMatchup(seed, pairing)[side];
  const { fixture } = pairing;
  const suspended = suspendedFor(seed, results, fixture, pairing[side]).map(({ player }) => player);
  if (suspended.length === 0) return { sheet, names: new Map() };
  const day = plannedDay(fixture);
  const squad = squadOn(seed, "football", pairing[side], day);
  const injured = injuredOn(seed, "football", pairing[side], day);
  const fit = squad.members.filter(({ ref }) => !injured.has(ref));
  const replaced = replaceSuspended(sheet, fit, suspended);
  if (replaced.sheet.starters.some(({ ref }) => ref === sheet.captain)) return replaced;
  const starters = new Set(replaced.sheet.starters.map(({ ref }) => ref));
  const captain = captainOf(
    seed,
    squad.team,
    squad.members.filter(({ ref }) => starters.has(ref)),
  );
  return { ...replaced, sheet: { ...replaced.sheet, captain } };
}

/** Somebody from the bench plays, somebody from the stand sits on the bench; without anybody there, the player has to play. */
export function replaceSuspended(
  sheet: FootballSheet,
  fit: readonly SquadMember[],
  suspended: readonly string[],
): Replaced {
  const starters = [...sheet.starters];
  const bench = [...sheet.bench];
  const listed = new Set([...starters, ...bench].map(({ ref }) => ref));
  const stand = fit.filter(({ ref }) => !listed.has(ref) && !suspended.includes(ref)).sort((a, b) => b.skill - a.skill);
  const names = new Map<string, string>();
  const fromTheStand = (seat: number): boolean => {
    const place = bench[seat];
    const next = stand.find(({ position }) => position === place?.position) ?? stand[0];
    if (!place || !next) return false;
    stand.splice(stand.indexOf(next), 1);
    bench[seat] = { ...place, ref: next.ref, number: next.number };
    names.set(sheet.bench[seat]?.ref ?? place.ref, next.ref);
    return true;
  };
  for (const ref of suspended) {
    const seat = bench.findIndex((player) => player.ref === ref);
    if (seat >= 0) fromTheStand(seat);
  }
  for (const ref of suspended) {
    const place = starters.findIndex((player) => player.ref === ref);
    const gone = starters[place];
    if (!gone) continue;
    const may = bench.filter((player) => !suspended.includes(player.ref));
    const next =
      may.find(({ position }) => position === gone.position) ??
      may.find(({ position }) => position !== "goalkeeper" && gone.position !== "goalkeeper");
    const seat = next ? bench.indexOf(next) : -1;
    if (!next || !fromTheStand(seat)) continue;
    starters[place] = { ...gone, ref: next.ref, number: next.number };
    names.set(ref, next.ref);
  }
  return { sheet: { ...sheet, starters, bench }, names };
}

const listsKept = 4_000;
type Cards = { sentOff: readonly string[]; booked: readonly string[] };
const lists = rememberLast<Record<Side, Cards>>(listsKept);

/** Seats of those who saw a card, by the names on the sheet that knows of no suspension. */
function cardsIn(seed: string, results: SeasonResults, pairing: Pairing): Record<Side, Cards> {
  const { fixture } = pairing;
  return lists(`${seed} ${fixture.ref}`, () => {
    const { game, phases } = play(footballMeeting(seed, pairing));
    const mishap = results.mishapOf(fixture);
    const end = mishap?.kind === "abandoned" ? footballCut(phases, mishap.minute) : Number.POSITIVE_INFINITY;
    const shown = game.events.filter(
      (event) => event.at <= end && !(event.overturnedAt !== undefined && event.overturnedAt <= end),
    );
    const cardsOf = (side: Side): Cards => {
      const own = (yellow: boolean) =>
        shown.flatMap((event) =>
          event.type === "card" && event.side === side && event.player && (event.card === "yellow") === yellow
            ? [event.player]
            : [],
        );
      const sentOff = own(false);
      return { sentOff, booked: own(true).filter((player) => !sentOff.includes(player)) };
    };
    return { home: cardsOf("home"), away: cardsOf("away") };
  });
}

/** Fixtures whose clubs are written down, by club; and those whose places are filled in the course of the season. */
type Order = { written: ReadonlyMap<string, readonly Fixture[]>; open: readonly Fixture[] };
const orders = new WeakMap<SeasonResults, Order>();

function orderOf(results: SeasonResults): Order {
  const known = orders.get(results);
  if (known) return known;
  const written = new Map<string, Fixture[]>();
  const open: Fixture[] = [];
  for (const fixture of results.plan.fixtures) {
    const clubs = [clubOf(fixture.home), clubOf(fixture.away)];
    if (results.mishapOf(fixture)?.kind === "cancelled") continue;
    if (clubs.includes(undefined) || fixture.ifNeeded) open.push(fixture);
    else for (const club of clubs) if (club !== undefined) remember(written, club, () => []).push(fixture);
  }
  const order = { written, open };
  orders.set(results, order);
  return order;
}

/** The match of that side before this one, as they were really played. */
function previousOf(results: SeasonResults, fixture: Fixture, team: string): Fixture | undefined {
  const { written, open } = orderOf(results);
  const kickoff = results.kickoffOf(fixture);
  let last: Fixture | undefined;
  const look = (other: Fixture) => {
    const at = results.kickoffOf(other);
    if (at < kickoff && (!last || at > results.kickoffOf(last))) last = other;
  };
  for (const other of written.get(team) ?? []) look(other);
  for (const other of open) {
    if (results.kickoffOf(other) >= kickoff) continue;
    const { home, away, needed } = results.placesAt(other, kickoff);
    if (needed && (home === team || away === team)) look(other);
  }
  return last;
}
