import {
  bracketRounds,
  type Draw,
  type DrawRound,
  mendedWinners,
  type Reached,
  type ReachedTeams,
  reachedIn,
  reachWorth,
  winnersFault,
} from "#contest/draw.ts";
import { type ThirdHost, thirdsMeeting } from "#contest/third-places.ts";

/** The World Cup of 48 teams: twelve groups of four, then 32 teams from round to round, by the numbers of its matches. */
export const groupLetters = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"] as const;
export type GroupLetter = (typeof groupLetters)[number];

/** A place in the bracket: first, second or third of a group, or the winner of an earlier match. */
type Seat = `1${GroupLetter}` | `2${GroupLetter}` | `3@${ThirdHost}` | `W${number}`;

const seats: Record<number, [Seat, Seat]> = {
  73: ["2A", "2B"],
  74: ["1E", "3@E"],
  75: ["1F", "2C"],
  76: ["1C", "2F"],
  77: ["1I", "3@I"],
  78: ["2E", "2I"],
  79: ["1A", "3@A"],
  80: ["1L", "3@L"],
  81: ["1D", "3@D"],
  82: ["1G", "3@G"],
  83: ["2K", "2L"],
  84: ["1H", "2J"],
  85: ["1B", "3@B"],
  86: ["1J", "2H"],
  87: ["1K", "3@K"],
  88: ["2D", "2G"],
  89: ["W74", "W77"],
  90: ["W73", "W75"],
  91: ["W76", "W78"],
  92: ["W79", "W80"],
  93: ["W83", "W84"],
  94: ["W81", "W82"],
  95: ["W86", "W88"],
  96: ["W85", "W87"],
  97: ["W89", "W90"],
  98: ["W93", "W94"],
  99: ["W91", "W92"],
  100: ["W95", "W96"],
  101: ["W97", "W98"],
  102: ["W99", "W100"],
  104: ["W101", "W102"],
};

/** The matches of each round, from the top of the drawing down: neighbours feed the same match. */
export const roundMatches: Record<DrawRound, readonly number[]> = {
  "round-of-32": [74, 77, 73, 75, 83, 84, 81, 82, 76, 78, 79, 80, 86, 88, 85, 87],
  "round-of-16": [89, 90, 93, 94, 91, 92, 95, 96],
  "quarter-final": [97, 98, 99, 100],
  "semi-final": [101, 102],
  final: [104],
};
const inOrder = bracketRounds.flatMap((round) => roundMatches[round]);

export type Groups = Record<GroupLetter, readonly number[]>;

export type BracketPick = {
  /** The teams of each group from first to last. */
  groups: Groups;
  /** The eight groups whose third comes through. */
  thirds: readonly string[];
  /** Who wins each match, by its number. */
  winners: Readonly<Record<number, number>>;
};

function seated(pick: BracketPick, seat: Seat, thirds: ReturnType<typeof thirdsMeeting>): number | undefined {
  const at = (letter: string | undefined, place: number) => pick.groups[letter as GroupLetter]?.[place];
  if (seat.startsWith("W")) return pick.winners[Number(seat.slice(1))];
  if (seat.startsWith("3@")) return thirds && at(thirds[seat.slice(2) as ThirdHost], 2);
  return at(seat[1], Number(seat[0]) - 1);
}

/** Who meets whom by the order of the groups and the thirds that come through. */
export function worldCupDraw(order: Pick<BracketPick, "groups" | "thirds">): Draw {
  const thirds = thirdsMeeting(order.thirds);
  return {
    rounds: bracketRounds.map((round) => [round, roundMatches[round]]),
    pair: (winners, match) => {
      const pair = seats[match];
      if (!pair) return [undefined, undefined];
      const pick = { ...order, winners };
      return [seated(pick, pair[0], thirds), seated(pick, pair[1], thirds)];
    },
  };
}

/** Who meets whom, as far as the choices say. */
export function pairOf(pick: BracketPick, match: number): [number | undefined, number | undefined] {
  return worldCupDraw(pick).pair(pick.winners, match);
}

/** Takes out every winner who no longer plays the match that it should win, and says which matches those were. */
export function mended(pick: BracketPick): { pick: BracketPick; cleared: number[] } {
  const { winners, cleared } = mendedWinners(worldCupDraw(pick), pick.winners);
  return { pick: { ...pick, winners }, cleared };
}

export type BracketFault = "groups" | "thirds" | "winners" | "contradiction";

/** What is wrong with a bracket that is handed in as whole; nothing of one that follows from itself. */
export function bracketFault(official: Groups, pick: BracketPick): BracketFault | undefined {
  const same = groupLetters.every((letter) => {
    const [own, given] = [official[letter], pick.groups[letter] ?? []];
    return (
      own.length === given.length && new Set(given).size === own.length && own.every((team) => given.includes(team))
    );
  });
  if (!same) return "groups";
  if (new Set(pick.thirds).size !== 8 || !thirdsMeeting(pick.thirds)) return "thirds";
  return winnersFault(worldCupDraw(pick), pick.winners);
}

/** The one written form, which is hashed. */
export function bracketText({ groups, thirds, winners }: BracketPick): string {
  const lists = groupLetters.map((letter) => groups[letter].join(","));
  return `bracket ${lists.join("/")} ${thirds.toSorted().join("")} ${inOrder.map((match) => winners[match]).join(",")}`;
}

export function parseBracket(text: string): BracketPick | undefined {
  const found = /^bracket ([\d,/]+) ([A-L]{8}) ([\d,]+)$/.exec(text);
  if (!found) return undefined;
  const lists = found[1]?.split("/").map((list) => list.split(",").map(Number)) ?? [];
  const won = found[3]?.split(",").map(Number) ?? [];
  if (lists.length !== groupLetters.length || won.length !== inOrder.length) return undefined;
  return {
    groups: Object.fromEntries(groupLetters.map((letter, i) => [letter, lists[i]])) as unknown as Groups,
    thirds: [...(found[2] ?? "")],
    winners: Object.fromEntries(inOrder.map((match, i) => [match, won[i] ?? 0])),
  };
}

export function reachedBy(pick: BracketPick): Record<Reached, number[]> {
  return reachedIn(worldCupDraw(pick), pick.winners) as Record<Reached, number[]>;
}

export function bracketPoints(pick: BracketPick, actual: ReachedTeams): number {
  return reachWorth(reachedBy(pick), actual);
}
