import { playGame } from "#basketball/write-script.ts";
import { play } from "#football/play.ts";
import type { KnownSeason } from "#match/known-season.ts";
import { basketballMatchup, nameOf, type Pairing } from "#match/matchups.ts";
import { fieldedMatchup } from "#match/suspensions.ts";
import { rememberLast } from "#schedule/remember.ts";

/** The result of a match and what is written of its players are asked for one after the other: it is played once for both. */
const kept = 4;
const matches = rememberLast<ReturnType<typeof play>>(kept);
const games = rememberLast<ReturnType<typeof playGame>>(kept);

export const playedMatch = (seed: string, results: KnownSeason, pairing: Pairing) =>
  matches(nameOf(seed, pairing), () => play(fieldedMatchup(seed, results, pairing)));

export const playedGame = (seed: string, pairing: Pairing) =>
  games(nameOf(seed, pairing), () => playGame(basketballMatchup(seed, pairing)));
