import {
  findMatch,
  findSwapped,
  isOneMeeting,
  type MatchTraits,
  type Meeting,
  sameDaysMs,
} from "@scoreline/domain/identity/match";
import { type FixturePlan, movedFrom, sameMeeting } from "@scoreline/domain/match/reconcile/fixture";
import type { Contender } from "@scoreline/domain/match/state/head";
import type { Sport } from "@scoreline/domain/sport";
import type { FeedOf } from "@scoreline/feed/port/message";
import { competitionBriefs, loadSeasons, teamBriefs } from "@scoreline/store/catalogue/catalogue";
import { matchesLike, meetingsOf } from "@scoreline/store/intake/candidates";
import { homeMatches, postponedMatches } from "@scoreline/store/intake/intake";
import { loadMatches, type MatchRecord } from "@scoreline/store/match/matches";
import type { KnownBatch, KnownFixture, KnownSeason } from "#identity/known.ts";
import {
  type Candidate,
  idOrNull,
  lastByRef,
  type Naming,
  named,
  noteSharing,
  notMeant,
  ofType,
} from "#identity/naming.ts";

type Fixture = FeedOf<"fixture">;
type Planned = { message: Fixture; plan: Omit<FixturePlan, "id"> };
type Around = Pick<KnownBatch, "competitions" | "seasons" | "teams">;

/** Fixtures with the match that each of them plans; those of a ref that was replaced are left out. */
export async function identifyFixtures(naming: Naming, around: Around): Promise<KnownFixture[]> {
  const inOrder = ofType(naming, "fixture").toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const planned = await plansOf(naming, lastByRef(inOrder), around);
  if (planned.length === 0) return [];
  await linkReplaced(naming, planned);
  const current = planned.filter(({ message }) => !isReplaced(naming, message.ref));
  const found = await named(naming, "matches", await onlyOnce(naming, current, around.seasons), {
    async look(unheard) {
      const known = notMeant(naming, "matches", await nearby(naming, unheard));
      const byTeam = Map.groupBy(known.flatMap(bySides), ({ key }) => key);
      const near = (plan: MatchTraits) => [
        ...new Set(bySides(plan).flatMap(({ key }) => (byTeam.get(key) ?? []).map(({ one }) => one))),
      ];
      return ({ plan }) => {
        const close = near(plan);
        const same = findMatch(plan, close);
        return same.length > 0 ? same.map(labelled) : findSwapped(plan, close).map(swapped);
      };
    },
  });
  return found.map(({ message, plan, thing }) => ({ ...thing, plan, raw: message }));
}

/** Without those that are the same meeting as one that this source has named by another ref. */
async function onlyOnce(
  naming: Naming,
  planned: readonly Planned[],
  seasons: readonly KnownSeason[],
): Promise<Planned[]> {
  const { refs, tx } = naming;
  const refOf = ({ message }: Planned) => message.ref;
  const unheard = new Set(await refs.unheard(tx, "matches", planned.map(refOf)));
  const fresh = planned.filter((one) => unheard.has(refOf(one)));
  if (fresh.length === 0) return [...planned];
  const stored = (await meetingsBefore(naming, fresh, seasons)).filter(({ id }) => refs.isMeant("matches", id));
  const meetings = Map.groupBy<string, Meeting & ({ id: number } | { ref: string })>(stored, meetingKey);
  const twice = new Set<string>();
  for (const one of [...planned.filter((other) => !unheard.has(refOf(other))), ...fresh]) {
    const { message, plan } = one;
    const known = meetings.get(meetingKey(plan)) ?? [];
    const other = unheard.has(message.ref) && known.find((meeting) => isOneMeeting(meeting, plan));
    if (other) {
      twice.add(message.ref);
      const name = "ref" in other ? other.ref : (await refs.refsTo(tx, "matches", other.id))[0];
      naming.refuse(message, `the same meeting under a second id: ${name}`);
    } else meetings.set(meetingKey(plan), [...known, { ...plan, ref: message.ref }]);
  }
  return planned.filter((one) => !twice.has(refOf(one)));
}

/** By both teams, who is at home, and the season. */
function meetingKey({ home, away, seasonId }: Meeting): string {
  return [seasonId, ...teamOf(home), "-", ...teamOf(away)].join(" ");
}

/** Whether a match has got another ref since: the old one no longer says when it is played. */
export function isReplaced({ refs }: Naming, ref: string): boolean {
  return refs.find("replaced", ref) !== undefined;
}

/** By its teams; an open place by its season. */
function bySides<Match extends Pick<MatchTraits, "home" | "away" | "seasonId">>(one: Match) {
  return [one.home, one.away].map((side) => ({
    key: "teamId" in side ? `team ${side.teamId}` : `open in ${one.seasonId}`,
    one,
  }));
}

/** Meetings that may be one of these: of a season that begins with this batch nothing is stored. */
async function meetingsBefore(naming: Naming, fresh: readonly Planned[], seasons: readonly KnownSeason[]) {
  if (naming.unheard) return [];
  const begun = new Set(seasons.flatMap(({ id, isNew }) => (isNew ? [id] : [])));
  const later = fresh.filter(({ plan }) => !begun.has(plan.seasonId));
  return later.length === 0 ? [] : meetingsOf(naming.tx, daysOf(later), seasonsOf(later));
}

const seasonsOf = (fixtures: readonly Planned[]) => [...new Set(fixtures.map(({ plan }) => plan.seasonId))];

/** The days on which they may have been stored. */
function daysOf(fixtures: readonly Planned[]): { from: number; to: number } {
  const kickoffs = fixtures.map(({ plan }) => plan.kickoff);
  return {
    from: kickoffs.reduce((a, b) => Math.min(a, b)) - sameDaysMs,
    to: kickoffs.reduce((a, b) => Math.max(a, b)) + sameDaysMs,
  };
}

async function nearby(naming: Naming, unheard: readonly Planned[]) {
  const teams = new Set(unheard.flatMap(({ plan }) => [plan.home, plan.away].flatMap(teamOf)));
  return matchesLike(naming.tx, daysOf(unheard), [...teams], seasonsOf(unheard));
}

const teamOf = (side: Contender): number[] => ("teamId" in side ? [side.teamId] : []);

function labelled({ id, kickoff, home, away }: MatchTraits & { id: number }): Candidate {
  const side = (one: Contender) => ("teamId" in one ? `team ${one.teamId}` : one.placeholder.en);
  return { id, label: `${side(home)} v ${side(away)}, ${new Date(kickoff).toISOString()}` };
}

function swapped(match: MatchTraits & { id: number }): Candidate {
  return { ...labelled(match), doubt: "home and away the other way round" };
}

/** What fixtures plan; those that speak of something unknown are set aside. */
async function plansOf(naming: Naming, messages: readonly Fixture[], around: Around): Promise<Planned[]> {
  const possible = messages.flatMap((message) => {
    const sides = knownSides(naming, message);
    return sides ? [{ message, ...sides }] : [];
  });
  const competitionOf = await competitionsOf(
    naming,
    possible.map(({ seasonId }) => seasonId),
    around,
  );
  const known = await briefsOf(naming, possible, competitionOf, around);
  const planned: Planned[] = [];
  for (const { message, seasonId, home, away } of possible) {
    const competitionId = competitionOf.get(seasonId);
    if (competitionId === undefined) throw new Error(`season ${seasonId} is not stored`);
    const wrong = wrongWith(message, { home, away, competitionId }, known);
    if (wrong) {
      naming.refuse(message, wrong);
      continue;
    }
    const { sport, round, tie, kickoff, at, venue, neutral = false, timeToBeAnnounced = false } = message;
    const countryId = countryOf(known, { home, neutral, competitionId });
    const venueId =
      venue === undefined || countryId === undefined
        ? null
        : await naming.venues.idOf({ name: venue, countryId, neutral });
    const plan: Planned["plan"] = {
      sport,
      competitionId,
      seasonId,
      stageId: idOrNull(naming, "stages", message.stage),
      round: round ?? null,
      tie: tie ?? null,
      home,
      away,
      kickoff,
      venue: venue ?? null,
      ...(venueId !== null && { venueId }),
      neutral,
      timeToBeAnnounced,
      ...(at !== undefined && { at }),
    };
    planned.push({ message, plan });
  }
  return planned;
}

type Brief = { sport: Sport; countryId: number };
type Briefs = { teams: ReadonlyMap<number, Brief>; competitions: ReadonlyMap<number, Brief> };
type Sides = { home: Contender; away: Contender; competitionId: number };

/** What cannot be, whoever says it. */
function wrongWith({ sport, home, away }: Fixture, known: Sides, { teams, competitions }: Briefs): string | undefined {
  const [first, second] = [...teamOf(known.home), ...teamOf(known.away)];
  if (first !== undefined && first === second) return `a team against itself: ${teamRef(home)}`;
  if (competitions.get(known.competitionId)?.sport !== sport) return `a competition of another sport: not ${sport}`;
  for (const [side, contender] of [
    [home, known.home],
    [away, known.away],
  ] as const) {
    if (teamOf(contender).some((id) => teams.get(id)?.sport !== sport)) {
      return `a team of another sport: ${teamRef(side)} does not play ${sport}`;
    }
  }
  return undefined;
}

/** What has to be known of those who are named in fixtures: of this batch, or stored. */
async function briefsOf(
  naming: Naming,
  fixtures: readonly { seasonId: number; home: Contender; away: Contender }[],
  competitionOf: ReadonlyMap<number, number>,
  { teams, competitions }: Around,
): Promise<Briefs> {
  const found = { teams: new Map<number, Brief>(), competitions: new Map<number, Brief>() };
  for (const team of teams) found.teams.set(team.id, team);
  for (const competition of competitions) found.competitions.set(competition.id, competition);
  const missing = (ids: readonly number[], known: ReadonlyMap<number, Brief>) => [
    ...new Set(ids.filter((id) => !known.has(id))),
  ];
  const teamIds = fixtures.flatMap(({ home, away }) => [...teamOf(home), ...teamOf(away)]);
  for (const team of await teamBriefs(naming.tx, missing(teamIds, found.teams))) found.teams.set(team.id, team);
  const competitionIds = fixtures.flatMap(({ seasonId }) => competitionOf.get(seasonId) ?? []);
  for (const one of await competitionBriefs(naming.tx, missing(competitionIds, found.competitions))) {
    found.competitions.set(one.id, one);
  }
  return found;
}

function knownSides(naming: Naming, message: Fixture) {
  const seasonId = naming.refs.find("seasons", message.season);
  const home = contender(naming, message.home);
  const away = contender(naming, message.away);
  if (seasonId !== undefined && home && away) return { seasonId, home, away };
  const lost =
    seasonId === undefined ? `seasons: ${message.season}` : `teams: ${teamRef(home ? message.away : message.home)}`;
  naming.refuse(message, `unknown reference to ${lost}`);
  return undefined;
}

function teamRef(side: Fixture["home"]): string {
  return "team" in side ? side.team : "";
}

function contender({ refs }: Naming, side: Fixture["home"]): Contender | undefined {
  if ("placeholder" in side) return { placeholder: side.placeholder };
  const teamId = refs.find("teams", side.team);
  return teamId === undefined ? undefined : { teamId };
}

/** The competition of each season: of this batch, or stored. */
async function competitionsOf(naming: Naming, seasonIds: readonly number[], { seasons }: Around) {
  const found = new Map(seasons.map(({ id, competitionId }) => [id, competitionId]));
  const missing = [...new Set(seasonIds)].filter((id) => !found.has(id));
  if (missing.length > 0) {
    for (const { id, competitionId } of await loadSeasons(naming.tx, missing)) found.set(id, competitionId);
  }
  return found;
}

/** The country in which a match is played: that of the home team, or of the competition on neutral ground. */
function countryOf(
  { teams, competitions }: Briefs,
  { home, neutral, competitionId }: Omit<Sides, "away"> & { neutral: boolean },
): number | undefined {
  const host = neutral || !("teamId" in home) ? undefined : teams.get(home.teamId);
  return (host ?? competitions.get(competitionId))?.countryId;
}

/** A match under a new ref: the source says so, or it is the same meeting as one that was postponed. */
async function linkReplaced(naming: Naming, planned: readonly Planned[]): Promise<void> {
  const { refs } = naming;
  for (const { message } of planned) {
    const old = message.replaces === undefined ? undefined : refs.find("matches", message.replaces);
    if (old !== undefined && refs.find("matches", message.ref) === undefined) await link(naming, message.ref, old);
  }
  const unheard = planned.filter(
    ({ message, plan }) =>
      refs.find("matches", message.ref) === undefined && "teamId" in plan.home && "teamId" in plan.away,
  );
  const candidates = await postponedNow(naming, unheard);
  const moved: number[] = [];
  for (const { message, plan } of unheard) {
    const old = movedFrom(plan, candidates);
    const twice = old && unheard.some((other) => other.message !== message && sameMeeting(other.plan, plan));
    if (!old || twice) continue;
    if (naming.others && !refs.isMeant("matches", old.id)) moved.push(old.id);
    await link(naming, message.ref, old.id);
  }
  await noteSharing(naming, "matches", moved);
}

/** Everything that the new fixtures could be mistaken for, where one of that was postponed. */
async function postponedNow(naming: Naming, unheard: readonly Planned[]): Promise<MatchRecord[]> {
  if (unheard.length === 0) return [];
  // Fixtures are applied before the states of their batch.
  const said = [...ofType(naming, "football-state"), ...ofType(naming, "basketball-state")]
    .filter(({ state }) => state.kind === "postponed")
    .flatMap(({ match, at }) => {
      const id = naming.refs.find("matches", match);
      return id === undefined ? [] : [{ id, at }];
    });
  const stored = await postponedMatches(naming.tx, seasonsOf(unheard));
  const ids = [...new Set([...stored, ...said.map(({ id }) => id)])];
  const postponed = (await loadMatches(naming.tx, ids)).filter((record) =>
    unheard.some(({ plan }) => sameMeeting(plan, record)),
  );
  const others = await homeMatches(
    naming.tx,
    [...new Set(postponed.map(({ seasonId }) => seasonId))],
    [...new Set(postponed.flatMap(({ home }) => teamOf(home)))],
  );
  return (await loadMatches(naming.tx, others)).map((record) => {
    const now = said.some(
      ({ id, at }) => id === record.id && at >= record.stateAt && record.state.kind === "scheduled",
    );
    return now ? { ...record, state: { kind: "postponed" } } : record;
  });
}

async function link({ refs, tx }: Naming, ref: string, id: number): Promise<void> {
  for (const old of await refs.refsTo(tx, "matches", id)) refs.link("replaced", old, id);
  refs.link("matches", ref, id);
}
