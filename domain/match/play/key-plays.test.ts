import { expect, test } from "vitest";
import { keyPlays } from "#match/play/key-plays.ts";

type Plays = Parameters<typeof keyPlays>[0];
let count = 0;
const basket = (side: "home" | "away", points: 1 | 2 | 3, phase = "q1", remaining = 400): Plays[number] => {
  count += 1;
  return { id: `b${count}`, type: "basket", side, points, phase: phase as "q1", remaining };
};
const reasons = (plays: Plays) => plays.map(({ id }) => keyPlays(plays).get(id)?.why ?? []);

test("the lead changes hands; who scores first has taken it from nobody, and a level score is no lead", () => {
  const plays = [basket("home", 2), basket("away", 2), basket("away", 3), basket("home", 3), basket("home", 1)];
  expect(reasons(plays)).toEqual([[], [], ["lead"], [], ["lead"]]);
  const again = [basket("home", 2), basket("away", 2), basket("home", 2)];
  expect(reasons(again)).toEqual([[], [], []]);
});

test("a run is told once, at its last basket, with what it came to", () => {
  const plays = [basket("home", 3), basket("home", 3), basket("home", 2), basket("home", 2), basket("away", 2)];
  const found = keyPlays(plays);
  expect(reasons(plays)).toEqual([[], [], [], ["run", "largest"], []]);
  expect(found.get(plays[3]?.id ?? "")).toMatchObject({ run: 10, margin: 10 });
  expect(reasons(plays.slice(0, 2))).toEqual([[], []]);
});

test("at the end of a close game every basket counts, of one that is decided none does", () => {
  expect(reasons([basket("home", 3), basket("away", 3, "q4", 100), basket("home", 2, "ot1", 119)])).toEqual([
    [],
    ["level", "late"],
    ["late"],
  ]);
  const decided = [...Array(5)].map(() => basket("home", 3));
  expect(reasons([...decided, basket("away", 2, "q4", 90)]).at(-1)).toEqual([]);
  expect(reasons([basket("home", 3), basket("away", 2, "q3", 90)]).at(-1)).toEqual([]);
});

test("ends of periods and fouls that are punished twice are told, the rest is not", () => {
  const at = { phase: "q1", remaining: 0 } as const;
  const plays: Plays = [
    { id: "s", type: "period", edge: "start", ...at },
    { id: "m", type: "miss", side: "home", points: 2, ...at },
    { id: "r", type: "rebound", side: "home", kind: "offensive", ...at },
    { id: "f", type: "foul", side: "home", kind: "personal", ...at },
    { id: "t", type: "foul", side: "away", kind: "technical", ...at },
    { id: "e", type: "period", edge: "end", ...at },
  ];
  expect([...keyPlays(plays)]).toEqual([
    ["t", { why: ["foul"] }],
    ["e", { why: ["end"] }],
  ]);
});
