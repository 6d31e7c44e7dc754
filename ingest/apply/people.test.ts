import type { FeedOf } from "@scoreline/feed/port/message";
import { smallCompetition, smallKickoff, smallSeason, smallWorld } from "@scoreline/feed/scripted/small-world";
import { loadCompetitions, stagesOfSeason } from "@scoreline/store/catalogue/catalogue";
import { type Entity, refsOf } from "@scoreline/store/intake/intake";
import {
  absencesOfTeams,
  loadCareers,
  loadOfficials,
  loadSquads,
  transfersOfPlayer,
  trophiesOf,
} from "@scoreline/store/people/people";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestIntake, testIntake } from "#testing/intake.ts";

/** Minutes after kick-off. */
const minute = (minutes: number) => smallKickoff + minutes * 60_000;
const seat = (number: number) => ({ player: `football-player-${number}`, number, position: "forward" }) as const;
const nobody = { player: "nobody", number: 99, position: "forward" } as const;

let intake: TestIntake;
beforeAll(async () => {
  intake = await testIntake();
  await intake.say(
    ...smallWorld(),
    ...[1, 2, 3].map((number): FeedOf<"player"> => {
      const names = { en: `Player ${number}` };
      return { type: "player", ref: `football-player-${number}`, sport: "football", names };
    }),
    {
      type: "official",
      ref: "coach",
      sport: "football",
      role: "coach",
      names: { en: "Coach" },
      nationality: "country",
    },
  );
});
afterAll(() => intake.close());

async function idOf(entity: Entity, ref: string): Promise<number> {
  const rows = await refsOf(intake.database, "scripted");
  return rows.find((row) => row.entity === entity && row.ref === ref)?.id ?? 0;
}
const reasons = async () => (await intake.aside()).map(({ reason }) => reason);

const squad = (at: number, members: FeedOf<"squad">["members"], coach?: string): FeedOf<"squad"> => ({
  type: "squad",
  team: "football-team-1",
  at,
  members,
  ...(coach && { coach }),
});

test("officials are told once and stay the same", async () => {
  const id = await idOf("officials", "coach");
  expect(await loadOfficials(intake.database, [id])).toMatchObject([
    { role: "coach", names: { en: "Coach" }, countryId: await idOf("countries", "country"), birthDate: null },
  ]);
});

test("players make a squad that only a newer one replaces", async () => {
  const [one, two] = [seat(1), { ...seat(2), joined: "2024-07-01" }];
  await intake.say(squad(minute(1), [one, one, nobody], "coach"), squad(minute(2), [one, two, nobody], "coach"));
  await intake.say(squad(minute(1), []));
  const [before] = await loadSquads(intake.database, [await idOf("teams", "football-team-1")]);
  expect(before).toMatchObject({ at: minute(2), coachId: await idOf("officials", "coach") });
  expect(before?.members).toMatchObject([
    { playerId: await idOf("players", one.player), number: 1, since: null },
    { number: 2, since: "2024-07-01" },
  ]);
  const lent = { ...seat(3), onLoanFrom: "football-team-2" };
  await intake.say(squad(minute(3), [{ ...one, number: 10 }, lent]));
  const [after] = await loadSquads(intake.database, [await idOf("teams", "football-team-1")]);
  expect(after?.members).toMatchObject([
    { number: 3, since: "2026-11-15", onLoanFromId: await idOf("teams", "football-team-2") },
    { number: 10, since: null },
  ]);
  expect(after?.coachId).toBeNull();
});

test("players move, miss matches, win things and have careers; of strangers nothing is kept", async () => {
  const who = { player: "football-player-1" };
  const transfer = { type: "transfer", ref: "t1", ...who, date: "2025-07-01", kind: "fee" } as const;
  const absence = { type: "absence", ref: "a1", ...who, team: "football-team-1", reason: "injury" } as const;
  const trophy = { type: "trophy", ref: "w1", competition: "football-league", seasonName: "2025" } as const;
  const row = { season: "2025", team: "football-team-1", appearances: 30, loan: false };
  const before = (await reasons()).length;
  await intake.say(
    { ...transfer, from: "abroad", to: "football-team-1", feeEur: 1_000_000 },
    { ...transfer, ref: "t2", player: "nobody" },
    { ...absence, kind: "knee", from: "2026-11-01" },
    { ...absence, ref: "a2", team: "nowhere", kind: "knee", from: "2026-11-01" },
    { ...trophy, team: "football-team-1", place: "winner" },
    { ...trophy, ref: "w2", player: "nobody", team: "football-team-1", place: "winner" },
    { ...trophy, ref: "w3", place: "winner" },
    {
      type: "career",
      ...who,
      countedUntil: 1_000,
      figures: ["goals", "assists"],
      rows: [
        { ...row, competition: "unheard-of", counts: [4] },
        { ...row, team: "abroad", counts: [4, 1] },
      ],
    },
    { type: "career", player: "nobody", figures: [], rows: [] },
    { type: "career", ...who, figures: ["goals"], rows: [{ ...row, counts: [4, 1] }] },
  );
  expect((await reasons()).slice(before)).toEqual([
    expect.stringContaining("a trophy goes to a team or a player"),
    expect.stringContaining("a row counts no more than the figures that are named"),
    "unknown reference to players: nobody",
    "unknown reference to teams: nowhere",
    "unknown reference to players: nobody",
    "unknown reference to players: nobody",
  ]);
  const playerId = await idOf("players", who.player);
  const teamId = await idOf("teams", "football-team-1");
  expect(await transfersOfPlayer(intake.database, playerId)).toMatchObject([
    { source: "scripted", ref: "t1", fromTeamId: null, toTeamId: teamId, feeEur: 1_000_000 },
  ]);
  expect(await absencesOfTeams(intake.database, [teamId], "2026-11-15")).toMatchObject([{ ref: "a1", playerId }]);
  expect(await trophiesOf(intake.database, { teamId })).toMatchObject([{ ref: "w1", place: "winner" }]);
  expect(await loadCareers(intake.database, [playerId])).toEqual([
    { playerId, rows: [{ ...row, goals: 4, team: teamId }], countedUntil: 1_000 },
  ]);
  await intake.say({ ...absence, kind: "knee", from: "2026-11-01", until: "2026-11-10" });
  expect(await absencesOfTeams(intake.database, [teamId], "2026-11-15")).toEqual([]);
});

test("competitions and stages say more than before", async () => {
  const stage = { type: "stage", ref: "stage", season: "football-season", name: "regular", kind: "table", order: 0 };
  const zones = [
    [1, 1, "champion"],
    [-2, -1, "relegation"],
  ];
  const more = { founded: 1996, holders: "Team 1", recordWinners: [["Team 1", 8]], format: "league" };
  await intake.say({ ...smallCompetition("football"), ...more }, smallSeason("football"), { ...stage, zones });
  expect(await loadCompetitions(intake.database, [await idOf("competitions", "football-league")])).toMatchObject([
    more,
  ]);
  expect(await stagesOfSeason(intake.database, await idOf("seasons", "football-season"))).toMatchObject([
    { zones, tieBreaks: null, names: null, group: null },
  ]);
});
