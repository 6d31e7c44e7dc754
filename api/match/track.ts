import type { CourtPlay, FootballComparison, TrackMoment } from "@scoreline/contract/schemas/match-statistics";
import type { StoredEvent } from "@scoreline/domain/facts";
import type { FootballCommentary } from "@scoreline/domain/match/details/commentary";
import type { BallBlock, BasketballShot } from "@scoreline/domain/match/details/details";
import { courtPlays, type PlacedPlay } from "@scoreline/domain/match/play/court-plays";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { lastItems, loadItems } from "@scoreline/store/match/details";
import type { Services } from "#handler.ts";
import type { Cut } from "#match/moment.ts";

type Wanted = "last" | "all";

/** Of the present the last minutes are enough to begin with; blocks of a live match are some seconds long. */
const lastMs = 6 * 60_000;
const lastBlocks = 40;
const lastSecondsPlayed = 180;

/** Told by the ball itself, or of no place. */
const notShown: ReadonlySet<FootballCommentary<number>["code"]> = new Set([
  "shot-saved",
  "shot-blocked",
  "shot-missed",
  "foul",
  "added-time",
  "injury",
]);

export async function pitchTrack(
  { id }: MatchHead,
  wanted: Wanted,
  cut: Cut | undefined,
  { database }: Services,
): Promise<NonNullable<FootballComparison["track"]>> {
  const whole = wanted === "all" || cut;
  const blocks = whole ? await loadItems(database, id, "ball") : await lastItems(database, id, "ball", lastBlocks);
  const until = cut?.instant ?? Number.POSITIVE_INFINITY;
  const from = wanted === "all" ? 0 : Math.min(until, endOf(blocks)) - lastMs;
  const told = (await loadItems(database, id, "commentary")) as FootballCommentary<number>[];
  return {
    ball: blocks.flatMap((block) => clipped(block, from, until)),
    moments: told.filter(({ code, at }) => !notShown.has(code) && at <= until).map(momentRow),
  };
}

function endOf(blocks: readonly BallBlock[]): number {
  return Math.max(0, ...blocks.map(({ from, samples }) => from + (samples.at(-1)?.[0] ?? 0)));
}

function clipped({ from, samples }: BallBlock, first: number, last: number): BallBlock[] {
  const own = samples.filter(([offset]) => from + offset >= first && from + offset <= last);
  return own.length > 0 ? [{ from, samples: own }] : [];
}

function momentRow(entry: FootballCommentary<number>): TrackMoment {
  const { id, at, code, phase, minute, added, side, player, other } = entry;
  return {
    id,
    at,
    code,
    phase,
    minute,
    ...(added !== undefined && { added }),
    ...(side && { side }),
    ...(player !== undefined && { player }),
    ...(other !== undefined && { other }),
  };
}

export function courtTrack(
  events: readonly StoredEvent[],
  shots: readonly BasketballShot<number>[],
  wanted: Wanted,
  seconds: number,
): { plays: CourtPlay[] } {
  const plays = courtPlays(events, shots).filter(({ played }) => played <= seconds);
  const from = wanted === "all" ? 0 : (plays.at(-1)?.played ?? 0) - lastSecondsPlayed;
  return { plays: plays.filter(({ played }) => played >= from).map(playRow) };
}

export function playRow(play: PlacedPlay): CourtPlay {
  const { id, played, phase, remaining, type, score, x, y, ball } = play;
  return {
    id,
    played,
    phase,
    remaining,
    type,
    score,
    ...("side" in play && { side: play.side }),
    ...("points" in play && { points: play.points }),
    ...peopleOf(play),
    ...(play.type === "period" && { edge: play.edge }),
    ...(x !== undefined && { x }),
    ...(y !== undefined && { y }),
    ...(ball && { ball }),
  };
}

function peopleOf(play: PlacedPlay): { player?: number; other?: number } {
  const who = (player?: number, other?: number) => ({
    ...(player !== undefined && { player }),
    ...(other !== undefined && { other }),
  });
  switch (play.type) {
    case "basket":
      return who(play.player, play.assist);
    case "miss":
      return who(play.player, play.block);
    case "turnover":
      return who(play.player, play.steal);
    case "substitution":
      return who(play.on, play.off);
    case "rebound":
    case "foul":
      return who(play.player);
    default:
      return {};
  }
}
