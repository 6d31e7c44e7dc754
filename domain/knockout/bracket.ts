import type { Contender, MatchHead } from "#match/state/head.ts";
import type { Points } from "#match/state/score.ts";
import { currentPoints, winner } from "#match/state/state.ts";
import type { StageLike } from "#table/stage-tables.ts";

/** Two sides and what they play against each other: one match, two legs, or a series. */
export type Tie = {
  /** The home side of the first match stands first. */
  sides: readonly [Contender, Contender];
  /** By kick-off. */
  matches: readonly MatchHead[];
  /** Goals of all legs, or games won in a series; not there before the first ball. */
  score: Points | undefined;
  penalties: Points | undefined;
  winner: "home" | "away" | undefined;
  /** Its place from the top if every earlier round were full: ties 2n and 2n+1 lead to tie n of the next round. */
  slot: number;
};
export type BracketRound = { stageId: number; name: string; ties: readonly Tie[] };
export type Bracket = {
  /** What stands before the names of its rounds: "" for a cup, "season-cup" inside a season, "playoff" after a table, … */
  prefix: string;
  rounds: readonly BracketRound[];
  thirdPlace: BracketRound | undefined;
};

const prefixes = ["promotion-playoff", "playoff", "season-cup"] as const;

/** The knock-outs of a season. */
export function brackets(stages: readonly StageLike[], heads: readonly MatchHead[]): Bracket[] {
  const byPrefix = new Map<string, StageLike[]>();
  for (const stage of stages.toSorted((one, other) => one.order - other.order)) {
    // What is played for a place in a bracket is not a round of it.
    if (stage.kind !== "knockout" || stage.name.startsWith("play-in")) continue;
    const prefix = prefixOf(stage.name);
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), stage]);
  }
  return [...byPrefix].flatMap(([prefix, own]) => {
    const rounds = own.map((stage) => ({ stage, ties: tiesOf(heads.filter(({ stageId }) => stageId === stage.id)) }));
    const main = rounds.filter(({ stage, ties }) => !isThirdPlace(stage) && ties.length > 0);
    const third = rounds.find(({ stage, ties }) => isThirdPlace(stage) && ties.length > 0);
    if (main.length === 0) return [];
    return [
      {
        prefix,
        rounds: placed(main),
        thirdPlace: third && { stageId: third.stage.id, name: third.stage.name, ties: third.ties },
      },
    ];
  });
}

/** "playoff-round" is a round of its own kind, before the best of a cup join. */
function prefixOf(name: string): string {
  if (name === "playoff-round") return "";
  return prefixes.find((prefix) => name.startsWith(`${prefix}-`)) ?? "";
}

function isThirdPlace({ name }: StageLike): boolean {
  return name.endsWith("third-place");
}

function keyOf(side: Contender): string {
  return "teamId" in side ? String(side.teamId) : `?${side.placeholder.en}`;
}

/** Matches of one place in the draw are one tie; where nobody tells it, those between the same two. */
function tiesOf(heads: readonly MatchHead[]): Tie[] {
  const ties = new Map<string, MatchHead[]>();
  for (const head of heads.toSorted((one, other) => one.kickoff - other.kickoff || one.id - other.id)) {
    const tie = head.tie ? `tie ${head.tie}` : [keyOf(head.home), keyOf(head.away)].sort().join(" ");
    ties.set(tie, [...(ties.get(tie) ?? []), head]);
  }
  const inDraw = [...ties.values()].sort(([one], [other]) => (one?.tie ?? 0) - (other?.tie ?? 0));
  return inDraw.flatMap((matches, slot) => {
    const [first] = matches;
    return first ? [tieOf(first, matches, slot)] : [];
  });
}

function tieOf(first: MatchHead, matches: readonly MatchHead[], slot: number): Tie {
  const sides = [first.home, first.away] as const;
  const isFirst = (side: Contender) => keyOf(side) === keyOf(first.home);
  const turned = (head: MatchHead, points: Points | undefined): Points | undefined =>
    points && (isFirst(head.home) ? points : { home: points.away, away: points.home });
  const penalties = matches
    .map((head) => {
      const score = "score" in head.state ? head.state.score : undefined;
      return turned(head, score && "penalties" in score ? score.penalties : undefined);
    })
    .find((points) => points !== undefined);
  const series = matches.length > 2;
  const scores = matches.flatMap((head) => {
    if (!series) return turned(head, currentPoints(head.state)) ?? [];
    const won = winner(head.state);
    return won === "home" || won === "away" ? [gameWon(isFirst(head[won]))] : [];
  });
  const score =
    scores.length === 0
      ? undefined
      : scores.reduce((sum, points) => ({ home: sum.home + points.home, away: sum.away + points.away }));
  return { sides, matches, score, penalties, winner: winnerOf(matches, score, penalties, series), slot };
}

function gameWon(byFirst: boolean): Points {
  return byFirst ? { home: 1, away: 0 } : { home: 0, away: 1 };
}

function winnerOf(
  matches: readonly MatchHead[],
  score: Points | undefined,
  penalties: Points | undefined,
  series: boolean,
): Tie["winner"] {
  if (!score) return undefined;
  if (series) {
    const enough = Math.floor(matches.length / 2) + 1;
    return score.home >= enough ? "home" : score.away >= enough ? "away" : undefined;
  }
  if (matches.some(({ state }) => state.kind !== "finished")) return undefined;
  const decider = score.home === score.away && penalties ? penalties : score;
  return decider.home === decider.away ? undefined : decider.home > decider.away ? "home" : "away";
}

type Drawn = { stage: StageLike; ties: readonly Tie[] };

/** From the last round back: whoever plays there shows which tie leads to which place. */
function placed(rounds: readonly Drawn[]): BracketRound[] {
  const result: BracketRound[] = [];
  let next: readonly Tie[] = [];
  for (const { stage, ties } of rounds.toReversed()) {
    next = next.length === 0 ? ties : inSlots(ties, next).map((tie) => advanced(tie, next));
    result.unshift({ stageId: stage.id, name: stage.name, ties: next });
  }
  return result;
}

function inSlots(ties: readonly Tie[], next: readonly Tie[]): Tie[] {
  const slots = new Map<number, Tie>();
  const open: number[] = [];
  const left = new Set(ties);
  for (const { sides, slot } of next) {
    for (const [index, side] of sides.entries()) {
      const place = slot * 2 + index;
      const from = "teamId" in side ? [...left].find((tie) => plays(tie, side.teamId)) : undefined;
      if (from) {
        left.delete(from);
        slots.set(place, from);
      } else if ("placeholder" in side) open.push(place);
    }
  }
  // Where the next round is not known yet, ties stand in the order of the draw, or else in that in which they are played.
  let behind = Math.max(-1, ...slots.keys(), ...open);
  for (const tie of left) {
    const place = open.shift();
    if (place === undefined) behind += 1;
    slots.set(place ?? behind, tie);
  }
  return [...slots].sort(([one], [other]) => one - other).map(([slot, tie]) => ({ ...tie, slot }));
}

function plays({ sides }: Tie, teamId: number): boolean {
  return sides.some((side) => "teamId" in side && side.teamId === teamId);
}

/** Level after everything that we know of: whoever plays on has won. */
function advanced(tie: Tie, next: readonly Tie[]): Tie {
  if (tie.winner || tie.matches.some(({ state }) => state.kind !== "finished")) return tie;
  const on = (["home", "away"] as const).filter((_, index) => {
    const side = tie.sides[index];
    return side && "teamId" in side && next.some((later) => plays(later, side.teamId));
  });
  return on.length === 1 ? { ...tie, winner: on[0] } : tie;
}
