import { findMatch, findSwapped, type MatchTraits, sameDaysMs } from "@scoreline/domain/identity/match";
import { type FixturePlan, movedFrom, sameMeeting } from "@scoreline/domain/match/reconcile/fixture";
import type { Contender } from "@scoreline/domain/match/state/head";
import type { FeedOf } from "@scoreline/feed/port/message";
import { loadCompetitions, loadSeasons, loadTeams } from "@scoreline/store/catalogue/catalogue";
import { matchesLike } from "@scoreline/store/intake/candidates";
import { homeMatches, postponedMatches } from "@scoreline/store/intake/intake";
import { loadMatches, type MatchRecord } from "@scoreline/store/match/matches";
import type { KnownBatch, KnownFixture } from "#identity/known.ts";
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
  const found = await named(naming, "matches", current, {
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

async function nearby(naming: Naming, unheard: readonly Planned[]) {
  const kickoffs = unheard.map(({ plan }) => plan.kickoff);
  const span = {
    from: kickoffs.reduce((a, b) => Math.min(a, b)) - sameDaysMs,
    to: kickoffs.reduce((a, b) => Math.max(a, b)) + sameDaysMs,
  };
  const teams = new Set(unheard.flatMap(({ plan }) => [plan.home, plan.away].flatMap(teamOf)));
  return matchesLike(naming.tx, span, [...teams], [...new Set(unheard.map(({ plan }) => plan.seasonId))]);
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
  const countryOf = await countriesOf(naming, possible, competitionOf, around);
  const planned: Planned[] = [];
  for (const { message, seasonId, home, away } of possible) {
    const competitionId = competitionOf.get(seasonId);
    if (competitionId === undefined) throw new Error(`season ${seasonId} is not stored`);
    const { sport, round, tie, kickoff, at, venue, neutral = false, timeToBeAnnounced = false } = message;
    const countryId = countryOf(home, neutral, competitionId);
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
async function countriesOf(
  naming: Naming,
  fixtures: readonly { message: Fixture; seasonId: number; home: Contender }[],
  competitionOf: ReadonlyMap<number, number>,
  { teams, competitions }: Around,
): Promise<(home: Contender, neutral: boolean, competitionId: number) => number | undefined> {
  const atVenues = fixtures.filter(({ message }) => message.venue !== undefined);
  const ofTeams = new Map(teams.map(({ id, countryId }) => [id, countryId]));
  const ofCompetitions = new Map(competitions.map(({ id, countryId }) => [id, countryId]));
  const teamIds = [...new Set(atVenues.flatMap(({ home }) => teamOf(home)))].filter((id) => !ofTeams.has(id));
  const competitionIds = [...new Set(atVenues.flatMap(({ seasonId }) => competitionOf.get(seasonId) ?? []))].filter(
    (id) => !ofCompetitions.has(id),
  );
  if (teamIds.length > 0) for (const team of await loadTeams(naming.tx, teamIds)) ofTeams.set(team.id, team.countryId);
  if (competitionIds.length > 0) {
    for (const { id, countryId } of await loadCompetitions(naming.tx, competitionIds))
      ofCompetitions.set(id, countryId);
  }
  return (home, neutral, competitionId) =>
    (neutral || !("teamId" in home) ? undefined : ofTeams.get(home.teamId)) ?? ofCompetitions.get(competitionId);
}

/** A match under a new ref: the source says so, or it is the same meeting as one that was postponed. */
async function linkReplaced(naming: Naming, planned: readonly Planned[]): Promise<void> {
  const { refs } = naming;
  for (const { message } of planned) {
    const old = message.replaces === undefined ? undefined : refs.find("matches", message.replaces);
    if (old !== undefined && refs.find("matches", message.ref) === undefined) link(naming, message.ref, old);
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
    link(naming, message.ref, old.id);
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
  const stored = await postponedMatches(naming.tx, [...new Set(unheard.map(({ plan }) => plan.seasonId))]);
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

function link({ refs }: Naming, ref: string, id: number): void {
  for (const old of refs.refsTo("matches", id)) refs.link("replaced", old, id);
  refs.link("matches", ref, id);
}
