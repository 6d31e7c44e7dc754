import { changesSomething } from "@scoreline/contract/call";
import { calls } from "@scoreline/contract/calls";
import type { FeedMessage, FeedOf } from "@scoreline/feed/port/message";
import type { FeedBatch } from "@scoreline/feed/port/source";
import { type Intake, openIntake } from "@scoreline/ingest/intake/ingest";
import { inProcessBus } from "@scoreline/live/wake";
import { type Entity, refsOf } from "@scoreline/store/intake/intake";
import { lastSeq } from "@scoreline/store/log/facts";
import { type BorrowedStore, borrowStore } from "@scoreline/store/testing/borrowed-store";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfiguration } from "#configuration.ts";
import { openFeeds } from "#sources/feed.ts";
import { type Asked, notOfSources, openProcess, type Process, questions } from "#testing/answers.ts";

/** Nothing goes by while the test looks: what is compared differs by nothing but what was told. */
const start = Date.parse("2026-11-15T12:00:00Z");
const clock = { realStart: Date.now(), start, speed: 1e-6 };
const now = () => start;
const dayMs = 86_400_000;

const said = new Map<FeedMessage["type"], FeedMessage[]>();
const bus = inProcessBus();
let store: BorrowedStore;
let intake: Intake;
let reader: Process;
let asked: Asked | undefined;
let whileFilling = 0;

const all = <Type extends FeedMessage["type"]>(type: Type) => (said.get(type) ?? []) as FeedOf<Type>[];

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the world has no ${what}`);
  return value;
}

async function ids(): Promise<(entity: Entity, ref: string) => number> {
  const known = new Map(
    (await refsOf(store.database, "demo joint")).map((row) => [`${row.entity} ${row.ref}`, row.id]),
  );
  return (entity, ref) => found(known.get(`${entity} ${ref}`), `${entity} ${ref}`);
}

const fixtureOf = (ref: string) =>
  found(
    all("fixture").find((fixture) => fixture.ref === ref),
    `fixture ${ref}`,
  );
const isOld = ({ match }: { match: string }) => fixtureOf(match).kickoff < start - 10 * dayMs;
const teamOf = (side: FeedOf<"fixture">["home"]) => ("team" in side ? side.team : undefined);

/** Told of these days before history is filled in. */
const recent = (sport: "football" | "basketball") =>
  all("fixture").find(
    ({ sport: own, kickoff }) => own === sport && Math.abs(kickoff - start) < 3 * dayMs && kickoff < start,
  );

/** Football matches of the season that is on, long over, between teams of the one that is asked for. */
function oldMatch(): FeedOf<"football-state"> {
  const season = found(recent("football"), "match").season;
  const own = (state: FeedOf<"football-state">) =>
    isOld(state) && fixtureOf(state.match).season === season && state.state.kind === "finished";
  return found(all("football-state").find(own), "old result");
}

async function whatToAsk(): Promise<Asked | undefined> {
  const football = recent("football");
  const basketball = recent("basketball");
  const squads = (team: string | undefined) => all("squad").find((squad) => squad.team === team)?.members[0]?.player;
  const [home, away] = [football?.home, football?.away].map((side) => side && teamOf(side));
  const host = basketball && teamOf(basketball.home);
  const [one, other] = [squads(home), squads(host)];
  if (!football || !basketball || !home || !away || !host || !one || !other) return undefined;
  const id = await ids();
  const leagueOf = ({ season }: { season: string }) =>
    id(
      "competitions",
      found(
        all("season").find(({ ref }) => ref === season),
        "season",
      ).competition,
    );
  const match = id("matches", football.ref);
  return {
    football: {
      match,
      old: match,
      league: leagueOf(football),
      season: id("seasons", football.season),
      team: id("teams", home),
      other: id("teams", away),
      player: id("players", one),
    },
    basketball: {
      match: id("matches", basketball.ref),
      league: leagueOf(basketball),
      team: id("teams", host),
      player: id("players", other),
    },
    days: [football.kickoff, basketball.kickoff, start].map((at) => new Date(at).toISOString().slice(0, 10)),
  };
}

async function take(batch: FeedBatch): Promise<void> {
  for (const message of batch.messages as FeedMessage[]) {
    said.set(message.type, [...(said.get(message.type) ?? []), message]);
  }
  await intake(batch);
  asked ??= await whatToAsk();
  if (!asked) return;
  whileFilling += 1;
  await reader.answers(asked);
}

async function settled(): Promise<void> {
  const seq = await lastSeq(store.database);
  await vi.waitFor(() => expect(reader.live.boards.seq).toBe(seq), { timeout: 120_000, interval: 10 });
}

type Answers = Awaited<ReturnType<Process["answers"]>>;

/** What the process that was there all the time said at the end of a test: nothing is told until the next one. */
let answered: Answers | undefined;

function differences(are: Answers, should: Answers): { url: string; is: string; should: string }[] {
  return Object.keys(should).flatMap((url) => {
    const [one, other] = [String(are[url]), String(should[url])];
    if (one === other) return [];
    const at = Math.max(0, [...one].findIndex((letter, index) => letter !== other[index]) - 60);
    return [{ url, is: one.slice(at, at + 200), should: other.slice(at, at + 200) }];
  });
}

/** What the process says that was there all the time, and one that begins now. */
async function bothAnswer(): Promise<void> {
  await settled();
  const question = found(asked, "question");
  const fresh = await openProcess(store.database, now);
  try {
    await fresh.live.search.read(start);
    const should = await fresh.answers(question);
    // Names are read in the background.
    answered = await vi.waitFor(
      async () => {
        const answers = await reader.answers(question);
        expect(differences(answers, should)).toEqual([]);
        return answers;
      },
      { timeout: 120_000, interval: 500 },
    );
  } finally {
    await fresh.close();
  }
}

beforeAll(async () => {
  store = await borrowStore();
  reader = await openProcess(store.database, now, bus);
  reader.live.readNames();
  const DEMO_COMPETITIONS = "football:hong-kong-premier-league,basketball:hong-kong-a1";
  const [source] = openFeeds(readConfiguration({ FEED: "demo", DEMO_SEED: "joint", DEMO_COMPETITIONS }), clock);
  if (!source) throw new Error("there is no source");
  intake = await openIntake(source.name, { database: store.database, now, onFacts: (seq) => bus.wake(seq) });
  const stop = new AbortController();
  const deliver = async (batch: FeedBatch) => {
    await take(batch);
    if (batch.progress?.what === "Everything is in place") stop.abort();
  };
  await source.follow(undefined, deliver, stop.signal);
  const id = await ids();
  const old = oldMatch().match;
  if (asked) {
    asked.football.old = id("matches", old);
    asked.days.push(new Date(fixtureOf(old).kickoff).toISOString().slice(0, 10));
    asked.story = (await reader.ask("/news/getAllNewsList?page=1&size=20&sportType=0&lang=EN")).news[0]?.newsId;
    await reader.answers(asked);
  }
});
afterAll(async () => {
  await reader?.close();
  await store?.close();
});

test("everything is asked that tells anybody what sources have told", () => {
  const names = questions(found(asked, "question")).map(([name]) => name);
  const others = Object.entries(calls).filter(
    ([name, call]) => call.access !== "user" && !changesSomething(call) && !notOfSources.has(name),
  );
  expect(others.flatMap(([name]) => ((names as string[]).includes(name) ? [] : [name]))).toEqual([]);
  expect(names.filter((name) => notOfSources.has(name))).toEqual([]);
});

test("what was asked while history was filled in is answered as by a process that begins afterwards", async () => {
  expect(whileFilling).toBeGreaterThan(5);
  await bothAnswer();
});

const later = start;
const goalsMore = ({ state, ...rest }: FeedOf<"football-state">): FeedOf<"football-state"> => {
  if (state.kind !== "finished") throw new Error("it is not over");
  const { current } = state.score;
  const more = { home: current.home + 4, away: current.away };
  return { ...rest, at: later, state: { ...state, score: { ...state.score, current: more, fullTime: more } } };
};
const playersTeam = () => {
  const football = found(recent("football"), "match");
  return found(teamOf(football.home), "team");
};
const squad = () =>
  found(
    all("squad").find(({ team }) => team === playersTeam()),
    "squad",
  );
const star = () => found(squad().members[0], "player").player;
const goalIn = () =>
  found(
    all("football-events").find(
      (one) => one.match === oldMatch().match && one.events.some(({ type }) => type === "goal"),
    ) ?? all("football-events").find((one) => isOld(one) && one.events.some(({ type }) => type === "goal")),
    "goal",
  );
const lineUp = () => ({ ...found(all("line-ups")[0], "line-up"), match: oldMatch().match, at: later });

test.each<[string, () => FeedMessage[]]>([
  ["an old result", () => [goalsMore(oldMatch())]],
  ["an old line-up", () => [lineUp()]],
  [
    "an old line-up once more",
    () => {
      const { home, ...rest } = lineUp();
      const starters = home.starters.map((starter) => ({ ...starter, number: (starter.number % 98) + 1 }));
      return [{ ...rest, at: later + 1, home: { ...home, starters } }];
    },
  ],
  [
    "old prices",
    () => [
      {
        type: "odds",
        match: oldMatch().match,
        at: later,
        entries: [
          { company: 8, phase: "opening", at: later - 40 * dayMs, market: "handicap", line: 0.5, prices: [1.9, 1.9] },
        ],
      },
    ],
  ],
  [
    "a goal that is struck off",
    () => {
      const { match, events } = goalIn();
      const goal = found(
        events.find(({ type }) => type === "goal"),
        "goal",
      ).ref;
      return [{ type: "football-events", match, at: later, events: [], removed: [goal] }];
    },
  ],
  [
    "a transfer",
    () => [{ type: "transfer", ref: "new", player: star(), date: "2026-08-01", kind: "fee", to: playersTeam() }],
  ],
  [
    "a squad",
    () => [
      {
        ...squad(),
        at: later,
        members: squad()
          .members.slice(0, -3)
          .map((member) => ({ ...member, number: (member.number % 98) + 1 })),
      },
    ],
  ],
  [
    "an absence",
    () => [
      {
        type: "absence",
        ref: "new",
        player: star(),
        team: playersTeam(),
        reason: "injury",
        kind: "knee",
        from: "2026-11-01",
      },
    ],
  ],
  [
    "a career",
    () => {
      const career = found(
        all("career").find(({ player }) => player === star()),
        "career",
      );
      return [{ ...career, rows: career.rows.map((row) => ({ ...row, appearances: row.appearances + 1 })) }];
    },
  ],
  [
    "a trophy",
    () => {
      const competition = found(
        all("competition").find(({ sport }) => sport === "football"),
        "competition",
      ).ref;
      return [{ type: "trophy", ref: "new", competition, seasonName: "1999", team: playersTeam(), place: "winner" }];
    },
  ],
  [
    "a renamed player",
    () => [
      {
        ...found(
          all("player").find(({ ref }) => ref === star()),
          "player",
        ),
        names: { en: "Renamed Player" },
      },
    ],
  ],
  [
    "a renamed team",
    () => [
      {
        ...found(
          all("team").find(({ ref }) => ref === playersTeam()),
          "team",
        ),
        names: { en: "Renamed Team" },
      },
    ],
  ],
  [
    "a renamed coach",
    () => {
      const coach = found(squad().coach, "coach");
      return [
        {
          ...found(
            all("official").find(({ ref }) => ref === coach),
            "coach",
          ),
          names: { en: "Renamed Coach" },
        },
      ];
    },
  ],
  [
    "a story that is written anew",
    () => {
      const story = found(
        all("news").find(({ sport, stories }) => sport === "football" && stories.en),
        "story",
      );
      const text = found(story.stories.en, "English text");
      return [{ ...story, at: later, stories: { en: { ...text, title: "Rewritten" } } }];
    },
  ],
  [
    "a new season with a stage",
    () => {
      const season = found(
        all("season").find(({ ref }) => ref === recent("football")?.season),
        "season",
      );
      return [
        { ...season, ref: "next", name: "2031", from: "2031-01-01", to: "2031-12-31", current: false },
        { type: "stage", ref: "new", season: season.ref, name: "play-offs", kind: "table", order: 9 },
      ];
    },
  ],
  [
    "a match that is moved, far from today",
    () => {
      const far = found(
        all("fixture").find(({ sport, kickoff }) => sport === "football" && kickoff > start + 20 * dayMs),
        "match to come",
      );
      return [{ ...far, at: later, kickoff: far.kickoff + 3 * dayMs }];
    },
  ],
  [
    "a result of these days",
    () => {
      const own = found(recent("football"), "match").ref;
      const state = found(
        all("football-state").find(({ match, state: { kind } }) => match === own && kind === "finished"),
        "result",
      );
      return [goalsMore(state)];
    },
  ],
])("%s reaches every answer that shows it", async (_, correction) => {
  const question = found(asked, "question");
  const before = answered ?? (await reader.answers(question));
  answered = undefined;
  await intake({ messages: correction() });
  await settled();
  expect(differences(await reader.answers(question), before)).not.toEqual([]);
  await bothAnswer();
});
