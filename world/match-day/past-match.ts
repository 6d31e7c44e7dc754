import type { SeasonResults } from "#history/season-results.ts";
import { anyBetween } from "#match/in-time.ts";
import type { Pairing } from "#match/matchups.ts";
import { matchSimulator, type SimulatedMatch } from "#match/simulated-match.ts";
import { type BeforeMatch, beforeMatch } from "#match-day/before-match.ts";
import { filmOf } from "#match-day/films.ts";
import type { Occurrence } from "#match-day/occurrence.ts";
import { movesOf } from "#odds/packed-moves.ts";
import type { Fixture } from "#schedule/plan-types.ts";

/** Lists of what can be seen again go back so far. */
const listedMs = 31 * 86_400_000;

/** What there is to be said afterwards of matches that nobody followed while they were played. */
export class PastMatches {
  readonly #seed: string;
  readonly #simulate: ReturnType<typeof matchSimulator>;

  constructor(seed: string) {
    this.#seed = seed;
    this.#simulate = matchSimulator(seed);
  }

  /** Everything, as if it had been followed; nothing of a match that is not over. */
  whole(results: SeasonResults, fixture: Fixture, now: number): Occurrence[] {
    const played = this.#played(results, fixture, now);
    if (!played) return [];
    const { match, before } = played;
    const moves = movesOf(match.script, match.kickoff, match.depth.popularity, match.endsAt);
    return [
      { kind: "before-match", ...before },
      { kind: "match-so-far", match, withBall: true },
      ...this.#film(match, now),
      { kind: "prices", match: match.ref, moves, since: Number.NEGATIVE_INFINITY, until: now },
    ];
  }

  /** What figures are counted from: who played, what happened, what each of them did, and the prices before kick-off. */
  inShort(results: SeasonResults, fixture: Fixture, now: number): Occurrence[] {
    const played = this.#played(results, fixture, now);
    if (!played) return [];
    const { match, before } = played;
    const moves = movesOf(match.script.matchup, match.kickoff, match.depth.popularity);
    return [
      { kind: "before-match", ...before },
      { kind: "figures", match },
      { kind: "last-prices", match: match.ref, moves },
      ...(match.kickoff > now - listedMs ? this.#film(match, now) : []),
    ];
  }

  #film(match: SimulatedMatch, now: number): Occurrence[] {
    const film = filmOf(this.#seed, match);
    return film && anyBetween(film.moments, 0, now) ? [{ kind: "videos", film }] : [];
  }

  #played(
    results: SeasonResults,
    fixture: Fixture,
    now: number,
  ): { match: SimulatedMatch; before: BeforeMatch } | undefined {
    const kickoff = results.kickoffOf(fixture);
    if (kickoff > now || results.mishapOf(fixture)?.kind === "cancelled") return undefined;
    const pairing: Pairing | undefined = results.pairingAt(fixture, kickoff);
    if (!pairing) return undefined;
    const match = this.#simulate(results, pairing);
    if (match.endsAt > now) return undefined;
    const before = beforeMatch(this.#seed, results, pairing, { introduced: true }, now, true);
    return before && { match, before };
  }
}
