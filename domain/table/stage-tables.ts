import type { TieBreak, Zone } from "#competition.ts";
import type { MatchHead } from "#match/state/head.ts";
import type { Points } from "#match/state/score.ts";
import type { Sport } from "#sport.ts";
import { rulesOf, type TableRules } from "#table/order.ts";
import type { ScoredGame } from "#table/tally.ts";

/** A stage as the store keeps it, as far as tables care. */
export type StageLike = {
  id: number;
  /** "regular", "group-a", "conference-1", "split-2", "season-cup-group-a", "final". */
  name: string;
  kind: "table" | "knockout";
  order: number;
  zones: readonly Zone[] | null;
  tieBreaks: readonly TieBreak[] | null;
};

/** A game that counts, or is counting while it is played. */
export type TableGame = ScoredGame<number> & {
  matchId: number;
  kickoff: number;
  /** The number of its round; weeks of the season stand for rounds where there are none. */
  round: number;
  live: boolean;
};

/** One table of a season before it is counted: who stands in it and which games count. */
export type StageTable = {
  /** 0 where the season has no stages and is one table. */
  stageId: number;
  name: string;
  rules: TableRules;
  zones: readonly Zone[];
  /** Beside the season's own tables: its games count in one of those as well. */
  beside: boolean;
  /** Ranks that stand above this table in a league that has split, and the size of all its parts together. */
  offset: number;
  size: number;
  teams: readonly number[];
  /** By kick-off. */
  games: readonly TableGame[];
  /** Rounds of the whole stage, played or not. */
  rounds: readonly number[];
};

const weekMs = 7 * 86_400_000;

/** The tables of a season in their order. Stages whose teams are not known yet are left out. */
export function stageTables(sport: Sport, stages: readonly StageLike[], heads: readonly MatchHead[]): StageTable[] {
  const own = stages.filter(({ kind }) => kind === "table");
  const listed = own.length > 0 || stages.length > 0 ? own : wholeSeason(heads);
  const matches = heads.filter(({ home, away }) => "teamId" in home && "teamId" in away).toSorted(byKickoff);
  const first = matches[0]?.kickoff ?? 0;
  const members = membersOf(listed, matches);
  const tables = listed.flatMap((stage): StageTable[] => {
    const teams = members.get(stage.id) ?? [];
    if (teams.length === 0) return [];
    const counted = countedIn(stage, teams, listed, matches);
    return [
      {
        stageId: stage.id,
        name: stage.name,
        rules: rulesOf(sport, stage.tieBreaks),
        zones: stage.zones ?? [],
        beside: isSeasonCup(stage.name),
        offset: 0,
        size: teams.length,
        teams,
        games: counted.flatMap((head) => gameOf(head, first)),
        rounds: [...new Set(counted.map((head) => roundOf(head, first)))].sort((one, other) => one - other),
      },
    ];
  });
  return withOffsets(tables);
}

function byKickoff(one: MatchHead, other: MatchHead): number {
  return one.kickoff - other.kickoff || one.id - other.id;
}

/** A round, or a week in which teams play several times. */
const roundNumber = /^(?:week-)?(\d{1,4})$/;

/** A season that a source tells without stages is one table, if its rounds are numbered. */
function wholeSeason(heads: readonly MatchHead[]): StageLike[] {
  if (heads.length === 0 || heads.some(({ round }) => !roundNumber.test(round ?? ""))) return [];
  return [{ id: 0, name: "regular", kind: "table", order: 0, zones: null, tieBreaks: null }];
}

/**
 * Who stands in which table. A match between two conferences belongs to the table of its home side, so a team is where
 * it is at home most often; in the groups of a tournament, where it plays at all.
 */
function membersOf(stages: readonly StageLike[], matches: readonly MatchHead[]): Map<number, number[]> {
  const counts = new Map<number, Map<number, number>>();
  const families = new Map<string, Set<number>>();
  const known = new Map(stages.map((stage) => [stage.id, stage]));
  for (const { stageId, home, away } of matches) {
    const stage = known.get(stageId ?? 0);
    if (!stage) continue;
    for (const [side, weight] of [
      [home, 2],
      [away, 1],
    ] as const) {
      if (!("teamId" in side)) continue;
      const own = counts.get(side.teamId) ?? new Map<number, number>();
      own.set(stage.id, (own.get(stage.id) ?? 0) + weight);
      counts.set(side.teamId, own);
      const family = families.get(familyOf(stage)) ?? new Set();
      families.set(familyOf(stage), family.add(side.teamId));
    }
  }
  const members = new Map<number, number[]>();
  for (const [family, teams] of families) {
    for (const team of teams) {
      const own = [...(counts.get(team) ?? [])].filter(([id]) => familyOf(known.get(id)) === family);
      const [best] = own.sort(([, one], [, other]) => other - one);
      if (best) members.set(best[0], [...(members.get(best[0]) ?? []), team]);
    }
  }
  return members;
}

/** Stages that stand side by side share what is before their number or letter. */
function familyOf(stage: StageLike | undefined): string {
  return stage?.name.replace(/-[a-z0-9]+$/, "") ?? "";
}

const isConference = (stage: StageLike) => familyOf(stage) === "conference";
const isSplit = (stage: StageLike) => familyOf(stage) === "split";

/** A cup that is played inside a season: its groups and its knock-out. */
export const isSeasonCup = (name: string): boolean => name.startsWith("season-cup-");

/**
 * Matches against other conferences count in the own one, as do those of the groups of a cup inside the season; and what was won
 * before a league split is kept.
 */
function countedIn(
  stage: StageLike,
  teams: readonly number[],
  stages: readonly StageLike[],
  matches: readonly MatchHead[],
): MatchHead[] {
  const wider = isConference(stage)
    ? stages.filter((other) => isConference(other) || isSeasonCup(other.name))
    : isSplit(stage)
      ? stages.filter((other) => other === stage || (!isSplit(other) && other.order < stage.order))
      : [stage];
  const counted = new Set(wider.map(({ id }) => id));
  const own = new Set(teams);
  return matches.filter(
    ({ stageId, home, away }) =>
      counted.has(stageId ?? 0) && [home, away].some((side) => "teamId" in side && own.has(side.teamId)),
  );
}

function gameOf(head: MatchHead, first: number): TableGame[] {
  const { state, home, away } = head;
  if (!("teamId" in home) || !("teamId" in away)) return [];
  const score = countingScore(state);
  if (!score) return [];
  return [
    {
      matchId: head.id,
      kickoff: head.kickoff,
      round: roundOf(head, first),
      live: state.kind !== "finished",
      home: home.teamId,
      away: away.teamId,
      score,
    },
  ];
}

/** Finished matches count, running ones count for now; whatever was broken off does not. */
function countingScore(state: MatchHead["state"]): Points | undefined {
  return state.kind === "finished" || state.kind === "live" || state.kind === "suspended"
    ? state.score.current
    : undefined;
}

export function roundOf({ round, kickoff }: Pick<MatchHead, "round" | "kickoff">, first: number): number {
  const number = roundNumber.exec(round ?? "")?.[1];
  return number ? Number(number) : Math.floor((kickoff - first) / weekMs) + 1;
}

/** The second part of a league that has split goes on where the first one ends. */
function withOffsets(tables: readonly StageTable[]): StageTable[] {
  const parts = tables.filter(({ name }) => /^split-\d+$/.test(name));
  const size = parts.reduce((sum, { teams }) => sum + teams.length, 0);
  let above = 0;
  return tables.map((table) => {
    if (!parts.includes(table)) return table;
    const offset = above;
    above += table.teams.length;
    return { ...table, offset, size };
  });
}
