import { expect, test } from "vitest";
import { readMessages } from "#intake/read.ts";

const now = Date.parse("2026-11-15T12:00:00Z");
const read = (...messages: unknown[]) => readMessages("scripted", messages, now);
const about = { match: "m", at: now };
const score = { current: { home: 1, away: 0 } };

test("a squad keeps its members when one has no number, or one that nobody wears", () => {
  const members = [
    { player: "a", number: 1 },
    { player: "b" },
    { player: "c", number: 120 },
    { player: "d", number: 4 },
  ];
  const { messages, unreadable } = read({ type: "squad", team: "t", at: now, members });
  expect(messages).toMatchObject([{ members: [{ player: "a" }, { player: "d" }] }]);
  expect(unreadable.map(({ raw }) => raw)).toEqual([
    { itemOf: "squad", team: "t", at: now, "members.1": { player: "b" } },
    { itemOf: "squad", team: "t", at: now, "members.2": { player: "c", number: 120 } },
  ]);
  for (const { reason } of unreadable) expect(reason).toMatch(/^unreadable in squad: members\.\d, /);
});

test("statistics lose the figure that is null or unknown, and nothing else", () => {
  const { messages, unreadable } = read({
    type: "football-statistics",
    ...about,
    total: { possession: { home: 60, away: null }, corners: { home: 3, away: 1 }, vibes: { home: 1, away: 2 } },
    phases: { "first-half": { corners: { home: 1, away: 1 }, mood: null } },
  });
  expect(messages).toEqual([
    {
      type: "football-statistics",
      ...about,
      total: { corners: { home: 3, away: 1 } },
      phases: { "first-half": { corners: { home: 1, away: 1 } } },
    },
  ]);
  expect(unreadable).toHaveLength(3);
});

test("one event that is not decided yet leaves the others; an impossible added time leaves its goal", () => {
  const { messages, unreadable } = read({
    type: "football-events",
    ...about,
    events: [
      { ref: "1", minute: 3, phase: "first-half", type: "var", side: "home", about: "goal", decision: "under-review" },
      { ref: "2", minute: 45, added: 44, phase: "first-half", type: "goal", side: "home", how: "penalty" },
    ],
  });
  expect(messages).toMatchObject([{ events: [{ ref: "2", minute: 45 }] }]);
  expect(unreadable).toHaveLength(2);
  const clock = { phase: "first-half", since: now, added: 44 };
  const state = read({ type: "football-state", ...about, state: { kind: "live", clock, score } });
  expect(state.messages).toMatchObject([{ state: { kind: "live", clock: { phase: "first-half" }, score } }]);
});

test("what makes no sense without the fault is set aside whole, as it came", () => {
  const bad = [
    { type: "football-state", ...about, state: { kind: "live", score: { current: { home: -1, away: 0 } } } },
    { type: "squad", team: "t", members: [] },
    { type: "rumour" },
    null,
    "text",
    12n,
  ];
  const { messages, unreadable } = read(...bad);
  expect(messages).toEqual([]);
  expect(unreadable.map(({ raw }) => raw)).toEqual(bad);
  expect(unreadable.map(({ reason }) => reason.split(":")[0])).toEqual([
    "unreadable football-state",
    "unreadable squad",
    "unreadable rumour",
    "unreadable message",
    "unreadable message",
    "unreadable message",
  ]);
});

test("a word from the future is set aside; one that is a little ahead is not", () => {
  const state = { kind: "finished", decided: "regular", score };
  const at = (ahead: number) => ({ type: "football-state", match: "m", at: now + ahead, state });
  const { messages, unreadable } = read(at(86_400_000), at(60_000));
  expect(messages).toEqual([at(60_000)]);
  expect(unreadable).toMatchObject([
    { raw: at(86_400_000), reason: expect.stringMatching(/^from the future: 2026-11-16/) },
  ]);
});

test("a message without end of faults takes no longer than one with some", () => {
  const members = Array.from({ length: 99 }, (_, i) => ({ player: `p${i}` }));
  const { messages, unreadable } = read({
    type: "squad",
    team: "t",
    at: now,
    members: [...members, { player: "x", number: 1 }],
  });
  expect(messages).toMatchObject([{ members: [{ player: "x" }] }]);
  expect(unreadable).toHaveLength(99);
});

test("a list of which nothing is left is no empty list", () => {
  const squad = { type: "squad", team: "t", at: now, members: [{ player: "a" }] };
  const figures = { type: "football-statistics", ...about, total: { vibes: { home: 1, away: 2 } }, phases: {} };
  const { messages, unreadable } = read(squad, figures);
  expect(messages).toEqual([]);
  expect(unreadable.map(({ raw }) => raw)).toEqual([squad, figures]);
});
