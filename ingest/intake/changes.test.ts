import type { Fact } from "@scoreline/domain/facts";
import type { FeedOf } from "@scoreline/feed/port/message";
import {
  footballEvents,
  footballState,
  goal,
  smallFixture,
  smallKickoff,
  smallSeason,
  smallTeam,
  smallWorld,
} from "@scoreline/feed/scripted/small-world";
import { type Entity, refsOf } from "@scoreline/store/intake/intake";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BatchChanges } from "#intake/changes.ts";
import { type TestIntake, testIntake } from "#testing/intake.ts";

const long = 30 * 86_400_000;
const player = (number: number, own: Partial<FeedOf<"player">> = {}): FeedOf<"player"> => ({
  type: "player",
  ref: `player-${number}`,
  sport: "football",
  names: { en: `Player ${number}` },
  ...own,
});
const coach: FeedOf<"official"> = {
  type: "official",
  ref: "coach",
  sport: "football",
  role: "coach",
  names: { en: "Coach" },
};
const over = {
  kind: "finished",
  decided: "regular",
  score: { current: { home: 1, away: 0 }, fullTime: { home: 1, away: 0 } },
} as const;

let intake: TestIntake;
let ids: Map<string, number>;
beforeAll(async () => {
  intake = await testIntake();
  await intake.say(
    ...smallWorld(),
    ...[1, 2, 3].map((number) => player(number)),
    coach,
    smallFixture("football", "old", { kickoff: smallKickoff - long }),
    smallFixture("football", "now"),
  );
  ids = new Map((await refsOf(intake.database, "scripted")).map(({ entity, ref, id }) => [`${entity} ${ref}`, id]));
});
afterAll(() => intake.close());

const id = (entity: Entity, ref: string) => ids.get(`${entity} ${ref}`);
const team = (number: number) => id("teams", `football-team-${number}`);

/** What is told by ids of what these messages say. */
async function changesOf(...messages: unknown[]): Promise<Partial<Extract<Fact, { kind: "changed" }>>[]> {
  const facts = await intake.factsOf(...messages);
  return facts.flatMap((fact) => {
    if (fact.kind !== "changed") return [];
    const { kind: _, seq: __, at: ___, ...things } = fact;
    return [things];
  });
}

const ofOldMatch = () => ({
  matches: [id("matches", "old")],
  competitions: [id("competitions", "football-league")],
  seasons: [id("seasons", "football-season")],
  teams: [team(1), team(2)],
});

test("a correction of an old match tells the match and where it belongs, once a batch", async () => {
  const shared = ofOldMatch();
  expect(await changesOf(footballState("old", -40_000, over), footballEvents("old", 1, [goal("g", "home")]))).toEqual([
    { ...shared, sheets: shared.seasons, sports: ["football"] },
  ]);
  // The table stays as it is.
  expect(await changesOf(footballEvents("old", 2, [], ["g"]))).toEqual([shared]);
  expect(await changesOf({ type: "match-info", match: "old", at: 1, attendance: 4_000 })).toEqual([shared]);
});

test("what says nothing new tells nothing", async () => {
  expect(await intake.factsOf(smallTeam("football", 1), smallSeason("football"), player(1), coach)).toEqual([]);
});

test("the facts of a match that is followed name where it belongs", async () => {
  const of = ofOldMatch();
  const place = { competitionId: of.competitions[0], seasonId: of.seasons[0], teams: of.teams };
  const facts = await intake.factsOf(
    footballState("now", 10, { kind: "live", clock: { phase: "first-half", since: smallKickoff }, score: over.score }),
    footballEvents("now", 10, [goal("g", "home")]),
    { type: "match-info", match: "now", at: 1, attendance: 4_000 },
  );
  expect(facts.map((fact) => ("of" in fact ? fact.of : undefined))).toEqual([place, place, place]);
});

test("a match with other teams than before is told to those that it leaves", async () => {
  const moved = smallFixture("football", "now", { home: { team: "football-team-3" } });
  expect(await changesOf(moved)).toMatchObject([
    { teams: [team(1), team(2)], sheets: [id("seasons", "football-season")] },
  ]);
  expect(await changesOf(smallFixture("football", "now"))).toMatchObject([{ teams: [team(3), team(2)] }]);
});

test("seasons and stages are told", async () => {
  const season = { ...smallSeason("football"), ref: "next", name: "2027", current: false };
  const [told] = await changesOf(season);
  const next = [expect.any(Number)];
  expect(told).toEqual({ seasons: next, sheets: next, competitions: [id("competitions", "football-league")] });
  const stage = { type: "stage", ref: "s", season: "football-season", name: "regular", kind: "table", order: 0 };
  const own = [id("seasons", "football-season")];
  expect(await changesOf(stage)).toEqual([{ seasons: own, sheets: own }]);
});

test("people are told by whom it is about: squads, transfers, absences, trophies, careers, profiles", async () => {
  const [one, two] = [id("players", "player-1"), id("players", "player-2")];
  const seat = (number: number) => ({ player: `player-${number}`, number, position: "forward" });
  const squad = { type: "squad", team: "football-team-1", at: 1, members: [seat(1)] };
  expect(await changesOf(squad)).toEqual([{ teams: [team(1)], players: [one] }]);
  expect(await changesOf({ ...squad, at: 2 })).toEqual([]);
  expect(await changesOf({ ...squad, at: 3, members: [seat(2)] })).toEqual([{ teams: [team(1)], players: [one, two] }]);

  const transfer = { type: "transfer", ref: "t", player: "player-1", date: "2026-01-01", kind: "fee" };
  expect(await changesOf({ ...transfer, to: "football-team-2" })).toEqual([{ players: [one], teams: [team(2)] }]);
  const [corrected] = await changesOf({ ...transfer, player: "player-2", to: "football-team-3" });
  expect(new Set(corrected?.players)).toEqual(new Set([one, two]));
  expect(new Set(corrected?.teams)).toEqual(new Set([team(2), team(3)]));

  const absence = { type: "absence", ref: "a", player: "player-1", team: "football-team-1", reason: "injury" };
  expect(await changesOf({ ...absence, kind: "knee", from: "2026-11-01" })).toEqual([
    { players: [one], teams: [team(1)] },
  ]);
  const trophy = { type: "trophy", ref: "w", competition: "football-league", seasonName: "2025", place: "winner" };
  expect(await changesOf({ ...trophy, team: "football-team-4" })).toEqual([
    { competitions: [id("competitions", "football-league")], teams: [team(4)] },
  ]);

  const row = { season: "2025", competition: "football-league", appearances: 3, loan: false, counts: [1] };
  const career = (at: number) => ({
    type: "career",
    player: "player-1",
    figures: ["goals"],
    rows: [{ ...row, team: `football-team-${at}` }],
  });
  expect(await changesOf(career(1))).toMatchObject([{ players: [one], teams: [team(1)] }]);
  const [moved] = await changesOf(career(2));
  expect(new Set(moved?.teams)).toEqual(new Set([team(1), team(2)]));

  expect(await changesOf(player(1, { team: "football-team-1" }))).toEqual([{ profiles: [one], teams: [team(1)] }]);
  expect(await changesOf(player(9))).toEqual([{ newPlayers: [expect.any(Number)] }]);
  expect(await changesOf({ ...coach, names: { en: "Another" } })).toEqual([{ officials: [id("officials", "coach")] }]);
});

test("many ids are told in facts of a bounded size, each id once", () => {
  const changes = new BatchChanges();
  changes.note(
    "matches",
    Array.from({ length: 4_500 }, (_, index) => index + 1),
  );
  changes.note("teams", [1, 2, 2]);
  const facts = changes.facts();
  const counts = facts.map((fact) => (fact.kind === "changed" ? (fact.matches?.length ?? 0) : 0));
  expect(counts).toEqual([2_000, 2_000, 500]);
  expect(facts.at(-1)).toMatchObject({ teams: [1, 2] });
});
