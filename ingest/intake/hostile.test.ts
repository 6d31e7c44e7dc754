import {
  footballEvents,
  footballLive,
  footballState,
  goal,
  smallFixture,
  smallWorld,
} from "@scoreline/feed/scripted/small-world";
import { loadMatches } from "@scoreline/store/match/matches";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestIntake, testIntake } from "#testing/intake.ts";

const runs = Number(process.env.FUZZ_RUNS ?? 300);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_117);
const hour = 3_600_000;

let intake: TestIntake;
beforeAll(async () => {
  intake = await testIntake();
  await intake.say(...smallWorld(), smallFixture("football", "good"));
});
afterAll(() => intake.close());

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, Number.NaN, -0, 1e308, "", "\u0000", "\ud800", 12n, [], {}, "__proto__"),
  fc.anything(),
);
const messages = [
  ...smallWorld(),
  smallFixture("football", "other"),
  footballState("good", 10, footballLive(1, 0)),
  footballEvents("good", 11, [goal("g1", "home")]),
] as Record<string, unknown>[];

/** A message of the right kind with something wrong in some of its fields, or anything at all. */
const hostile = fc.oneof(
  fc
    .tuple(fc.constantFrom(...messages), fc.array(fc.tuple(fc.nat(), odd), { minLength: 1, maxLength: 3 }))
    .map(([message, changes]) => {
      const copy: Record<string, unknown> = { ...message, ref: `hostile ${String(message.ref)}`.slice(0, 80) };
      const keys = Object.keys(copy).filter((key) => key !== "type");
      for (const [place, value] of changes) copy[keys[place % keys.length] ?? "ref"] = value;
      return copy;
    }),
  odd,
);

test(
  "whatever a feed says, its batch is stored, and the true word after it counts",
  async () => {
    let minute = 20;
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 5 }), async (batch) => {
        minute += 0.001;
        const score = Math.floor(minute * 1_000) % 50;
        await intake.say(...batch, footballState("good", minute, footballLive(score, 0)));
      }),
      { seed, numRuns: runs },
    );
    await intake.say(footballState("good", minute + 1, footballLive(77, 0)));
    const heads = await loadMatches(
      intake.database,
      Array.from({ length: 10 }, (_, i) => i + 1),
    );
    expect(heads.map(({ state }) => ("score" in state ? state.score?.current.home : undefined))).toContain(77);
  },
  hour,
);
