import type { Points } from "@scoreline/domain/match/state/score";
import type { Side } from "@scoreline/domain/sport";
import { expect, test } from "vitest";
import type { CardEvent, GoalEvent, MatchSummary } from "#history/match-summary.ts";
import { basketballFacts } from "#newsroom/basketball-report.ts";
import { Contradiction } from "#newsroom/contradiction.ts";
import { footballFacts, footballReport } from "#newsroom/football-report.ts";

type Told = [side: Side, minute: number];
type Over = {
  score?: Points;
  reds?: Told[];
  decided?: "regular" | "extra-time" | "penalties";
  penalties?: Points;
};

/** A match by its goals: a second half begins with the 46th minute, extra time with the 91st. */
function football(goals: Told[], { score, reds = [], decided = "regular", penalties }: Over = {}): MatchSummary {
  const phase = (minute: number) => (minute <= 45 ? "first-half" : minute <= 90 ? "second-half" : "extra-first");
  const count = (side: Side) => goals.filter(([scored]) => scored === side).length;
  const current = score ?? { home: count("home"), away: count("away") };
  return {
    result: current,
    endsAt: 0,
    state: { kind: "finished", decided, score: { current, ...(penalties && { penalties }) } },
    goals: () =>
      goals.map(
        ([side, minute], index): GoalEvent => ({
          type: "goal",
          how: "open-play",
          ref: `g${index}`,
          side,
          minute,
          phase: phase(minute),
          player: "p",
        }),
      ),
    dismissals: () =>
      reds.map(
        ([side, minute]): CardEvent => ({
          type: "card",
          card: "red",
          side,
          minute,
          phase: phase(minute),
          player: "q",
        }),
      ),
    parts: () => ({ home: [], away: [] }),
  };
}

test.each<[string, Told[], Over]>([
  ["narrow", [["home", 30]], {}],
  [
    "clear",
    [
      ["home", 30],
      ["home", 89],
    ],
    {},
  ],
  [
    "rout",
    [
      ["away", 10],
      ["away", 20],
      ["away", 50],
      ["away", 60],
    ],
    {},
  ],
  [
    "comeback",
    [
      ["away", 10],
      ["home", 20],
      ["home", 30],
    ],
    {},
  ],
  // However high it ended: nobody was swept aside who was ahead.
  [
    "comeback",
    [
      ["away", 1],
      ["home", 20],
      ["home", 30],
      ["home", 50],
      ["home", 60],
      ["home", 70],
    ],
    {},
  ],
  [
    "late",
    [
      ["home", 20],
      ["away", 30],
      ["home", 88],
    ],
    {},
  ],
  ["goalless", [], {}],
  [
    "draw",
    [
      ["home", 20],
      ["away", 60],
    ],
    {},
  ],
  [
    "late-draw",
    [
      ["home", 20],
      ["away", 90],
    ],
    {},
  ],
  ["red", [["home", 60]], { reds: [["away", 50]] }],
  // Everything was decided before the card, with it, or the winners had one too.
  ["narrow", [["home", 60]], { reds: [["away", 88]] }],
  ["narrow", [["home", 60]], { reds: [["away", 60]] }],
  [
    "clear",
    [
      ["home", 10],
      ["home", 60],
    ],
    { reds: [["away", 30]] },
  ],
  [
    "narrow",
    [["home", 60]],
    {
      reds: [
        ["away", 50],
        ["home", 70],
      ],
    },
  ],
  [
    "extra",
    [
      ["home", 20],
      ["away", 30],
      ["home", 100],
    ],
    { decided: "extra-time" },
  ],
  [
    "shootout",
    [
      ["home", 20],
      ["away", 30],
    ],
    { decided: "penalties", penalties: { home: 4, away: 3 } },
  ],
])("football: %s (%j, %j)", (story, goals, over) => {
  expect(footballFacts(football(goals, over)).story).toBe(story);
});

test("who wins on penalties is who the story is about, also where the other side won the second leg", () => {
  const second: Told[] = [
    ["home", 20],
    ["home", 60],
    ["away", 70],
  ];
  const facts = footballFacts(football(second, { decided: "penalties", penalties: { home: 3, away: 4 } }));
  expect(facts).toMatchObject({ story: "shootout", winner: "away", score: { home: 2, away: 1 } });
  const naming = { home: { names: { en: "H" } }, away: { names: { en: "A" } }, person: () => undefined };
  const { summary, passages } = footballReport(facts, naming, 0);
  // "A 2–1 H" would turn the score round.
  expect(summary.key).toBe("football.summary.shootout");
  expect(JSON.stringify(passages)).toContain('"kicks":{"score":[4,3]}');
});

test("what decided a match is the goal after which the winners were ahead for good", () => {
  const goals: Told[] = [
    ["home", 10],
    ["away", 20],
    ["home", 50],
    ["home", 80],
    ["away", 85],
  ];
  expect(footballFacts(football(goals)).decider).toMatchObject({ side: "home", minute: 50 });
});

test("a match whose goals or quarters do not add up to its score is a contradiction", () => {
  expect(() => footballFacts(football([["home", 1]], { score: { home: 2, away: 0 } }))).toThrow(Contradiction);
  expect(() =>
    basketballFacts(
      game(
        [
          [20, 20],
          [20, 21],
        ],
        { home: 41, away: 41 },
      ),
    ),
  ).toThrow(Contradiction);
});

test("who was sent off is named, and a late goal that nobody is known to have scored is told as another", () => {
  const thing = (name: string) => ({ names: { en: name } });
  const naming = {
    home: thing("H"),
    away: thing("A"),
    person: (ref: string) => (ref === "q" ? thing("Q") : undefined),
  };
  const facts = footballFacts(football([["home", 88]], { reds: [["away", 50]] }));
  const { title, passages } = footballReport(facts, naming, 0);
  expect(title.key).toBe("football.title.narrow");
  expect(JSON.stringify(passages)).toContain("football.sent-off");
});

function game(quarters: [home: number, away: number][], score?: Points): MatchSummary {
  const periods = quarters.map(([home, away]) => ({ home, away }));
  const sum = (side: Side) => periods.reduce((all, period) => all + period[side], 0);
  const current = score ?? { home: sum("home"), away: sum("away") };
  return {
    result: current,
    endsAt: 0,
    state: { kind: "finished", decided: quarters.length > 4 ? "overtime" : "regular", score: { current, periods } },
    goals: () => [],
    dismissals: () => [],
    parts: () => ({ home: [], away: [] }),
  };
}

test.each<[string, [number, number][]]>([
  [
    "clear",
    [
      [25, 20],
      [25, 20],
      [20, 22],
      [25, 20],
    ],
  ],
  [
    "blowout",
    [
      [30, 20],
      [25, 20],
      [25, 20],
      [25, 20],
    ],
  ],
  [
    "close",
    [
      [20, 25],
      [25, 21],
      [20, 22],
      [25, 20],
    ],
  ],
  [
    "overtime",
    [
      [20, 20],
      [20, 20],
      [20, 20],
      [20, 20],
      [12, 5],
    ],
  ],
  // Behind at the break, by however little: nobody was in control, and there was a contest.
  [
    "comeback",
    [
      [20, 22],
      [25, 27],
      [25, 20],
      [25, 15],
    ],
  ],
  [
    "comeback",
    [
      [20, 22],
      [25, 27],
      [40, 20],
      [40, 15],
    ],
  ],
  [
    "comeback",
    [
      [15, 25],
      [25, 22],
      [25, 20],
      [25, 20],
    ],
  ],
  // Level or behind after some quarter.
  [
    "pulled-clear",
    [
      [20, 22],
      [25, 20],
      [25, 20],
      [25, 20],
    ],
  ],
  [
    "pulled-clear",
    [
      [20, 20],
      [20, 20],
      [30, 20],
      [30, 10],
    ],
  ],
  [
    "pulled-clear",
    [
      [25, 20],
      [25, 20],
      [10, 22],
      [25, 15],
    ],
  ],
])("basketball: %s (%j)", (story, quarters) => {
  expect(basketballFacts(game(quarters)).story).toBe(story);
  const swapped = quarters.map(([home, away]): [number, number] => [away, home]);
  expect(basketballFacts(game(swapped))).toMatchObject({ story, winner: "away" });
});
