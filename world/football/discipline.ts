import type { CardReason } from "@scoreline/domain/match/details/events";
import type { Side } from "@scoreline/domain/sport";
import { between, type Game, leadOf, matchMinute, record } from "#football/game.ts";
import { cardShape, shapeOf } from "#football/intensity.ts";
import { choosePlayer, leavePitch, type MatchSquad, type OnPitch } from "#football/squad.ts";

/** Fouls that end in a yellow card, straight red cards, and how much the booked hold back. */
const yellowShare = 0.132;
const redShare = 0.0033;
const bookedCare = 0.27;
/** Yellow cards a side and match without a foul. */
const talkRate = 0.27;
const cardTime = 14_000;
/** Below this many the match would be abandoned; the referee thinks twice. */
const fewest = 8;

/** Cards a minute for dissent, time-wasting and the like. */
export function talkCardRate(game: Game, minute: number): number {
  return talkRate * shapeOf(cardShape[game.phase], minute);
}

export function chooseFouler(game: Game, squad: MatchSquad): OnPitch {
  const weights = { goalkeeper: 0.04, defender: 1.1, midfielder: 1.25, forward: 0.95 };
  return choosePlayer(game.streams.players, squad, ({ role, booked }) => weights[role] * (booked ? 0.7 : 1));
}

/**
 * The referee's answer to a foul at `at`; `gravity` 1 is any foul. Returns the instant at which the matter is closed.
 */
export function judgeFoul(
  game: Game,
  squad: MatchSquad,
  fouler: OnPitch,
  at: number,
  gravity: number,
  lastMan = false,
): number {
  const stream = game.streams.discipline;
  const temperature = shapeOf(cardShape[game.phase], (at - game.phaseFrom) / 60_000) * 95;
  const shown = at + between(stream, 6_000, 16_000);
  const draw = stream.float();
  const red = (lastMan ? 0.12 : redShare) * (lastMan ? 1 : temperature * Math.min(2, gravity));
  if (draw < red && squad.pitch.length > fewest) {
    return straightRed(game, squad, fouler, shown, lastMan ? "last-man" : "serious-foul");
  }
  const yellow = yellowShare * temperature * gravity * (fouler.booked ? bookedCare : 1);
  return draw < red + yellow ? caution(game, squad, fouler, shown, "foul") : at;
}

/** A card for words or for wasting time. */
export function judgeTalk(game: Game, side: Side, at: number): number {
  const stream = game.streams.discipline;
  const squad = game.squads[side];
  const wasting = leadOf(game, side) > 0 && matchMinute(game, at) > 70;
  const reasons: readonly CardReason[] = ["dissent", "time-wasting", "hand-ball", "simulation"];
  const reason = stream.weighted(reasons, wasting ? [3, 6, 1, 0.5] : [5, 0.5, 2.5, 1]);
  const player = choosePlayer(stream, squad, ({ role, booked }) =>
    role === "goalkeeper" ? (reason === "time-wasting" ? 3 : 0.2) : booked ? 0.12 : 1,
  );
  return caution(game, squad, player, at, reason);
}

function caution(game: Game, squad: MatchSquad, on: OnPitch, at: number, reason: CardReason): number {
  const { side } = squad;
  const review = game.streams.review;
  const seen = game.matchup.videoReview !== false;
  game.lost += cardTime;
  if (on.booked) {
    if (squad.pitch.length <= fewest) return at;
    record(game, at, { type: "card", side, card: "second-yellow", player: on.player.ref, reason });
    dismiss(squad, on);
    return at + 35_000;
  }
  if (seen && reason === "foul" && review.chance(0.006) && squad.pitch.length > fewest) {
    // The screen shows worse than the referee saw.
    const decided = at + between(review, 50_000, 110_000);
    record(game, at, { type: "card", side, card: "yellow", player: on.player.ref, reason }, decided);
    record(game, decided, { type: "var", side, about: "red-card", decision: "overturned", player: on.player.ref });
    record(game, decided, { type: "card", side, card: "red", player: on.player.ref, reason: "serious-foul" });
    game.lost += decided - at;
    dismiss(squad, on);
    return decided + 30_000;
  }
  if (seen && reason === "foul" && review.chance(0.002)) {
    const decided = at + between(review, 30_000, 60_000);
    const guilty = choosePlayer(review, squad, (other) =>
      other === on || other.booked || other.role === "goalkeeper" ? 0.001 : 1,
    );
    if (guilty !== on && !guilty.booked) {
      record(game, at, { type: "card", side, card: "yellow", player: on.player.ref, reason }, decided);
      record(game, decided, {
        type: "var",
        side,
        about: "mistaken-identity",
        decision: "overturned",
        player: on.player.ref,
      });
      record(game, decided, { type: "card", side, card: "yellow", player: guilty.player.ref, reason });
      guilty.booked = true;
      return decided;
    }
  }
  record(game, at, { type: "card", side, card: "yellow", player: on.player.ref, reason });
  on.booked = true;
  return at;
}

function straightRed(game: Game, squad: MatchSquad, on: OnPitch, at: number, reason: CardReason): number {
  const { side } = squad;
  const review = game.streams.review;
  const player = on.player.ref;
  const checked = game.matchup.videoReview !== false && review.chance(0.4);
  const decided = checked ? at + between(review, 45_000, 110_000) : at;
  const overturned = checked && !on.booked && review.chance(0.15);
  game.lost += cardTime + decided - at;
  record(game, at, { type: "card", side, card: "red", player, reason }, overturned ? decided : undefined);
  if (checked) {
    record(game, decided, {
      type: "var",
      side,
      about: "red-card",
      decision: overturned ? "overturned" : "confirmed",
      player,
    });
  }
  if (overturned) {
    record(game, decided, { type: "card", side, card: "yellow", player, reason: "foul" });
    on.booked = true;
  } else dismiss(squad, on);
  return decided + 30_000;
}

function dismiss(squad: MatchSquad, on: OnPitch): void {
  leavePitch(squad, on);
  squad.reds += 1;
}
