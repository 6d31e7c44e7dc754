import type { Side } from "@scoreline/domain/sport";
import type { FootballPlayer } from "#demo/football/matchup.ts";
import { eventsAt } from "#demo/football/state.ts";
import { isPlayed } from "#demo/football/statistics.ts";
import type { FootballStory, PlayerRating, Shot, StoryEvent } from "#demo/football/story.ts";
import { rng } from "#demo/random.ts";
import { remember } from "#demo/schedule/remember.ts";

export type Rated = Pick<FootballStory, "matchup" | "phases" | "events" | "shots" | "incidents">;

/** `came` and `left` are instants. */
type Sheet = { player: FootballPlayer; side: Side; came: number; left: number; points: number };

const start = 6.5;
const fullMatch = 95 * 60_000;

/** Marks of everybody who has played so far, as they would be given at `t`. */
export function ratingsAt(story: Rated, t: number): PlayerRating[] {
  const now = Math.min(t, story.phases.findLast(({ phase }) => phase !== "penalties")?.to ?? t);
  const events = eventsAt(story, now);
  const sheets = onThePitch(story, events, now);
  const credit = (ref: string | undefined, points: number) => {
    const sheet = ref === undefined ? undefined : sheets.get(ref);
    if (sheet) sheet.points += points;
  };
  creditShots(story.shots, now, credit);
  creditEvents(events, sheets, credit);
  for (const { at, type, player, against } of story.incidents) {
    if (at > now) break;
    if (type === "foul") {
      credit(player, -0.06);
      credit(against, 0.04);
    } else if (type === "offside") credit(player, -0.05);
  }
  const chances = luckIn(story.matchup);
  const whole = played(story, now);
  const ratings: PlayerRating[] = [];
  for (const { player, side, came, left, points } of sheets.values()) {
    const time = (left === now ? whole : played(story, left)) - (came === 0 ? 0 : played(story, came));
    // What nobody counts: how well he ran, passed and stood, growing with his time on the pitch.
    const form = (0.4 * chances(player.ref) + (player.skill - 65) / 70) * Math.min(1, time / fullMatch);
    const rating = Math.round(10 * Math.max(3, Math.min(10, start + form + points))) / 10;
    ratings.push({ player: player.ref, side, rating });
  }
  return ratings;
}

const luck = new WeakMap<Rated["matchup"], Map<string, number>>();

/** Drawn once a match: marks are given again and again while it is on. */
function luckIn(matchup: Rated["matchup"]): (player: string) => number {
  const known = luck.get(matchup) ?? new Map<string, number>();
  luck.set(matchup, known);
  return (player) => remember(known, player, () => rng(matchup.seed, matchup.matchRef, "form", player).normal());
}

/** Milliseconds of play until an instant, without the breaks. */
function played({ phases }: Rated, t: number): number {
  let sum = 0;
  for (const { phase, from, to } of phases) if (isPlayed(phase)) sum += Math.max(0, Math.min(t, to) - from);
  return sum;
}

/** Everybody who has been on the pitch, by ref. */
function onThePitch({ matchup }: Rated, events: readonly StoryEvent[], now: number): Map<string, Sheet> {
  const sheets = new Map<string, Sheet>();
  const enter = (player: FootballPlayer, side: Side, came: number) =>
    sheets.set(player.ref, { player, side, came, left: now, points: 0 });
  for (const side of ["home", "away"] as const) for (const player of matchup[side].starters) enter(player, side, 0);
  for (const event of events) {
    const gone =
      event.type === "substitution"
        ? event.off
        : event.type === "card" && event.card !== "yellow"
          ? event.player
          : undefined;
    const sheet = gone === undefined ? undefined : sheets.get(gone);
    if (sheet) sheet.left = event.at;
    if (event.type !== "substitution") continue;
    const player = matchup[event.side].bench.find(({ ref }) => ref === event.on);
    if (player) enter(player, event.side, event.at);
  }
  return sheets;
}

type Credit = (ref: string | undefined, points: number) => void;

function creditShots(shots: readonly Shot[], now: number, credit: Credit): void {
  for (const shot of shots) {
    if (shot.at > now) break;
    if (shot.overturnedAt !== undefined && shot.overturnedAt <= now) continue;
    if (shot.outcome === "off-target") credit(shot.player, shot.xg > 0.3 ? -0.25 : -0.03);
    if (shot.outcome === "woodwork") credit(shot.player, 0.1);
    if (shot.outcome === "saved") credit(shot.player, 0.1);
    if (shot.outcome !== "goal" && shot.situation !== "penalty") credit(shot.assist, 0.08 + 0.3 * shot.xg);
    if (shot.outcome === "saved") credit(shot.keeper, 0.16 + 0.5 * shot.xg);
  }
}

function creditEvents(events: readonly StoryEvent[], sheets: Map<string, Sheet>, credit: Credit): void {
  for (const event of events) {
    if (event.type === "card")
      credit(event.player, event.card === "yellow" ? -0.25 : event.card === "red" ? -1.6 : -1.1);
    if (event.type === "penalty-missed") credit(event.player, -0.7);
    if (event.type !== "goal") continue;
    if (event.how === "own-goal") credit(event.player, -0.9);
    else credit(event.player, event.how === "penalty" ? 0.75 : 1.05);
    credit(event.assist, 0.65);
    for (const sheet of sheets.values()) {
      if (sheet.came > event.at || sheet.left < event.at) continue;
      // Goals for and against touch everybody, the back line most.
      if (sheet.side === event.side) sheet.points += 0.06;
      else
        sheet.points -=
          sheet.player.position === "goalkeeper" ? 0.28 : sheet.player.position === "defender" ? 0.2 : 0.08;
    }
  }
}
