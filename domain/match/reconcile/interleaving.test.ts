import fc from "fast-check";
import { expect, test } from "vitest";
import type { StoredEvent } from "#facts.ts";
import { type EventBook, type EventsWord, provenDrops, takeEvents } from "#match/reconcile/events.ts";
import { type KnownState, type Recall, settleHeld, type Taken, takeState } from "#match/reconcile/state.ts";
import type { FootballPhase } from "#match/state/clock.ts";
import type { ScoreNews } from "#match/state/head.ts";
import type { Points } from "#match/state/score.ts";
import type { FootballState } from "#match/state/state.ts";
import type { Side } from "#sport.ts";

/** What a source says of one match: a state or a list of events. */
type Message = { at: number; state: FootballState } | EventsWord;
type Step =
  | { type: "goal"; side: Side; scorerFirst: boolean }
  /** With an event that says so, or only in the score. */
  | { type: "overturned"; how: "removed" | "var" | "silently" }
  | { type: "other-scorer" }
  | { type: "card"; side: Side }
  | { type: "phase" };

const side = fc.constantFrom<Side>("home", "away");
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant("goal" as const), side, scorerFirst: fc.boolean() }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant("overturned" as const),
        how: fc.constantFrom("removed" as const, "var" as const, "silently" as const),
      }),
    },
    fc.record({ type: fc.constant("other-scorer" as const) }),
    fc.record({ type: fc.constant("card" as const), side }),
    fc.record({ type: fc.constant("phase" as const) }),
  ),
  { maxLength: 14 },
);

/** Longer than a goal has for standing again: what follows an overturned goal here is another one. */
const stepMs = 180_000;
const phases: FootballPhase[] = ["first-half", "half-time", "second-half"];
const moment = { minute: 10, phase: "first-half" } as const;

/** The messages of a finished match in the order in which they were meant, each with a time of its own. */
function messagesOf(story: readonly Step[]): { messages: Message[]; score: Points } {
  const messages: Message[] = [];
  const standing: { id: string; side: Side }[] = [];
  let phase = 0;
  let at = 0;
  const score = (): Points => ({
    home: standing.filter((goal) => goal.side === "home").length,
    away: standing.filter((goal) => goal.side === "away").length,
  });
  const state = () => {
    const clock = { phase: phases[phase] ?? "second-half", since: phase };
    messages.push({ at, state: { kind: "live", clock, score: { current: score() } } });
  };
  const events = (said: StoredEvent[], removed: string[] = []) => messages.push({ at, events: said, removed });
  state();
  for (const [i, step] of story.entries()) {
    at = (i + 1) * stepMs;
    const last = standing.at(-1);
    if (step.type === "goal") {
      const goal = { id: `g${i}`, side: step.side };
      standing.push(goal);
      const event: StoredEvent = { ...moment, ...goal, type: "goal", how: "header" };
      if (step.scorerFirst) events([event]);
      state();
      if (!step.scorerFirst) events([event]);
    } else if (step.type === "overturned" && last) {
      standing.pop();
      const decided: StoredEvent = {
        ...moment,
        id: `v${i}`,
        type: "var",
        side: last.side,
        about: "goal",
        decision: "overturned",
      };
      if (step.how !== "silently") events(step.how === "var" ? [decided] : [], [last.id]);
      state();
    } else if (step.type === "other-scorer" && last) {
      events([{ ...moment, ...last, type: "goal", how: "own-goal", player: i }]);
    } else if (step.type === "card") {
      events([{ ...moment, id: `c${i}`, type: "card", card: "red", side: step.side }]);
    } else if (step.type === "phase" && phase < 2) {
      phase += 1;
      state();
    }
  }
  at += stepMs;
  messages.push({ at, state: { kind: "finished", decided: "regular", score: { current: score() } } });
  return { messages, score: score() };
}

type Delivery = { messages: Message[]; wait: number; flush: boolean };

/** Every message once to three times, in any order, in batches of any size, with any time between them. */
function deliveries(messages: readonly Message[]): fc.Arbitrary<Delivery[]> {
  return fc
    .array(fc.integer({ min: 1, max: 3 }), { minLength: messages.length, maxLength: messages.length })
    .chain((copies) => {
      const all = messages.flatMap((message, i) => Array.from({ length: copies[i] ?? 1 }, () => message));
      const delays = fc.array(fc.oneof(fc.constant(0), fc.nat(20 * stepMs)), {
        minLength: all.length,
        maxLength: all.length,
      });
      const breaks = fc.array(fc.record({ wait: fc.nat(60_000), flush: fc.boolean(), isBreak: fc.boolean() }), {
        minLength: all.length,
        maxLength: all.length,
      });
      return fc.tuple(delays, breaks).map(([delay, pauses]) => {
        const sent = all.map((message, i) => ({ message, arrives: message.at + (delay[i] ?? 0) }));
        const batches: Delivery[] = [{ messages: [], wait: 0, flush: false }];
        for (const [i, { message }] of sent.sort((a, b) => a.arrives - b.arrives).entries()) {
          batches.at(-1)?.messages.push(message);
          const pause = pauses[i];
          if (pause?.isBreak) batches.push({ messages: [], wait: pause.wait, flush: pause.flush });
        }
        return batches;
      });
    });
}

/** One match through the rules, as ingest leads it through. */
function play(batches: readonly Delivery[]) {
  let known: KnownState = { state: { kind: "scheduled" }, stateAt: 0 };
  let recall: Recall = {};
  let book: EventBook = { events: new Map(), times: new Map() };
  let now = 1_000_000_000;
  const told: ScoreNews[] = [];
  const note = (taken: Taken) => {
    recall = taken.recall;
    if (!taken.applied) return;
    known = { state: taken.applied.state, stateAt: taken.applied.at };
    told.push(...taken.applied.news);
  };
  const none = new Set<Side>();
  for (const { messages, wait, flush } of batches) {
    now += wait;
    if (flush) note(settleHeld(known, recall, { now, proven: none }));
    const next = takeEvents(
      book,
      messages.filter((message) => "events" in message),
    );
    const proven = provenDrops(book.events, next.events);
    book = next;
    for (const message of messages) if ("state" in message) note(takeState(known, recall, message, { now, proven }));
    note(settleHeld(known, recall, { now, proven }));
  }
  note(settleHeld(known, recall, { now: now + 60_000, proven: none }));
  const events = [...book.events.values()].sort((a, b) => a.id.localeCompare(b.id));
  return { state: known.state, events, told, recall };
}

const count = (told: readonly ScoreNews[], of: Side) =>
  told.reduce((sum, { type, side }) => (side === of ? sum + (type === "goal" ? 1 : -1) : sum), 0);

test("duplicates, delays and any order end where the ordered stream ends, and what was told adds up to the score", () => {
  const cases = steps.chain((story) => {
    const { messages, score } = messagesOf(story);
    return deliveries(messages).map((batches) => ({ messages, score, batches }));
  });
  fc.assert(
    fc.property(cases, ({ messages, score, batches }) => {
      const ordered = play(messages.map((message) => ({ messages: [message], wait: stepMs, flush: true })));
      const mixed = play(batches);
      expect(ordered.state).toEqual(messages.findLast((message) => "state" in message)?.state);
      expect({ state: mixed.state, events: mixed.events }).toEqual({ state: ordered.state, events: ordered.events });
      for (const { told, recall } of [ordered, mixed]) {
        expect({ home: count(told, "home"), away: count(told, "away") }).toEqual(score);
        expect(recall.held).toBeUndefined();
      }
    }),
    { numRuns: 2_000 },
  );
});
