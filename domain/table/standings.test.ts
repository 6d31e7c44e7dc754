import { describe, expect, test } from "vitest";
import type { MatchHead } from "#match/state/head.ts";
import { type StageLike, type StageTable, stageTables } from "#table/stage-tables.ts";
import { rankHistory, standings } from "#table/standings.ts";

const hour = 3_600_000;
let matches = 0;

function head(round: string, home: number, away: number, score: string, own: Partial<MatchHead> = {}): MatchHead {
  matches += 1;
  const [one = 0, other = 0] = score.split("-").map(Number);
  const points = { current: { home: one, away: other } };
  return {
    id: matches,
    sport: "football",
    competitionId: 1,
    seasonId: 1,
    stageId: 1,
    round,
    home: { teamId: home },
    away: { teamId: away },
    kickoff: matches * hour,
    venue: null,
    neutral: false,
    state:
      score === ""
        ? { kind: "scheduled" }
        : score.endsWith("*")
          ? {
              kind: "live",
              clock: { phase: "first-half", since: 0 },
              score: { current: { home: one, away: Number.parseInt(String(score.split("-")[1]), 10) } },
            }
          : { kind: "finished", decided: "regular", score: points },
    homeReds: 0,
    awayReds: 0,
    ...own,
  };
}

const stage = (id: number, name: string, own: Partial<StageLike> = {}): StageLike => ({
  id,
  name,
  kind: "table",
  order: id,
  zones: null,
  tieBreaks: null,
  ...own,
});
const only = (tables: readonly StageTable[]): StageTable => {
  const [table] = tables;
  if (!table) throw new Error("no table");
  return table;
};
const ranks = (rows: readonly { teamId: number }[]) => rows.map(({ teamId }) => teamId);

describe("a table", () => {
  const heads = [
    head("1", 1, 2, "2-0"),
    head("1", 3, 4, "1-1"),
    head("2", 2, 3, "3-0"),
    head("2", 4, 1, "0-1"),
    // Played late: it still belongs to the first round.
    head("1", 5, 6, "4-0"),
    head("3", 1, 3, "0-2*"),
    head("3", 2, 4, ""),
  ];
  const table = only(
    stageTables(
      "football",
      [
        stage(1, "regular", {
          zones: [
            [1, 1, "champion"],
            [-2, -1, "relegation"],
          ],
        }),
      ],
      heads,
    ),
  );

  test("counts what is finished, with zones from both ends and the form of the last matches", () => {
    const rows = standings(table);
    expect(ranks(rows)).toEqual([1, 5, 2, 4, 3, 6]);
    expect(rows[0]).toMatchObject({
      rank: 1,
      played: 2,
      won: 2,
      points: 6,
      difference: 3,
      zone: "champion",
      live: false,
    });
    expect(rows.map(({ zone }) => zone)).toEqual([
      "champion",
      undefined,
      undefined,
      undefined,
      "relegation",
      "relegation",
    ]);
    expect(rows[2]?.form.map(({ outcome }) => outcome)).toEqual(["loss", "win"]);
  });

  test("with running scores says who moved", () => {
    const rows = standings(table, { live: true });
    expect(ranks(rows)).toEqual([1, 3, 5, 2, 4, 6]);
    const third = rows.find(({ teamId }) => teamId === 3);
    expect(third).toMatchObject({ live: true, points: 4, moved: 3, rank: 2 });
    expect(rows.find(({ teamId }) => teamId === 5)).toMatchObject({ live: false, moved: -1 });
  });

  test("is known after any round, whenever its matches were played", () => {
    expect(ranks(standings(table, { afterRound: 1 }))).toEqual([5, 1, 3, 4, 2, 6]);
    const history = rankHistory(table);
    expect(history.map(({ round }) => round)).toEqual([1, 2]);
    expect(history[1]?.ranks.get(2)).toBe(3);
  });

  test("at home, away and of the last matches counts only those", () => {
    expect(standings(table, { scope: "home" }).find(({ teamId }) => teamId === 2)).toMatchObject({
      played: 1,
      points: 3,
    });
    expect(standings(table, { scope: "away" }).find(({ teamId }) => teamId === 2)).toMatchObject({
      played: 1,
      points: 0,
    });
    expect(standings(table, { scope: "last6" })[0]).toMatchObject({ teamId: 1, played: 2, zone: undefined });
  });
});

describe("stages", () => {
  test("keep groups apart, and leave out what is not drawn yet", () => {
    const heads = [
      head("1", 1, 2, "1-0"),
      head("1", 3, 4, "1-0", { stageId: 2 }),
      head("final", 1, 3, "", { stageId: 3 }),
      head("1", 0, 0, "", { stageId: 4, home: { placeholder: { en: "1A" } } }),
    ];
    const stages = [
      stage(1, "group-a"),
      stage(2, "group-b"),
      stage(3, "final", { kind: "knockout" }),
      stage(4, "group-c"),
    ];
    const tables = stageTables("football", stages, heads);
    expect(tables.map(({ name, teams }) => [name, [...teams].sort()])).toEqual([
      ["group-a", [1, 2]],
      ["group-b", [3, 4]],
    ]);
  });

  test("count matches between two conferences in both", () => {
    const heads = [
      head("1", 1, 2, "2-0"),
      head("2", 2, 1, "0-1"),
      head("1", 3, 4, "2-0", { stageId: 2 }),
      head("2", 4, 3, "2-2", { stageId: 2 }),
      head("3", 1, 3, "0-5"),
      head("3", 4, 2, "1-0", { stageId: 2 }),
    ];
    const [west, east] = stageTables("football", [stage(1, "conference-1"), stage(2, "conference-2")], heads);
    expect([...(west?.teams ?? [])].sort()).toEqual([1, 2]);
    expect(west && standings(west)[0]).toMatchObject({ teamId: 1, played: 3, points: 6 });
    expect(east && standings(east)[0]).toMatchObject({ teamId: 3, played: 3, points: 7 });
  });

  test("count the groups of a cup inside the season in their conferences, and not its knock-out", () => {
    const heads = [
      head("week-1", 1, 2, "90-80"),
      head("week-2", 2, 1, "70-80", { stageId: 2 }),
      head("season-cup-final", 1, 2, "70-99", { stageId: 3 }),
    ];
    const final = { ...stage(3, "season-cup-final"), kind: "knockout" as const };
    const stages = [stage(1, "conference-1"), stage(2, "season-cup-group-a"), final];
    const [conference, group, ...others] = stageTables("basketball", stages, heads);
    expect(others).toEqual([]);
    expect([conference?.beside, group?.beside]).toEqual([false, true]);
    expect(conference && standings(conference)[0]).toMatchObject({ teamId: 1, played: 2, won: 2 });
    expect(group && standings(group)[0]).toMatchObject({ teamId: 1, played: 1, won: 1 });
  });

  test("carry the points over when a league splits, and number the ranks on", () => {
    const heads = [
      head("1", 1, 2, "2-0"),
      head("1", 3, 4, "2-0"),
      head("2", 1, 3, "2-0"),
      head("2", 2, 4, "1-0"),
      head("3", 1, 3, "0-1", { stageId: 2 }),
      head("3", 4, 2, "1-0", { stageId: 3 }),
    ];
    const zones = [[-1, -1, "relegation"]] as const;
    const stages = [stage(1, "regular"), stage(2, "split-1", { zones }), stage(3, "split-2", { zones })];
    const [, top, bottom] = stageTables("football", stages, heads);
    expect(top && standings(top).map(({ teamId, points, zone }) => [teamId, points, zone])).toEqual([
      [1, 6, undefined],
      [3, 6, undefined],
    ]);
    expect(bottom && standings(bottom).map(({ rank, zone }) => [rank, zone])).toEqual([
      [3, undefined],
      [4, "relegation"],
    ]);
  });

  test("are one table where a source names none and numbers its rounds", () => {
    expect(stageTables("football", [], [head("1", 1, 2, "1-0", { stageId: null })])).toHaveLength(1);
    expect(stageTables("football", [], [head("friendly", 1, 2, "1-0", { stageId: null })])).toHaveLength(0);
  });
});
