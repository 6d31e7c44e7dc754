import type { Points } from "@scoreline/domain/match/state/score";
import type { FootballState } from "@scoreline/domain/match/state/state";
import type { AlertBody } from "@scoreline/domain/notify/alert";
import type { Side } from "@scoreline/domain/sport";
import { redCard, smallFixture, smallWorld } from "@scoreline/feed/scripted/small-world";
import { openIntake } from "@scoreline/ingest/intake/ingest";
import { fanOut } from "@scoreline/notify/alerts/fan-out";
import { consumer, takeFacts } from "@scoreline/notify/alerts/take-facts";
import { addUser } from "@scoreline/store/account/users";
import { addFavourite } from "@scoreline/store/favourite/favourites";
import { consumerSeq } from "@scoreline/store/log/consumers";
import { factsAfter } from "@scoreline/store/log/facts";
import { borrowStore } from "@scoreline/store/testing/borrowed-store";
import { afterAll, beforeAll, expect, test } from "vitest";

const seeds = Number(process.env.FUZZ_RUNS ?? 8);
const minute = 60_000;
const hour = 60 * minute;
let now = Date.parse("2026-11-18T12:00:00Z");
let store: Awaited<ReturnType<typeof borrowStore>>;
let deliver: Awaited<ReturnType<typeof openIntake>>;
let userId = 0;
let cursor = 0;

beforeAll(async () => {
  store = await borrowStore();
  const { database } = store;
  deliver = await openIntake("scripted", { database, now: () => now, onFacts: () => {} });
  await say(...smallWorld());
  const { rows } = await database.execute<{ id: number }>(
    "select id from teams where names->>'en' = 'Team 1' and sport = 'football'",
  );
  userId = (await addUser(database, { createdAt: now })) ?? 0;
  await addFavourite(database, userId, { kind: "team", thingId: rows[0]?.id ?? 0, sport: "football" }, now);
});
afterAll(() => store.close());

async function say(...messages: unknown[]): Promise<void> {
  cursor += 1;
  await deliver({ messages, cursor: String(cursor) });
}

/** Time passes, and the room reads the log and gives everybody what is theirs. */
async function pass(ms: number): Promise<void> {
  now += ms;
  await deliver.flush();
  const { database } = store;
  const from = (await consumerSeq(database, consumer)) ?? 0;
  await takeFacts(database, await factsAfter(database, from, 10_000), now);
  await fanOut({ database, now: () => now, signal: new AbortController().signal, pageSize: 2_000, onTold: () => {} });
}

/** Numbers that follow from a seed. */
function dice(seed: number) {
  let state = seed + 0x6d2b79f5;
  return (sides: number) => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) % sides;
  };
}

type Goal = { side: Side; score: Points; overturned: boolean };

/** Somebody who watches the match, writes to a friend at each goal, and puts right what turned out wrong. */
class Human {
  readonly goals: Goal[] = [];
  /** Those that count, in the order in which they came to. */
  #standing: Goal[] = [];
  last: Goal | undefined;

  get score(): Points {
    const of = (side: Side) => this.#standing.filter((goal) => goal.side === side).length;
    return { home: of("home"), away: of("away") };
  }
  scores(side: Side): void {
    const goal = { side, score: { home: 0, away: 0 }, overturned: false };
    this.goals.push(goal);
    this.#standing.push(goal);
    this.#recount();
  }
  /** The last one of a side does not count. */
  takesBack(side: Side): void {
    const goal = this.#standing.findLast((one) => one.side === side);
    if (!goal) return;
    this.#standing = this.#standing.filter((one) => one !== goal);
    goal.overturned = true;
    goal.score = this.score;
    this.last = goal;
    this.#recount();
  }
  givesAgain(): void {
    if (!this.last) return;
    this.last.overturned = false;
    this.#standing.push(this.last);
    this.last = undefined;
    this.#recount();
  }
  #recount(): void {
    const score = { home: 0, away: 0 };
    for (const goal of this.#standing) {
      score[goal.side] += 1;
      goal.score = { ...score };
    }
  }
}

async function playMatch(seed: number): Promise<void> {
  const roll = dice(seed);
  const match = `match-${seed}`;
  const kickoff = now;
  await say(smallFixture("football", match, { kickoff }));
  const human = new Human();
  const said: object[] = [];
  let reds = 0;
  const state = (own: Partial<Points> = {}): object => ({
    type: "football-state",
    match,
    at: now,
    state: {
      kind: "live",
      clock: { phase: "first-half", since: kickoff },
      score: { current: { ...human.score, ...own } },
    } satisfies FootballState,
  });
  /** A hostile feed says everything up to three times, and older things again, before and after it. */
  async function tell(message: object): Promise<void> {
    said.push(message);
    const old = () => Array.from({ length: roll(3) }, () => said[roll(said.length)] as object);
    const copies = Array.from({ length: 1 + roll(3) }, () => message);
    await say(...old(), ...copies, ...old());
    if (roll(2) === 0) await say(message, ...old());
    await pass(0);
  }
  const sideOf = (): Side => (roll(2) === 0 ? "home" : "away");
  await tell(state());
  for (let step = 0; step < 10; step += 1) {
    await pass(3 * minute);
    const side = sideOf();
    const fallen = { [side]: human.score[side] - 1 };
    switch (roll(6)) {
      case 0:
      case 1:
        human.scores(side);
        await tell(state());
        break;
      case 2:
        // Two at once: the source was away for a moment.
        human.scores(side);
        human.scores(side);
        await tell(state());
        break;
      case 3:
        // The score falls and comes back before anybody would have written.
        if (human.score[side] === 0) break;
        await tell(state(fallen));
        await pass(5_000);
        await tell(state());
        break;
      case 4: {
        // It falls and stays; sometimes it stands again a minute later. The feed never says why.
        if (human.score[side] === 0) break;
        await tell(state(fallen));
        await pass(25_000);
        human.takesBack(side);
        if (roll(2) === 0) break;
        await pass(minute);
        human.givesAgain();
        await tell(state());
        break;
      }
      default:
        reds += 1;
        await tell({ type: "football-events", match, at: now, events: [redCard(`red-${reds}`, side)] });
    }
  }
  await pass(3 * minute);
  await tell({
    type: "football-state",
    match,
    at: now,
    state: { kind: "finished", decided: "regular", score: { current: human.score } } satisfies FootballState,
  });
  await pass(40_000);
  const found = await store.database.execute<{ body: string; had: number }>(
    `select body, (select count(*)::int from notifications n where n.alert_id = a.id and n.user_id = ${userId}) as had
     from alerts a where match_id = (select max(match_id) from alerts) order by id`,
  );
  const bodies = found.rows.map(({ body }) => JSON.parse(body) as AlertBody);
  const moments = bodies.flatMap((body) => (body.about === "match" ? [body.moment] : []));
  const goals = moments.filter(({ what }) => what === "goal");
  expect([seed, goals.map(({ side, score, overturned = false }) => ({ side, score, overturned }))]).toEqual([
    seed,
    human.goals,
  ]);
  const count = (wanted: string) => moments.filter(({ what }) => what === wanted).length;
  expect([seed, count("start"), count("red-card"), count("end"), moments.length]).toEqual([
    seed,
    1,
    reds,
    1,
    goals.length + reds + 2,
  ]);
  expect(moments.find(({ what }) => what === "end")?.score).toEqual(human.score);
  // Whoever follows has each of them once.
  expect(found.rows.map(({ had }) => had)).toEqual(found.rows.map(() => 1));
}

test(
  "a hostile feed makes exactly the alerts that somebody at the match would have sent",
  async () => {
    for (let seed = 1; seed <= seeds; seed += 1) await playMatch(seed);
  },
  hour,
);
