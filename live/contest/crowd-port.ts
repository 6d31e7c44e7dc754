import type { BracketPick, Groups } from "@scoreline/domain/contest/bracket";
import type { Winners } from "@scoreline/domain/contest/draw";
import type { MatchPick } from "@scoreline/domain/contest/scoring";
import type { Sport } from "@scoreline/domain/sport";

export type Form = { scored: number; conceded: number };

/** People who are not real. */
export type Crowd = {
  seed: string;
  size: number;
  person(index: number): { nickname: string; avatar: number };
  /** As a share of the time that a contest is open; nothing for whoever stays away. */
  arrival(index: number, contestId: number): number | undefined;
  pick(
    index: number,
    contestId: number,
    match: { id: number; sport: Sport; home: Form; away: Form; joker: boolean },
  ): MatchPick | undefined;
  joker(index: number, contestId: number, matches: readonly number[]): number | undefined;
  teams(index: number, contestId: number, teams: readonly { id: number; form: Form }[], count: number): number[];
  /** In an event in which one brings friends: when somebody joins it. */
  brings(index: number, contestId: number): number | undefined;
  friends(contestId: number): readonly { number: number; referrer: number; arrival: number }[];
  newcomer(contestId: number, number: number): { nickname: string; avatar: number };
  posts(contestId: number): readonly { index: number; arrival: number }[];
  likes(index: number, contestId: number, posts: number): readonly number[];
  /** The winners of a bracket of clubs. */
  clubs(index: number, contestId: number, teams: readonly number[], strength: ReadonlyMap<number, number>): Winners;
  bracket(index: number, contestId: number, groups: Groups, strength: ReadonlyMap<number, number>): BracketPick;
};
