import { describe, expect, test } from "vitest";
import { compareTeam } from "#analysis/comparison.ts";
import { goalBucket, goalTimes, type TimedGoal } from "#analysis/goal-times.ts";
import { previewsOf } from "#analysis/preview.ts";
import { formOf, recordOf, runOf } from "#analysis/record.ts";
import { matchTips } from "#analysis/tips.ts";
import { choosePast, type PastMatch, pastMatch } from "#match/state/past-match.ts";
import type { Sport } from "#sport.ts";

let id = 0;
/** Team 1 at home to team 2 unless told otherwise; later matches have larger ids and kick-offs. */
function played(home: number, away: number, own: Partial<PastMatch> = {}): PastMatch {
  id += 1;
  const score = { home, away };
  return {
    id,
    kickoff: id,
    competitionId: 1,
    homeTeamId: 1,
    awayTeamId: 2,
    neutral: false,
    score,
    regular: score,
    ...own,
  };
}

const goal = (side: "home" | "away", minute: number, added?: number): TimedGoal => ({
  side,
  phase: minute <= 45 ? "first-half" : "second-half",
  minute,
  ...(added && { added }),
});

describe("past matches", () => {
  const head = {
    id: 1,
    sport: "football" as const,
    competitionId: 1,
    seasonId: 1,
    stageId: null,
    round: null,
    home: { teamId: 1 },
    away: { teamId: 2 },
    kickoff: 0,
    venue: null,
    neutral: false,
    homeReds: 0,
    awayReds: 0,
  };

  test("know the score after regular time", () => {
    const score = { current: { home: 2, away: 1 }, halfTime: { home: 0, away: 1 }, fullTime: { home: 1, away: 1 } };
    expect(pastMatch({ ...head, state: { kind: "finished", decided: "extra-time", score } })).toMatchObject({
      score: { home: 2, away: 1 },
      regular: { home: 1, away: 1 },
    });
  });

  test("are none while they are on, when they were awarded, or without teams", () => {
    const score = { current: { home: 3, away: 0 } };
    const over = { kind: "finished", decided: "regular", score } as const;
    expect(pastMatch({ ...head, state: { kind: "scheduled" } })).toBeUndefined();
    expect(pastMatch({ ...head, state: { ...over, decided: "awarded" } })).toBeUndefined();
    expect(pastMatch({ ...head, home: { placeholder: { en: "Winner" } }, state: over })).toBeUndefined();
    expect(pastMatch({ ...head, state: over })).toBeDefined();
  });

  test("are chosen by league and side, as many as are wanted", () => {
    const matches = [played(2, 2, { homeTeamId: 2, awayTeamId: 1 }), played(0, 0, { competitionId: 2 }), played(1, 0)];
    const scores = (choice: Parameters<typeof choosePast>[1]) =>
      choosePast(matches, choice).map(({ score }) => `${score.home}-${score.away}`);
    expect(scores({ limit: 2 })).toEqual(["2-2", "0-0"]);
    expect(scores({ limit: 9, competitionIds: [1] })).toEqual(["2-2", "1-0"]);
    expect(scores({ limit: 9, as: { teamId: 1, side: "home" } })).toEqual(["0-0", "1-0"]);
  });
});

test("a record adds up from the team's side", () => {
  const matches = [played(2, 1), played(0, 0), played(3, 0, { homeTeamId: 2, awayTeamId: 1 })];
  expect(recordOf(1, matches)).toEqual({
    played: 3,
    wins: 1,
    draws: 1,
    losses: 1,
    scored: 2,
    conceded: 4,
    cleanSheets: 1,
    withoutScoring: 2,
    bothScored: 1,
    overTwo: 2,
  });
  expect(formOf(1, [...matches].reverse(), 2)).toEqual(["draw", "loss"]);
  expect(runOf(matches, (match) => match.homeTeamId === 1)).toBe(2);
});

describe("goal times", () => {
  test("fall into quarters of an hour, added time into the quarter it is added to", () => {
    expect([goal("home", 1), goal("home", 15), goal("home", 16), goal("home", 45, 3)].map(goalBucket)).toEqual([
      0, 0, 1, 2,
    ]);
    expect([goal("home", 46), goal("home", 90, 5)].map(goalBucket)).toEqual([3, 5]);
    expect(goalBucket({ side: "home", phase: "extra-first", minute: 95 })).toBeUndefined();
  });

  test("are counted for and against, and a match whose goals are not known is left out", () => {
    const [first, unknown] = [played(2, 1), played(4, 4)];
    const goals = [goal("home", 80), goal("home", 88), goal("away", 10)];
    const times = goalTimes(1, [first, unknown], (match) => (match === first.id ? goals : []));
    expect(times).toMatchObject({
      matches: 1,
      scored: [0, 0, 0, 0, 0, 2],
      scoredIn: [0, 0, 0, 0, 0, 1],
      conceded: [1, 0, 0, 0, 0, 0],
      first: 0,
      firstAgainst: 1,
    });
  });
});

test("teams are compared by results, and by statistics where they were counted", () => {
  const matches = [played(2, 1), played(0, 0, { homeTeamId: 2, awayTeamId: 1 })];
  const figures = compareTeam("football", 1, matches, (match) =>
    match === matches[1]?.id
      ? {
          total: {
            shots: { home: 3, away: 9 },
            passes: { home: 1, away: 400 },
            accuratePasses: { home: 1, away: 300 },
          },
          phases: {},
        }
      : undefined,
  );
  expect(figures).toMatchObject({
    pointsPerMatch: { value: 2, of: 2 },
    scored: { value: 1, of: 2 },
    shots: { value: 9, of: 1 },
    passAccuracy: { value: 0.75, of: 1 },
  });
  expect(figures.corners).toBeUndefined();
  expect(compareTeam("football", 1, [], () => undefined)).toEqual({});
});

const sides = (sport: Sport, home: PastMatch[], away: PastMatch[], meetings: PastMatch[]) => ({
  sport,
  home: { teamId: 1, matches: home },
  away: { teamId: 2, matches: away },
  meetings,
});
const won = () => played(2, 0, { awayTeamId: 3 });

describe("tips", () => {
  test("tell runs with their length, the most telling first, each kind once", () => {
    const home = Array.from({ length: 8 }, won);
    const tips = matchTips(sides("football", home, [], []), 3);
    expect(tips[0]).toEqual({ code: "winning-run", side: "home", figure: { kind: "count", value: 8 } });
    expect(tips).toHaveLength(3);
    expect(new Set(tips.map(({ code }) => code)).size).toBe(3);
  });

  test("tell who wins the meetings", () => {
    const meetings = [played(0, 1), played(0, 2), played(1, 3)].reverse();
    expect(matchTips(sides("football", [], [], meetings), 9)).toEqual([
      { code: "meeting-wins", side: "away", figure: { kind: "count", value: 3 } },
      { code: "meeting-goals", side: null, figure: { kind: "average", value: 2.3, of: 3 } },
    ]);
  });

  test("of basketball speak of points", () => {
    const home = Array.from({ length: 5 }, (_, game) => played(100 + game, 101, { awayTeamId: 3 }));
    const codes = matchTips(sides("basketball", home, [], []), 9).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["points-scored", "points-conceded", "venue-wins"]));
  });

  test("need something to go by", () => {
    expect(matchTips(sides("football", [], [], []), 9)).toEqual([]);
  });
});

test("previews have a paragraph for each topic that there is something to say about", () => {
  const home = Array.from({ length: 4 }, won);
  const away = Array.from({ length: 4 }, () => played(3, 0, { homeTeamId: 4 }));
  const fit = { injured: 0, suspended: 0 };
  const input = { ...sides("football", home, away, []), absences: { home: fit, away: { injured: 2, suspended: 1 } } };
  const previews = previewsOf({ ...input, market: { home: 0.6, draw: 0.25, away: 0.15 } });
  expect(previews.map(({ topic }) => topic)).toEqual(["form", "venue", "squads", "market"]);
  expect(previews[0]?.sentences.at(-1)).toEqual({ code: "better-form", side: "home" });
  expect(previews[2]?.sentences).toEqual([
    { code: "all-fit", side: "home" },
    { code: "absent", side: "away", injured: 2, suspended: 1 },
  ]);
  expect(previews[3]?.sentences).toEqual([
    { code: "market", home: 60, draw: 25, away: 15 },
    { code: "favourite", side: "home" },
  ]);
  expect(previewsOf({ ...sides("football", [], [], []), absences: { home: fit, away: fit } })).toEqual([]);
});
