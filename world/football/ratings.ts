import type { Side } from "@scoreline/domain/sport";
import type { FootballPlayer } from "#football/matchup.ts";
import type { FootballScript, PlayerRating, ScriptEvent, Shot } from "#football/script.ts";
import { eventsAt } from "#football/state.ts";
import { isPlayed } from "#football/statistics.ts";
import { rng } from "#random.ts";

export type Rated = Pick<FootballScript, "matchup" | "phases" | "events" | "shots" | "incidents">;

const start = 6.5;
const fullMatch = 95 * 60_000;

/** Marks of everybody who has played so far, as they would be given at `t`. */
export function ratingsAt(script: Rated, t: number): PlayerRating[] {
  const now = Math.min(t, script.phases.findLast(({ phase }) => phase !== "penalties")?.to ?? t);
  const events = eventsAt(script, now);
  const pitch = new Pitch(rosterOf(script.matchup), events, now);
  creditShots(script.shots, now, pitch);
  creditEvents(events, pitch);
  for (const { at, type, player, against } of script.incidents) {
    if (at > now) break;
    if (type === "foul") {
      pitch.credit(player, -0.06);
      pitch.credit(against, 0.04);
    } else if (type === "offside") pitch.credit(player, -0.05);
  }
  return pitch.marks(script, now);
}

/** Everybody who is on a sheet, home starters and away starters first: marks are given again and again while a match is on. */
type Roster = {
  matchup: Rated["matchup"];
  players: readonly { player: FootballPlayer; side: Side }[];
  places: ReadonlyMap<string, number>;
  starters: number;
  /** Drawn when it is first asked for. */
  luck: Float64Array;
};

const rosters = new WeakMap<Rated["matchup"], Roster>();

function rosterOf(matchup: Rated["matchup"]): Roster {
  const known = rosters.get(matchup);
  if (known) return known;
  const listed = (part: "starters" | "bench") =>
    (["home", "away"] as const).flatMap((side) => matchup[side][part].map((player) => ({ player, side })));
  const starters = listed("starters");
  const players = [...starters, ...listed("bench")];
  const places = new Map(players.map(({ player }, place) => [player.ref, place]));
  const luck = new Float64Array(players.length).fill(Number.NaN);
  const roster = { matchup, players, places, starters: starters.length, luck };
  rosters.set(matchup, roster);
  return roster;
}

function luckOf({ matchup, luck }: Roster, place: number, player: string): number {
  let drawn = luck[place] ?? 0;
  if (Number.isNaN(drawn)) {
    drawn = rng(matchup.seed, matchup.matchRef, "form", player).normal();
    luck[place] = drawn;
  }
  return drawn;
}

/** Who has been on the pitch until an instant, by place in the roster: when they came and left, and what they have earned. */
class Pitch {
  readonly #roster: Roster;
  /** In the order in which they came. */
  readonly #entered: number[] = [];
  readonly #came: Float64Array;
  readonly #left: Float64Array;
  readonly #points: Float64Array;

  constructor(roster: Roster, events: readonly ScriptEvent[], now: number) {
    this.#roster = roster;
    this.#came = new Float64Array(roster.players.length).fill(Number.NaN);
    this.#left = new Float64Array(roster.players.length).fill(now);
    this.#points = new Float64Array(roster.players.length);
    for (let place = 0; place < roster.starters; place += 1) this.#enter(place, 0);
    for (const event of events) {
      if (event.type === "card" && event.card !== "yellow") this.#leave(event.player, event.at);
      if (event.type !== "substitution") continue;
      this.#leave(event.off, event.at);
      const on = event.on === undefined ? undefined : roster.places.get(event.on);
      if (on !== undefined) this.#enter(on, event.at);
    }
  }

  #enter(place: number, at: number): void {
    this.#entered.push(place);
    this.#came[place] = at;
  }

  #leave(ref: string | undefined, at: number): void {
    const place = ref === undefined ? undefined : this.#roster.places.get(ref);
    if (place !== undefined) this.#left[place] = at;
  }

  credit(ref: string | undefined, points: number): void {
    const place = ref === undefined ? undefined : this.#roster.places.get(ref);
    if (place !== undefined) this.#points[place] = (this.#points[place] ?? 0) + points;
  }

  /** Goals for and against touch everybody who is there, the back line most. */
  creditGoal(scored: Side, at: number): void {
    for (const place of this.#entered) {
      const listed = this.#roster.players[place];
      if (!listed || (this.#came[place] ?? 0) > at || (this.#left[place] ?? 0) < at) continue;
      const { position } = listed.player;
      const against = position === "goalkeeper" ? -0.28 : position === "defender" ? -0.2 : -0.08;
      this.#points[place] = (this.#points[place] ?? 0) + (listed.side === scored ? 0.06 : against);
    }
  }

  marks(script: Rated, now: number): PlayerRating[] {
    const whole = played(script, now);
    const ratings: PlayerRating[] = [];
    for (const place of this.#entered) {
      const listed = this.#roster.players[place];
      if (!listed) continue;
      const { player, side } = listed;
      const came = this.#came[place] ?? 0;
      const left = this.#left[place] ?? now;
      const time = (left === now ? whole : played(script, left)) - (came === 0 ? 0 : played(script, came));
      // What nobody counts: how well he ran, passed and stood, growing with his time on the pitch.
      const form =
        (0.4 * luckOf(this.#roster, place, player.ref) + (player.skill - 65) / 70) * Math.min(1, time / fullMatch);
      const points = this.#points[place] ?? 0;
      const rating = Math.round(10 * Math.max(3, Math.min(10, start + form + points))) / 10;
      ratings.push({ player: player.ref, side, rating });
    }
    return ratings;
  }
}

/** Milliseconds of play until an instant, without the breaks. */
function played({ phases }: Rated, t: number): number {
  let sum = 0;
  for (const { phase, from, to } of phases) if (isPlayed(phase)) sum += Math.max(0, Math.min(t, to) - from);
  return sum;
}

function creditShots(shots: readonly Shot[], now: number, pitch: Pitch): void {
  for (const shot of shots) {
    if (shot.at > now) break;
    if (shot.overturnedAt !== undefined && shot.overturnedAt <= now) continue;
    if (shot.outcome === "off-target") pitch.credit(shot.player, shot.xg > 0.3 ? -0.25 : -0.03);
    if (shot.outcome === "woodwork") pitch.credit(shot.player, 0.1);
    if (shot.outcome === "saved") pitch.credit(shot.player, 0.1);
    if (shot.outcome !== "goal" && shot.situation !== "penalty") pitch.credit(shot.assist, 0.08 + 0.3 * shot.xg);
    if (shot.outcome === "saved") pitch.credit(shot.keeper, 0.16 + 0.5 * shot.xg);
  }
}

function creditEvents(events: readonly ScriptEvent[], pitch: Pitch): void {
  for (const event of events) {
    if (event.type === "card")
      pitch.credit(event.player, event.card === "yellow" ? -0.25 : event.card === "red" ? -1.6 : -1.1);
    if (event.type === "penalty-missed") pitch.credit(event.player, -0.7);
    if (event.type !== "goal") continue;
    if (event.how === "own-goal") pitch.credit(event.player, -0.9);
    else pitch.credit(event.player, event.how === "penalty" ? 0.75 : 1.05);
    pitch.credit(event.assist, 0.65);
    pitch.creditGoal(event.side, event.at);
  }
}
