import type { CallInput, CallReply } from "@scoreline/contract/call";
import type { matchLineup } from "@scoreline/contract/calls/match-play";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { LineUpPlayerRow, LineUpSide, LineUpsReply } from "@scoreline/contract/schemas/line-ups";
import type { StoredEvent } from "@scoreline/domain/facts";
import type { LineUp, LineUpPlayer, LineUps, PlayerRating } from "@scoreline/domain/match/details/details";
import { fielded } from "@scoreline/domain/match/line-ups/fielded";
import { likelyLineUp } from "@scoreline/domain/match/line-ups/likely-eleven";
import { footballEventsOf, type LineUpMark, marksOf, onThePitch } from "@scoreline/domain/match/line-ups/marks";
import { playsInOrder } from "@scoreline/domain/match/state/game-time";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { nameIn } from "@scoreline/domain/names";
import type { Side } from "@scoreline/domain/sport";
import type { Subject } from "@scoreline/live/changes";
import { loadParts } from "@scoreline/store/match/details";
import { lastLineUps } from "@scoreline/store/match/line-ups";
import { type Absence, absencesOfTeams, loadOfficials, loadSquads } from "@scoreline/store/people/people";
import { cachedAnswer } from "#cache/answer.ts";
import type { Handler, Services } from "#handler.ts";
import { storedEvents } from "#match/events.ts";
import { cutOf, eventsBy } from "#match/moment.ts";
import { peopleIn } from "#match/people.ts";
import { wholeMatch } from "#match/whole.ts";

/** So many line-ups of a side say what it usually sends out. */
const lookBack = 5;

const empty: LineUp<number> = { starters: [], bench: [] };

type Known = { status: LineUpsReply["status"]; home: LineUp<number>; away: LineUp<number> };

/** Both sports have one call, as the list of calls has it. */
async function asked(matchId: number, { boards }: Services): Promise<MatchHead> {
  const head = (await boards.head("football", matchId)) ?? (await boards.head("basketball", matchId));
  if (!head) throw new Refusal("matchNotFound");
  return head;
}

type Asked = CallInput<typeof matchLineup> & { teamIds: number[] };

const made = cachedAnswer({
  name: "matchLineup",
  reader: ["locale"],
  make: async (input: Asked, caller, services): Promise<CallReply<typeof matchLineup>> => {
    const { database } = services;
    const head = await asked(input.matchId, services);
    await wholeMatch(head, services);
    const cut = await cutOf(head, input.minute, services);
    const { "line-ups": told, ratings = [] } = await loadParts(database, head.id, ["line-ups", "ratings"]);
    const named = fielded(told);
    const out = await absencesOfTeams(database, teamsOf(head), dayOf(head));
    const absences = out.filter(({ playerId }) => !named.has(playerId));
    const known = told ? fromFeed(told) : await guessed(head, absences, services);
    const events = eventsBy(head, await storedEvents(head, services), cut);
    // How well somebody had played by a minute is not kept.
    const marked = cut ? [] : ratings;
    const coaches = [known.home.coach, known.away.coach].filter((id) => id !== undefined);
    const officials = new Map((await loadOfficials(database, coaches)).map((each) => [each.id, each]));
    const side = (which: Side): LineUpSide => {
      const lineUp = known[which];
      const coach = officials.get(lineUp.coach ?? 0);
      const team = teamOf(head, which);
      return {
        ...sideRows(head, which, lineUp, events, marked),
        coach: coach ? nameIn(coach.names, caller.locale) : null,
        colours: lineUp.colours ?? services.boards.catalogue.teams.get(team ?? 0)?.colours ?? null,
        absences: absences.filter(({ teamId }) => teamId === team).map(absenceRow),
      };
    };
    const [home, away] = [side("home"), side("away")];
    const ids = [home, away].flatMap(({ starters, bench, absences: absent }) =>
      [...starters, ...bench, ...absent].map(({ playerId }) => playerId),
    );
    const people = await peopleIn(ids, caller.locale, services);
    return succeed({ data: { status: known.status, home, away, people } });
  },
  // Who is out is told of the team.
  restsOn: ({ matchId, teamIds }) => [
    `match:${matchId}`,
    ...teamIds.map((id): Subject => `team:${id}`),
    "catalogue",
    "people",
  ],
});

export const lineUpCalls: { matchLineup: Handler<typeof matchLineup> } = {
  matchLineup: async (input, caller, services) =>
    made({ ...input, teamIds: teamsOf(await asked(input.matchId, services)) }, caller, services),
};

function fromFeed({ confirmed, home, away }: LineUps<number>): Known {
  return { status: confirmed ? "confirmed" : "likely", home, away };
}

async function guessed(head: MatchHead, absences: readonly Absence[], services: Services): Promise<Known> {
  const over = head.state.kind !== "scheduled" && head.state.kind !== "postponed";
  // What was not told of a match that has begun is not guessed afterwards.
  const likely = over ? undefined : await likelyLineUps(head, services, absences);
  return likely ? { status: "likely", ...likely } : { status: "none", home: empty, away: empty };
}

/** How both sides are expected to start, from what they last sent out; nothing where nobody knows of either. */
export async function likelyLineUps(
  head: MatchHead,
  services: Services,
  known?: readonly Absence[],
): Promise<Pick<Known, "home" | "away"> | undefined> {
  const { database } = services;
  const absences = known ?? (await absencesOfTeams(database, teamsOf(head), dayOf(head)));
  const squads = new Map((await loadSquads(database, teamsOf(head))).map((squad) => [squad.teamId, squad]));
  const absent = new Set(absences.map(({ playerId }) => playerId));
  const likely = async (which: Side): Promise<LineUp<number> | undefined> => {
    const team = teamOf(head, which);
    if (team === undefined) return undefined;
    const last = await lastLineUps(database, team, head.kickoff, lookBack);
    const members = squads.get(team)?.members ?? [];
    return likelyLineUp({
      last,
      squad: members.map(({ playerId, number, position }) => ({ player: playerId, number, position })),
      absent,
    });
  };
  const home = await likely("home");
  const away = await likely("away");
  return home || away ? { home: home ?? empty, away: away ?? empty } : undefined;
}

function sideRows(
  head: MatchHead,
  side: Side,
  lineUp: LineUp<number>,
  events: readonly StoredEvent[],
  ratings: readonly PlayerRating<number>[],
): Pick<LineUpSide, "formation" | "starters" | "bench"> {
  const ordered = head.sport === "football" ? footballEventsOf(events) : playsInOrder(events);
  const on = onThePitch(lineUp.starters, side, ordered);
  const marks = marksOf(events);
  const rated = new Map(ratings.map(({ player, rating }) => [player, rating]));
  const row = (player: LineUpPlayer<number>): LineUpPlayerRow => ({
    playerId: player.player,
    number: player.number,
    position: player.position,
    grid: player.grid ?? on.get(player.player) ?? null,
    captain: player.captain ?? false,
    rating: rated.get(player.player) ?? null,
    marks: (marks.get(player.player) ?? []).map((mark: LineUpMark) => ({ ...mark })),
    on: on.has(player.player),
  });
  return { formation: lineUp.formation ?? null, starters: lineUp.starters.map(row), bench: lineUp.bench.map(row) };
}

function absenceRow({ playerId, reason, kind, until }: Absence): LineUpSide["absences"][number] {
  return { playerId, reason, kind, until };
}

function teamOf(head: MatchHead, side: Side): number | undefined {
  const contender = head[side];
  return "teamId" in contender ? contender.teamId : undefined;
}

function teamsOf(head: MatchHead): number[] {
  return [teamOf(head, "home"), teamOf(head, "away")].filter((id) => id !== undefined);
}

function dayOf({ kickoff }: MatchHead): string {
  return new Date(kickoff).toISOString().slice(0, 10);
}
