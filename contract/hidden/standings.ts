import { emptyList, type Judgements, mask, nothing, open } from "#hidden/mask.ts";
import { matchRow } from "#hidden/match-row.ts";
import { among, ofMatches } from "#hidden/subject.ts";
import type { BracketBoard, BracketRoundRow, BracketTie, StageHead, Table } from "#schemas/league.ts";
import type { TeamBadge } from "#schemas.ts";

/** Tables and brackets: they count matches, and say who went on. */

const stageHead: Judgements<StageHead> = { subLeagueId: open, code: open, name: open };

const teamIdsOf = (lines: readonly { teamId: number }[]) => lines.map(({ teamId }) => teamId);

export const table = mask<Table>(
  {
    ...stageHead,
    total: emptyList,
    home: emptyList,
    away: emptyList,
    last6: emptyList,
    live: nothing,
    rounds: emptyList,
    weekly: open,
  },
  { tells: ({ subLeagueId, total }) => [among(`s${subLeagueId}`, teamIdsOf(total))] },
);

type Ranks = StageHead & { rounds: number[]; lines: { teamId: number; ranks: number[] }[] };

export const ranks = mask<Ranks>(
  { ...stageHead, rounds: emptyList, lines: emptyList },
  { tells: ({ subLeagueId, lines }) => [among(`s${subLeagueId}`, teamIdsOf(lines))] },
);

const tie = mask<BracketTie>(
  { home: open, away: open, score: nothing, penalties: nothing, winner: nothing, slot: open, matches: matchRow },
  { tells: ({ matches }) => ofMatches(matches) },
);
const round = mask<BracketRoundRow>({ ...stageHead, ties: tie });

export const bracket = mask<BracketBoard>(
  { prefix: open, rounds: round, thirdPlace: round },
  { before: (board, covers) => unknownBehind(board, (own) => ofMatches(own.matches).some(covers)) },
);

/** Who plays in the next round says who won: behind a hidden tie nobody is known. */
function unknownBehind(board: BracketBoard, hidden: (tie: BracketTie) => boolean): BracketBoard {
  let before = new Set<number>();
  let semiFinals = before;
  const rounds = board.rounds.map((own) => {
    const unknown = new Set([...before].map((slot) => Math.floor(slot / 2)));
    semiFinals = before;
    before = new Set(own.ties.filter((each) => unknown.has(each.slot) || hidden(each)).map(({ slot }) => slot));
    return unknown.size === 0 ? own : withTies(own, (each) => unknown.has(each.slot));
  });
  const { thirdPlace } = board;
  const losers = thirdPlace && semiFinals.size > 0 ? withTies(thirdPlace, () => true) : thirdPlace;
  const same = losers === thirdPlace && rounds.every((own, at) => own === board.rounds[at]);
  return same ? board : { ...board, rounds, thirdPlace: losers };
}

function withTies(own: BracketRoundRow, unknown: (tie: BracketTie) => boolean): BracketRoundRow {
  return { ...own, ties: own.ties.map((each) => (unknown(each) ? unknownTie(each) : each)) };
}

const nobody: TeamBadge = { teamId: 0, slug: "", name: "?", shortName: "?", crest: null, logo: null };

function unknownTie(own: BracketTie): BracketTie {
  return { ...own, home: nobody, away: nobody, score: null, penalties: null, winner: null, matches: [] };
}
