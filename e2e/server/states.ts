import type { FeedMessage, FeedOf } from "@scoreline/feed/port/message";

let last = 0;

/** Each state is newer than the one before it, however fast a test speaks. */
function newer(): number {
  last = Math.max(last + 1, Date.now());
  return last;
}

/** A football match in its 67th minute, or in its 22nd. */
export function score(
  match: string,
  home: number,
  away: number,
  phase: "first-half" | "second-half" = "second-half",
): FeedOf<"football-state"> {
  return {
    type: "football-state",
    match,
    at: newer(),
    state: {
      kind: "live",
      clock: { phase, since: Date.now() - 21.5 * 60_000 },
      score: { current: { home, away }, ...(phase === "second-half" && { halfTime: { home: 0, away: 0 } }) },
    },
  };
}

/** The video referee's decision against a goal of the home side. */
export function goalTakenBack(match: string): FeedOf<"football-events"> {
  const moment = { ref: "decision", minute: 67, phase: "second-half" } as const;
  return {
    type: "football-events",
    match,
    at: newer(),
    events: [{ ...moment, type: "var", side: "home", about: "goal", decision: "overturned" }],
  };
}

/** The whole match in short, a moment after it. */
export function highlights(match: string): FeedOf<"videos"> {
  const url = "https://video.example/highlights";
  return {
    type: "videos",
    match,
    at: newer(),
    entries: [{ ref: "short", kind: "highlights", at: Date.now(), seconds: 245, url }],
  };
}

export function fullTime(match: string, home: number, away: number): FeedOf<"football-state"> {
  return {
    type: "football-state",
    match,
    at: newer(),
    state: {
      kind: "finished",
      decided: "regular",
      score: { current: { home, away }, halfTime: { home: 0, away: 0 }, fullTime: { home, away } },
    },
  };
}

/** A basketball game in its third quarter. */
export function thirdQuarter(match: string, home: number, away: number): FeedOf<"basketball-state"> {
  return {
    type: "basketball-state",
    match,
    at: newer(),
    state: {
      kind: "live",
      clock: { phase: "q3", remaining: 252, running: false, at: Date.now() },
      score: {
        current: { home: 50 + home, away: 48 + away },
        periods: [
          { home: 26, away: 20 },
          { home: 24, away: 28 },
          { home, away },
        ],
      },
    },
  };
}

/** A sending-off of the home side. */
export function redCard(match: string): FeedOf<"football-events"> {
  const moment = { ref: "sent-off", minute: 68, phase: "second-half" } as const;
  return {
    type: "football-events",
    match,
    at: newer(),
    events: [{ ...moment, type: "card", card: "red", side: "home" }],
  };
}

export function halfTime(match: string, home: number, away: number): FeedOf<"football-state"> {
  return {
    type: "football-state",
    match,
    at: newer(),
    state: {
      kind: "live",
      clock: { phase: "half-time", since: Date.now() },
      score: { current: { home, away }, halfTime: { home, away } },
    },
  };
}

/** Figures that say what the score says: home shots on target are the home side's goals. */
export function figures(match: string, home: number): FeedOf<"football-statistics"> {
  return { type: "football-statistics", match, at: Date.now(), total: { onTarget: { home, away: 0 } }, phases: {} };
}

/** A match of 2–1 that is over and was followed ball by ball, but filmed by nobody. */
export function drawnMatch(match: string): FeedMessage[] {
  const kickoff = Date.now() - 150 * 60_000;
  const goals = [
    { ref: "one", minute: 18, phase: "first-half", side: "home" },
    { ref: "two", minute: 39, phase: "first-half", side: "away" },
    { ref: "three", minute: 66, phase: "second-half", side: "home" },
  ] as const;
  const instant = (minute: number) => kickoff + (minute > 45 ? minute + 15 : minute) * 60_000;
  const shot = { x: 90, y: 46, body: "right-foot", situation: "open-play", outcome: "goal", xg: 0.31 } as const;
  return [
    fullTime(match, 2, 1),
    {
      type: "football-events",
      match,
      at: newer(),
      events: goals.map((goal) => ({ ...goal, type: "goal" as const, how: "open-play" as const })),
    },
    {
      type: "shots",
      match,
      at: newer(),
      entries: goals.map((goal) => ({ ...shot, ...goal, ref: `shot-${goal.ref}`, at: instant(goal.minute) })),
    },
    ...goals.map(({ minute, side }): FeedOf<"ball"> => {
      const [own, from] = [side === "home" ? 0 : 1, instant(minute) - 6_000] as const;
      const x = (share: number) => (own === 0 ? share : 100 - share);
      return {
        type: "ball",
        match,
        at: newer(),
        from,
        samples: [
          [0, x(50), 30, own, 1],
          [3_000, x(75), 60, own, 2],
          [6_000, x(90), 46, own, 3],
        ],
      };
    }),
    { type: "videos", match, at: newer(), entries: [{ ref: "short", kind: "highlights", at: Date.now() }] },
  ];
}
