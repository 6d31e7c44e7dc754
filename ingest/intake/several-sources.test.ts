import type { FeedOf } from "@scoreline/feed/port/message";
import {
  footballEvents,
  footballLive,
  footballState,
  goal,
  redCard,
  smallCompetition,
  smallFixture,
  smallKickoff,
  smallSeason,
  smallTeam,
  smallWorld,
} from "@scoreline/feed/scripted/small-world";
import { loadCompetitions, loadPlayers, loadTeams } from "@scoreline/store/catalogue/catalogue";
import { loadVenues } from "@scoreline/store/catalogue/venues";
import { type Entity, listQuarantine, refsOf } from "@scoreline/store/intake/intake";
import { loadEvents, loadMatches } from "@scoreline/store/match/matches";
import { loadSquads, transfersOfPlayer } from "@scoreline/store/people/people";
import { describeOnBoth } from "@scoreline/store/testing/both-databases";
import { beforeEach, describe, expect, test } from "vitest";
import { type Intake, openIntake } from "#intake/ingest.ts";
import { linkQuarantined } from "#quarantine/link.ts";
import { replayQuarantine } from "#quarantine/replay.ts";
import { eveningAfter } from "#testing/intake.ts";

const refKeys: ReadonlySet<string> = new Set(
  "ref country competition season stage team player match nationality coach from to".split(" "),
);

/** The same message from a source that has other ids for everything. */
function otherwise<Message>(message: Message): Message {
  return renamed(message, "") as Message;
}

function renamed(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, key));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, renamed(one, name)]));
  }
  const isRef = typeof value === "string" && refKeys.has(key) && !/^\d{4}-\d\d-\d\d$/.test(value);
  return isRef ? `other:${value}` : value;
}

const player = (ref: string, own: Partial<FeedOf<"player">> = {}): FeedOf<"player"> => ({
  type: "player",
  ref,
  sport: "football",
  names: { en: `Name ${ref}` },
  team: "football-team-1",
  ...own,
});
const stage: FeedOf<"stage"> = {
  type: "stage",
  ref: "stage",
  season: "football-season",
  name: "regular",
  kind: "table",
  order: 0,
};
const coach: FeedOf<"official"> = {
  type: "official",
  ref: "coach",
  sport: "football",
  role: "coach",
  names: { en: "Coach" },
  birthDate: "1970-01-01",
};
const world = () => [
  ...smallWorld(),
  stage,
  player("one"),
  coach,
  smallFixture("football", "match", { venue: "Home" }),
];

describeOnBoth("several sources", (store) => {
  if (store.skipped) return;
  let now = eveningAfter;
  let first: Intake;
  let second: Intake;
  const ranking = ["first", "second"];
  const options = () => ({ database: store.database, now: () => now, onFacts: () => {}, ranking });

  beforeEach(async () => {
    const { rows } = await store.database.execute<{ name: string }>(
      "select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'fact_head'",
    );
    await store.database.execute(`truncate ${rows.map(({ name }) => name).join(", ")}`);
    now = eveningAfter;
    first = await openIntake("first", options());
    second = await openIntake("second", options());
  });

  const say = (intake: Intake, ...messages: unknown[]) => intake({ messages });
  const aside = async () => (await listQuarantine(store.database, 100)).map(({ reason }) => reason);
  async function idOf(source: string, entity: Entity, ref: string): Promise<number | undefined> {
    return (await refsOf(store.database, source)).find((row) => row.entity === entity && row.ref === ref)?.id;
  }
  const given = (id: number | undefined): number => {
    if (id === undefined) throw new Error("no id");
    return id;
  };
  const matchId = async () => given(await idOf("first", "matches", "match"));
  const match = async () => (await loadMatches(store.database, [await matchId()]))[0];

  test("the same world under another name is the same world, and nothing is set aside", async () => {
    await say(first, ...world());
    await say(second, ...world().map(otherwise));
    expect(await aside()).toEqual([]);
    const [one, other] = [await refsOf(store.database, "first"), await refsOf(store.database, "second")];
    const sorted = (refs: typeof one) => refs.map(({ entity, ref, id }) => `${entity} ${ref} ${id}`).sort();
    expect(sorted(other)).toEqual(sorted(one.map((row) => ({ ...row, ref: `other:${row.ref}` }))));
    expect(one.length).toBe(world().length);
    expect(await loadVenues(store.database)).toMatchObject([{ name: "Home" }]);
    expect((await match())?.venueId).toBe((await loadVenues(store.database))[0]?.id);
  });

  test("what another source calls otherwise is found by the rules", async () => {
    await say(first, ...world(), player("two", { birthDate: "2000-01-02", names: { en: "Son Heung-min" } }));
    await say(
      second,
      ...[
        { ...smallWorld()[0] },
        smallCompetition("football", { key: "other-key", names: { en: "SMALL  Fóotball League" } }),
        { ...smallSeason("football"), name: "2026/27" },
        { ...smallTeam("football", 1), names: { en: "FC Team 1" } },
        { ...smallTeam("football", 2), names: { en: "Someone", th: "ทีม 2" } },
        { ...smallTeam("football", 3), names: { en: "Team 3 Women" } },
        player("two", { birthDate: "2000-01-02", names: { en: "Heung-Min SON" }, team: undefined }),
        smallFixture("football", "match", { kickoff: smallKickoff + 3_600_000 }),
      ].map(otherwise),
    );
    expect(await aside()).toEqual([]);
    const same = async (entity: Entity, ref: string) =>
      (await idOf("first", entity, ref)) === (await idOf("second", entity, `other:${ref}`));
    expect(await same("competitions", "football-league")).toBe(true);
    expect(await same("seasons", "football-season")).toBe(true);
    expect(await same("teams", "football-team-1")).toBe(true);
    expect(await same("teams", "football-team-2")).toBe(true);
    expect(await same("teams", "football-team-3")).toBe(false);
    expect(await same("players", "two")).toBe(true);
    expect(await same("matches", "match")).toBe(true);
  });

  test("a team and a person that may be one of several are set aside with the candidates, until somebody decides", async () => {
    const twins = [1, 2].map((n) => ({
      ...smallTeam("football", n),
      names: { en: n === 1 ? "FC Olimpia" : "SC Olimpia" },
    }));
    const names = { en: "Gabriel" };
    const gabriels = ["1997-12-19", "1997-04-03"].map((birthDate) => player(birthDate, { names, birthDate }));
    await say(first, ...smallWorld().slice(0, 3), ...twins, ...gabriels);
    const said = [{ ...smallTeam("football", 1), ref: "who", names: { en: "Olimpia" } }, player("who", { names })];
    await say(second, ...[...smallWorld().slice(0, 3), ...twins.slice(0, 1), ...said].map(otherwise));
    const [one, two] = [await idOf("first", "players", "1997-12-19"), await idOf("first", "players", "1997-04-03")];
    const sc = given(await idOf("first", "teams", "football-team-2"));
    // The first twin is taken by its full name: only the other one is left for the short name.
    expect(await idOf("second", "teams", "other:who")).toBe(sc);
    expect(await aside()).toEqual([
      `ambiguous: may be one of players ${one} (Gabriel, 1997-12-19), ${two} (Gabriel, 1997-04-03)`,
    ]);
    const [row] = await listQuarantine(store.database, 1);
    const resolved = await linkQuarantined(options(), given(row?.id), given(two));
    expect(resolved).toEqual({ taken: [row?.id], refused: [], unknown: [] });
    expect(await idOf("second", "players", "other:who")).toBe(two);
    expect(await aside()).toEqual([]);
  });

  test("a link to something that is not there is refused, and so is one of a message that names nothing", async () => {
    await say(first, ...smallWorld(), footballState("nothing", 1, footballLive(0, 0)), {
      ...smallTeam("football", 9),
      country: "no",
    });
    const rows = await listQuarantine(store.database, 10);
    const state = rows.find(({ raw }) => (raw as { type: string }).type === "football-state");
    const team = rows.find(({ raw }) => (raw as { type: string }).type === "team");
    await expect(linkQuarantined(options(), given(state?.id), 1)).rejects.toThrow("names nothing");
    await expect(linkQuarantined(options(), given(team?.id), 999_999)).rejects.toThrow("There is no team 999999");
    await expect(linkQuarantined(options(), 999_999, 1)).rejects.toThrow("is not in quarantine");
  });

  test("an ambiguous team keeps its candidates, and what speaks of it waits", async () => {
    const named = (n: number, en: string) => ({ ...smallTeam("football", n), names: { en } });
    await say(first, ...smallWorld().slice(0, 3), named(1, "FC Olimpia"), named(2, "SC Olimpia"));
    const [fc, sc] = [await idOf("first", "teams", "football-team-1"), await idOf("first", "teams", "football-team-2")];
    await say(
      second,
      ...[...smallWorld().slice(0, 3), named(1, "Olimpia"), smallFixture("football", "x")].map(otherwise),
    );
    expect((await aside()).toReversed()).toEqual([
      `ambiguous: may be one of teams ${fc} (FC Olimpia), ${sc} (SC Olimpia)`,
      "unknown reference to teams: other:football-team-1",
    ]);
    const rows = (await listQuarantine(store.database, 10)).toReversed();
    await linkQuarantined(options(), given(rows[0]?.id), given(sc));
    await say(second, otherwise(named(2, "Somebody else")));
    const { taken } = await replayQuarantine(options(), "all");
    expect(taken).toHaveLength(1);
    expect(await aside()).toEqual([]);
    // The intake that was open meanwhile means the same.
    await say(second, otherwise(named(1, "Olimpia")));
    expect(await loadTeams(store.database)).toHaveLength(3);
  });

  describe("the word of the more trusted one counts", () => {
    test("on names and figures; the other fills what is missing, whoever came first", async () => {
      const [mine, theirs] = [
        { ...smallTeam("football", 1), names: { en: "Team 1", ja: "チーム" }, city: "Here" },
        { ...smallTeam("football", 1), names: { en: "TEAM 1", th: "ทีม" }, city: "There", founded: 1900 },
      ];
      await say(second, ...[smallWorld()[0], theirs].map(otherwise));
      await say(first, smallWorld()[0], mine);
      const expected = { names: { en: "Team 1", ja: "チーム", th: "ทีม" }, city: "Here", founded: 1900 };
      expect(await loadTeams(store.database)).toMatchObject([expected]);
      await say(second, otherwise(theirs));
      expect(await loadTeams(store.database)).toMatchObject([expected]);
    });

    test("but the key of a competition stays, and a source that does not run any more has no say", async () => {
      await say(second, ...smallWorld().map(otherwise));
      const alone = await openIntake("first", { ...options(), ranking: ["first"] });
      await say(
        alone,
        ...smallWorld(),
        smallCompetition("football", { key: "mine", names: { en: "Small football league" }, code: "NEW" }),
      );
      expect(await loadCompetitions(store.database)).toContainEqual(
        expect.objectContaining({ key: "football-league", code: "NEW" }),
      );
      expect(await aside()).toEqual([]);
    });

    test("on when a match is played, and who plays it is filled in", async () => {
      const open = { away: { placeholder: { en: "W1" } }, round: undefined };
      await say(first, ...smallWorld(), smallFixture("football", "match", open));
      const told = { kickoff: smallKickoff + 600_000, venue: "Theirs", round: "1" };
      await say(
        second,
        ...[...smallWorld(), smallFixture("football", "match", { ...told, round: undefined })].map(otherwise),
      );
      const away = { teamId: await idOf("first", "teams", "football-team-2") };
      expect(await match()).toMatchObject({ kickoff: smallKickoff, venue: "Theirs", away });
      await say(first, smallFixture("football", "match", { ...open, kickoff: smallKickoff + 60_000, venue: "Mine" }));
      expect(await match()).toMatchObject({ kickoff: smallKickoff + 60_000, venue: "Mine", away });
    });

    test("on how it stands, until it falls silent; and again when it speaks", async () => {
      await say(first, ...world());
      await say(second, ...world().map(otherwise));
      const at = (minute: number) => {
        now = smallKickoff + minute * 60_000;
      };
      at(60);
      await say(second, otherwise(footballState("match", 60, footballLive(0, 0))));
      expect((await match())?.state).toEqual(footballLive(0, 0));
      await say(first, footballState("match", 59, footballLive(1, 0)));
      expect((await match())?.state).toEqual(footballLive(1, 0));
      at(62);
      await say(second, otherwise(footballState("match", 62, footballLive(0, 1))));
      expect((await match())?.state).toEqual(footballLive(1, 0));
      at(70);
      await say(second, otherwise(footballState("match", 70, footballLive(2, 0))));
      expect((await match())?.state).toEqual(footballLive(2, 0));
      // A word from long ago does not take the lead back.
      await say(first, footballState("match", 61, footballLive(1, 1)));
      expect((await match())?.state).toEqual(footballLive(2, 0));
      await say(first, footballState("match", 69, footballLive(3, 0)));
      expect((await match())?.state).toEqual(footballLive(3, 0));
      expect(await aside()).toEqual([]);
    });

    test("on what happened in it: events of two sources are never mixed", async () => {
      await say(second, ...world().map(otherwise));
      await say(first, ...world());
      const id = await matchId();
      const events = async () =>
        ((await loadEvents(store.database, [id])).get(id) ?? []).map((event) => event.id).sort();
      await say(second, otherwise(footballEvents("match", 46, [goal("g1", "home"), redCard("r1", "home")])));
      expect(await events()).toEqual(["other:g1", "other:r1"]);
      expect((await match())?.homeReds).toBe(1);
      await say(first, footballEvents("match", 47, [goal("g1", "home")]));
      expect(await events()).toEqual(["g1"]);
      expect((await match())?.homeReds).toBe(0);
      await say(second, otherwise(footballEvents("match", 48, [goal("g2", "home")])));
      expect(await events()).toEqual(["g1"]);
    });

    test("on people: squads and transfers are one source's, and what the first does not tell is the other's", async () => {
      const squad = (at: number, number: number): FeedOf<"squad"> => ({
        type: "squad",
        team: "football-team-1",
        at,
        members: [{ player: "one", number }],
      });
      const transfer = {
        type: "transfer",
        ref: "t",
        player: "one",
        date: "2025-07-01",
        kind: "fee",
        to: "football-team-1",
      };
      await say(first, ...world(), squad(10, 7));
      await say(second, ...world().map(otherwise), otherwise(squad(20, 8)), otherwise(transfer));
      const [teamId, playerId] = [
        await idOf("first", "teams", "football-team-1"),
        await idOf("first", "players", "one"),
      ];
      expect(await loadSquads(store.database, [given(teamId)])).toMatchObject([{ members: [{ number: 7 }] }]);
      expect(await transfersOfPlayer(store.database, given(playerId))).toMatchObject([{ source: "second" }]);
      await say(first, transfer);
      expect(await transfersOfPlayer(store.database, given(playerId))).toMatchObject([{ source: "first", ref: "t" }]);
      expect(await loadPlayers(store.database, [given(playerId)])).toMatchObject([{ teamId }]);
    });
  });

  test("two that name the same at once name one thing", async () => {
    const waves = Array.from({ length: 5 }, (_, wave) => [
      ...[1, 2, 3].map((n) => ({
        ...smallTeam("football", n),
        ref: `t${wave}-${n}`,
        names: { en: `Club ${wave} ${n}` },
      })),
      player(`p${wave}`, { team: undefined, birthDate: `2000-01-0${wave + 1}` }),
      smallFixture("football", `m${wave}`, {
        home: { team: `t${wave}-1` },
        away: { team: `t${wave}-2` },
        venue: `Ground ${wave}`,
      }),
    ]);
    await Promise.all([say(first, ...smallWorld()), say(second, ...smallWorld().map(otherwise))]);
    await Promise.all(waves.flatMap((wave) => [say(first, ...wave), say(second, ...wave.map(otherwise))]));
    expect(await aside()).toEqual([]);
    const [one, other] = [await refsOf(store.database, "first"), await refsOf(store.database, "second")];
    const byRef = new Map(other.map(({ entity, ref, id }) => [`${entity} ${ref}`, id]));
    expect(one.map(({ entity, ref }) => byRef.get(`${entity} other:${ref}`))).toEqual(one.map(({ id }) => id));
    expect(await loadTeams(store.database)).toHaveLength(8 + 15);
    expect(await loadVenues(store.database)).toHaveLength(5);
  });
});
