import type { TransferKind } from "@scoreline/domain/people";
import { competitionOf, teamOf } from "#competitions/registry.ts";

/** Leagues whose clubs trade players for each other, and those that choose the young in a draft. */
const trading = new Set(["nba", "wnba", "nba-g-league", "pba", "cba", "kbl"]);
const drafting = new Set(["nba", "wnba", "pba", "kbl", "cba"]);

const leagueOf = (club: string | undefined): string | undefined => {
  const league = club === undefined ? undefined : teamOf("basketball", club).league;
  return league && competitionOf(league).competition.key;
};

const isBetween = (into: string | undefined, outOf: string | undefined, one: string, other: string) =>
  (into === one && outOf === other) || (into === other && outOf === one);

/** How a move between clubs is called in basketball, which knows neither fees nor loans. */
export function basketballKind(kind: TransferKind, to: string | undefined, from: string | undefined): TransferKind {
  if (kind === "retirement") return kind;
  if (to === undefined) return "waived";
  const [into, outOf] = [leagueOf(to), leagueOf(from)];
  if (kind === "youth") return drafting.has(into ?? "") ? "draft" : "youth";
  if (isBetween(into, outOf, "nba", "nba-g-league")) return "two-way";
  if (kind === "fee" && into === outOf && trading.has(into ?? "")) return "trade";
  return "free-agency";
}
