import type { SuspensionKind } from "@scoreline/domain/people";
import type { Side } from "@scoreline/domain/sport";
import { competitionOf } from "#competitions/registry.ts";
import { type Cast, castOf, type DraftEvent, renamed } from "#football/cast.ts";
import { type Outline, outlineOf } from "#football/outline.ts";
import { footballCut } from "#match/abandoned.ts";
import type { KnownSeason } from "#match/known-season.ts";
import {
  type FootballMeeting,
  footballContest,
  footballElevenFor,
  footballMatchup,
  injuredOn,
  nameOf,
  type Pairing,
  plannedDay,
  rosterFor,
} from "#match/matchups.ts";
import type { SquadMember } from "#people/person.ts";
import type { Eleven, FootballSheet } from "#people/team-sheets/football-sheet.ts";
import { captainOf } from "#people/team-sheets/line-up.ts";
import { clubOf, type Fixture } from "#schedule/plan-types.ts";
import { remember, rememberLast } from "#schedule/remember.ts";

/**
 * The rule, in one place: whoever is sent off (red card or second yellow, not taken back) misses the side's next match of the
 * same season of the same competition; friendlies are left out. In leagues that count yellow cards, so does whoever gets the
 * fifth one, or the tenth.
 *
 * It stays lazy and always gives the same answer, because a replacement takes over the seat of the one who is suspended, skill
 * included: the course and the result of a match do not depend on who is suspended, only names do. So the cards of the match before
 * are known without those before it; and its own replacements have to be known only where somebody was sent off in it, which one
 * match in twelve asks for. Only where yellow cards are counted a side's whole season so far is gone through.
 */
export type Suspension = { player: string; kind: SuspensionKind /** The match of the card. */; since: Fixture };

export function suspendedFor(seed: string, results: KnownSeason, fixture: Fixture, team: string): Suspension[] {
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
function afterMatch(seed: string, results: KnownSeason, since: Fixture, team: string, all: boolean): Outcome {
  const pairing = results.pairingAt(since, results.kickoffOf(since));
  if (!pairing) return { sentOff: [], booked: [] };
  const side: Side = pairing.home === team ? "home" : "away";
  const named = namedCards.known(nameOf(seed, pairing))?.[side] ?? workOutCards(seed, results, pairing, side, all);
  return {
    sentOff: named.sentOff.map((player) => ({ player, kind: "red-card", since })),
    booked: all ? named.booked : [],
  };
}

function workOutCards(seed: string, results: KnownSeason, pairing: Pairing, side: Side, all: boolean): Cards {
  const { sentOff, booked } = cardsIn(seed, results, pairing)[side];
  if (sentOff.length === 0 && !(all && booked.length > 0)) return { sentOff: [], booked: [] };
  const missing = suspendedFor(seed, results, pairing.fixture, pairing[side]);
  if (missing.length === 0) return { sentOff, booked };
  const { names } = replacedOn(seed, results, pairing, side, seatsOf(seed, pairing)[side]);
  const own = (seat: string) => names.get(seat) ?? seat;
  return { sentOff: sentOff.map(own), booked: booked.map(own) };
}

/** A side's league season so far: its matches as they were really played, and who missed each of those that were looked at. */
type Bookings = { fixtures: readonly Fixture[]; suspended: Suspension[][]; yellows: Map<string, number> };
const bookings = new WeakMap<KnownSeason, Map<string, Bookings>>();

function bookingsOf(results: KnownSeason, team: string): Bookings {
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
  results: KnownSeason,
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
export function fieldedMatchup(seed: string, results: KnownSeason, pairing: Pairing): FootballMeeting {
  const matchup = footballMatchup(seed, pairing);
  const home = withCaptain(seed, results, pairing, "home", matchup.home);
  const away = withCaptain(seed, results, pairing, "away", matchup.away);
  return home === matchup.home && away === matchup.away ? matchup : { ...matchup, home, away };
}

function withCaptain(
  seed: string,
  results: KnownSeason,
  pairing: Pairing,
  side: Side,
  usual: FootballSheet,
): FootballSheet {
  const { sheet } = replacedOn(seed, results, pairing, side, usual);
  if (sheet === usual || sheet.starters.some(({ ref }) => ref === sheet.captain)) return sheet;
  const { team, members } = rosterFor(seed, pairing.fixture, pairing[side]);
  const starters = new Set(sheet.starters.map(({ ref }) => ref));
  const captain = captainOf(
    seed,
    team,
    members.filter(({ ref }) => starters.has(ref)),
  );
  return { ...sheet, captain };
}

/** What is on the sheet of a match: who began, and who did what. */
export type MatchSheet = Record<Side, Eleven> & { outline: Outline; cast: Cast };

export function matchSheet(seed: string, results: KnownSeason, pairing: Pairing, outline: Outline): MatchSheet {
  return lastSheets(nameOf(seed, pairing), () => {
    const seats = seatsOf(seed, pairing, outline);
    const home = replacedOn(seed, results, pairing, "home", seats.home);
    const away = replacedOn(seed, results, pairing, "away", seats.away);
    const sheet =
      home.names === nobody && away.names === nobody
        ? seats
        : {
            outline,
            home: home.sheet,
            away: away.sheet,
            cast: renamed(seats.cast, new Map([...home.names, ...away.names])),
          };
    // The next match of either side asks for them: they are read off while they are at hand.
    namedCards(nameOf(seed, pairing), () => shownIn(results, pairing, sheet));
    return sheet;
  });
}
/** Goals and line-ups are asked for one after the other. */
const lastSheets = rememberLast<MatchSheet>(4);

type Replaced<Sheet> = {
  sheet: Sheet /** Who sits where somebody else would have. */;
  names: ReadonlyMap<string, string>;
};

const nobody: ReadonlyMap<string, string> = new Map();

function replacedOn<Sheet extends Seats>(
  seed: string,
  results: KnownSeason,
  pairing: Pairing,
  side: Side,
  sheet: Sheet,
): Replaced<Sheet> {
  const { fixture } = pairing;
  const suspended = suspendedFor(seed, results, fixture, pairing[side]).map(({ player }) => player);
  if (suspended.length === 0) return { sheet, names: nobody };
  const squad = rosterFor(seed, fixture, pairing[side]);
  const injured = injuredOn(seed, "football", pairing[side], plannedDay(fixture));
  const fit = squad.members.filter(({ ref }) => !injured.has(ref));
  return replaceSuspended(sheet, fit, suspended);
}

type Seats = Pick<Eleven, "starters" | "bench">;

/** Somebody from the bench plays, somebody from the stand sits on the bench; without anybody there, the player has to play. */
export function replaceSuspended<Sheet extends Seats>(
  sheet: Sheet,
  fit: readonly SquadMember[],
  suspended: readonly string[],
): Replaced<Sheet> {
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

/** The matches of the rounds that are being told. */
const sheetsKept = 16;
const sheets = rememberLast<MatchSheet>(sheetsKept);

/** By the names on the sheets that know of no suspension: whoever replaces somebody takes the seat. */
function seatsOf(seed: string, pairing: Pairing, known?: Outline): MatchSheet {
  return sheets(nameOf(seed, pairing), () => {
    const { fixture } = pairing;
    const contest = footballContest(seed, pairing);
    const outline = known ?? outlineOf(contest);
    const home = footballElevenFor(seed, fixture, pairing.home);
    const away = footballElevenFor(seed, fixture, pairing.away);
    return { outline, home, away, cast: castOf({ ...contest, home, away }, outline) };
  });
}

/** More than a season has. */
const listsKept = 4_000;
type Cards = { sentOff: readonly string[]; booked: readonly string[] };
const seatCards = rememberLast<Record<Side, Cards>>(listsKept);
/** The same by the names of those who really played, where that has been worked out. */
const namedCards = rememberLast<Record<Side, Cards>>(listsKept);

/** Seats of those who saw a card. */
function cardsIn(seed: string, results: KnownSeason, pairing: Pairing): Record<Side, Cards> {
  return seatCards(nameOf(seed, pairing), () => shownIn(results, pairing, seatsOf(seed, pairing)));
}

function shownIn(
  results: KnownSeason,
  { fixture }: Pairing,
  { outline, cast }: Pick<MatchSheet, "outline" | "cast">,
): Record<Side, Cards> {
  const mishap = results.mishapOf(fixture);
  const end = mishap?.kind === "abandoned" ? footballCut(outline.phases, mishap.minute) : Number.POSITIVE_INFINITY;
  const shown = {
    home: { sentOff: [] as string[], booked: [] as string[] },
    away: { sentOff: [] as string[], booked: [] as string[] },
  };
  for (const { kind, side, events } of cast.scenes) {
    if (kind !== "card") continue;
    for (const event of events) {
      if (event.type !== "card" || event.player === undefined || !standsAt(event, end)) continue;
      shown[side][event.card === "yellow" ? "booked" : "sentOff"].push(event.player);
    }
  }
  const still = ({ sentOff, booked }: Cards) => ({ sentOff, booked: booked.filter((one) => !sentOff.includes(one)) });
  return { home: still(shown.home), away: still(shown.away) };
}

function standsAt({ at, overturnedAt }: DraftEvent, end: number): boolean {
  return at <= end && !(overturnedAt !== undefined && overturnedAt <= end);
}

/** Fixtures whose clubs are written down, by club; and those whose places are filled in the course of the season. */
type Order = { written: ReadonlyMap<string, readonly Fixture[]>; open: readonly Fixture[] };
const orders = new WeakMap<KnownSeason, Order>();

function orderOf(results: KnownSeason): Order {
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
function previousOf(results: KnownSeason, fixture: Fixture, team: string): Fixture | undefined {
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
