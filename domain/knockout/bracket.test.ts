import { expect, test } from "vitest";
import { type Bracket, brackets } from "#knockout/bracket.ts";
import type { MatchHead } from "#match/state/head.ts";
import type { FootballScore, Points } from "#match/state/score.ts";
import type { StageLike } from "#table/stage-tables.ts";

const stage = (id: number, name: string): StageLike => ({
  id,
  name,
  kind: "knockout",
  order: id,
  zones: null,
  tieBreaks: null,
});
let id = 0;
const points = (text: string): Points => {
  const [home = 0, away = 0] = text.split("-").map(Number);
  return { home, away };
};
const side = (name: number | string): MatchHead["home"] =>
  typeof name === "number" ? { teamId: name } : { placeholder: { en: name } };

function head(stageId: number, home: number | string, away: number | string, score = "", penalties = ""): MatchHead {
  id += 1;
  const full: FootballScore = { current: points(score), ...(penalties && { penalties: points(penalties) }) };
  return {
    id,
    sport: "football",
    competitionId: 1,
    seasonId: 1,
    stageId,
    round: null,
    home: side(home),
    away: side(away),
    kickoff: id,
    venue: null,
    neutral: false,
    state: score
      ? { kind: "finished", decided: penalties ? "penalties" : "regular", score: full }
      : { kind: "scheduled" },
    homeReds: 0,
    awayReds: 0,
  };
}

const drawn = (bracket: Bracket | undefined) =>
  bracket?.rounds.map(({ ties }) =>
    ties.map(({ sides, slot }) =>
      [slot, ...sides.map((one) => ("teamId" in one ? one.teamId : one.placeholder.en))].join(" "),
    ),
  );

test("ties stand beside those that they meet in the next round, whatever day they were played", () => {
  const heads = [
    head(1, 7, 8, "0-1"),
    head(1, 1, 2, "1-0"),
    head(1, 5, 6, "1-1", "4-2"),
    head(1, 3, 4, "0-2"),
    head(2, 1, 8, "2-1"),
    head(2, 4, 5, "0-1"),
    head(3, 8, 4, "1-0"),
    head(4, 5, 1, "3-1"),
  ];
  const stages = [stage(1, "quarter-final"), stage(2, "semi-final"), stage(3, "third-place"), stage(4, "final")];
  const [bracket] = brackets(stages, heads);
  expect(drawn(bracket)).toEqual([["0 3 4", "1 5 6", "2 1 2", "3 7 8"], ["0 4 5", "1 1 8"], ["0 5 1"]]);
  expect(bracket?.thirdPlace?.ties[0]?.winner).toBe("home");
  expect(bracket?.rounds[0]?.ties[1]).toMatchObject({ winner: "home", penalties: { home: 4, away: 2 } });
});

test("two legs are one tie by goals, a series one by wins", () => {
  const legs = [head(1, 1, 2, "2-0"), head(1, 2, 1, "3-0"), head(1, 3, 4, "1-0"), head(1, 4, 3, "1-0", "1-3")];
  const [bracket] = brackets([stage(1, "semi-final")], legs);
  const ties = bracket?.rounds[0]?.ties ?? [];
  expect(ties.map(({ score, winner }) => [score, winner])).toEqual([
    [{ home: 2, away: 3 }, "away"],
    // The shoot-out of the second leg is turned to the sides of the first.
    [{ home: 1, away: 1 }, "home"],
  ]);
  const games = [head(1, 1, 2, "90-80"), head(1, 2, 1, "70-60"), head(1, 1, 2, "90-80")];
  const series = brackets([stage(1, "playoff-final")], games)[0];
  expect(series?.prefix).toBe("playoff");
  expect(series?.rounds[0]?.ties[0]).toMatchObject({ score: { home: 2, away: 1 }, winner: "home" });
  const open = brackets([stage(1, "playoff-final")], [...games.slice(0, 2), head(1, 1, 2)])[0];
  expect(open?.rounds[0]?.ties[0]).toMatchObject({ score: { home: 1, away: 1 }, winner: undefined });
});

test("what is not drawn yet keeps its place, and byes leave a hole", () => {
  const heads = [head(1, 5, 6, "1-0"), head(1, 3, 4, ""), head(2, 1, "W1"), head(2, 2, 5), head(3, "W1", "W2")];
  const stages = [stage(1, "playoff-round"), stage(2, "semi-final"), stage(3, "final")];
  const [bracket] = brackets(stages, heads);
  expect(bracket?.prefix).toBe("");
  expect(drawn(bracket)).toEqual([["1 3 4", "3 5 6"], ["0 1 W1", "1 2 5"], ["0 W1 W2"]]);
});

test("a tie that is level goes to whoever plays on", () => {
  const heads = [head(1, 1, 2, "1-1"), head(1, 3, 4, "2-1"), head(2, 2, 3)];
  const [bracket] = brackets([stage(1, "semi-final"), stage(2, "final")], heads);
  expect(bracket?.rounds[0]?.ties.map(({ winner }) => winner)).toEqual(["away", "home"]);
});

test("the order of the draw is kept while nothing is decided, whenever the ties are played", () => {
  const at = (tie: number, match: MatchHead): MatchHead => ({ ...match, tie });
  const heads = [
    at(3, head(1, 5, 6, "1-0")),
    at(1, head(1, 1, 2)),
    at(4, head(1, 7, 8)),
    at(2, head(1, 3, 4)),
    at(2, head(2, "W3", "W4")),
    at(1, head(2, "W1", "W2")),
    at(1, head(3, "W1", "W2")),
  ];
  const stages = [stage(1, "quarter-final"), stage(2, "semi-final"), stage(3, "final")];
  expect(drawn(brackets(stages, heads)[0])).toEqual([
    ["0 1 2", "1 3 4", "2 5 6", "3 7 8"],
    ["0 W1 W2", "1 W3 W4"],
    ["0 W1 W2"],
  ]);
  const [first, ...others] = heads;
  const later = others.map((one) => (one.tie === 2 && one.stageId === 2 ? { ...one, home: { teamId: 5 } } : one));
  expect(drawn(brackets(stages, first ? [first, ...later] : later)[0])?.[0]).toEqual([
    "0 1 2",
    "1 3 4",
    "2 5 6",
    "3 7 8",
  ]);
});

test("a cup inside a season has a bracket of its own", () => {
  const heads = [head(1, 1, 2, "99-98"), head(2, 3, 4)];
  const found = brackets([stage(1, "season-cup-final"), stage(2, "playoff-final")], heads);
  expect(found.map(({ prefix, rounds }) => [prefix, rounds.map(({ name }) => name)])).toEqual([
    ["season-cup", ["season-cup-final"]],
    ["playoff", ["playoff-final"]],
  ]);
});

test("games for a place in a bracket are not a round of it", () => {
  const heads = [head(1, 7, 8, "99-98"), head(2, 1, 7), head(2, 2, 6)];
  const [own, ...others] = brackets([stage(1, "play-in"), stage(2, "playoff-semi-final")], heads);
  expect(others).toEqual([]);
  expect(own?.rounds.map(({ name }) => name)).toEqual(["playoff-semi-final"]);
});
