import { type BoxFigures, boxFigures } from "@scoreline/domain/match/figures/statistics";
import { otherSide, type Side } from "@scoreline/domain/sport";
import { type BasketballScriptParts, elapsedAt, elapsedAtPlay } from "#basketball/clock.ts";
import type { BasketballPosition, CourtPlace } from "#basketball/matchup.ts";
import { gameRulesOf } from "#basketball/rules.ts";
import { type FoulPlay, type FreeThrowPlay, type Play, type ShotPlay, until } from "#basketball/script.ts";

export type BoxRow = BoxFigures & {
  player: string;
  number: number;
  position: BasketballPosition | CourtPlace;
  starter: boolean;
  /** Has been on court at all. */
  played: boolean;
  onCourt: boolean;
  out?: "fouled-out" | "disqualified";
};

/** `totals` are the sums of the players; only their plus-minus is the lead itself. */
export type BoxSide = {
  /** Starters first, then the bench, as on the sheet. */
  players: readonly BoxRow[];
  /** Missed balls that went out and were given to the team: in no column, as the NBA does it. */
  teamRebounds: number;
  totals: BoxFigures;
};
export type BoxScore = Record<Side, BoxSide>;

export function boxScoreAt(told: BasketballScriptParts, at: number): BoxScore {
  const rows = new Map<string, BoxRow>();
  const sides = { home: openSide(told, "home", rows), away: openSide(told, "away", rows) };
  for (const play of until(told.plays, at)) count(told, sides, rows, play);
  const now = elapsedAt(told, at);
  return { home: closeSide(sides.home, now), away: closeSide(sides.away, now) };
}

type OpenSide = {
  players: BoxRow[];
  teamRebounds: number;
  five: Set<BoxRow>;
  /** Game time at which each of the five came on. */
  since: Map<BoxRow, number>;
};

function openSide({ matchup }: BasketballScriptParts, side: Side, rows: Map<string, BoxRow>): OpenSide {
  const { starters, bench } = matchup[side];
  const players = [...starters, ...bench].map(({ ref, number, position, place }, index): BoxRow => {
    const row = {
      player: ref,
      number,
      position: place ?? position,
      starter: index < 5,
      played: index < 5,
      onCourt: index < 5,
      ...empty(),
    };
    rows.set(ref, row);
    return row;
  });
  const five = new Set(players.slice(0, 5));
  return { players, teamRebounds: 0, five, since: new Map([...five].map((row) => [row, 0])) };
}

function empty(): BoxFigures {
  return {
    seconds: 0,
    fgm: 0,
    fga: 0,
    tpm: 0,
    tpa: 0,
    ftm: 0,
    fta: 0,
    oreb: 0,
    dreb: 0,
    reb: 0,
    ast: 0,
    stl: 0,
    blk: 0,
    tov: 0,
    pf: 0,
    pts: 0,
    plusMinus: 0,
  };
}

function count(
  told: BasketballScriptParts,
  sides: Record<Side, OpenSide>,
  rows: Map<string, BoxRow>,
  play: Play,
): void {
  const rowOf = (player: string | undefined) => (player === undefined ? undefined : rows.get(player));
  switch (play.type) {
    case "shot":
    case "free-throw":
      attempt(sides, rowOf, play);
      break;
    case "rebound": {
      const row = rowOf(play.player);
      const team = sides[play.side];
      if (!row) team.teamRebounds += 1;
      else {
        row[play.kind === "offensive" ? "oreb" : "dreb"] += 1;
        row.reb += 1;
      }
      break;
    }
    case "turnover": {
      const row = rowOf(play.player);
      if (row) row.tov += 1;
      credit(rowOf(play.steal), "stl");
      break;
    }
    case "foul":
      foul(told, rowOf(play.player), play);
      break;
    case "substitution":
      change(sides[play.side], rowOf(play.on), rowOf(play.off), elapsedAtPlay(told, play));
  }
}

type RowOf = (player: string | undefined) => BoxRow | undefined;

function credit(row: BoxRow | undefined, key: "ast" | "stl" | "blk"): void {
  if (row) row[key] += 1;
}

function attempt(sides: Record<Side, OpenSide>, rowOf: RowOf, play: ShotPlay | FreeThrowPlay): void {
  const row = rowOf(play.player);
  if (!row) return;
  const made = play.made ? 1 : 0;
  const points = play.type === "shot" ? play.points : 1;
  if (play.type === "shot") {
    row.fga += 1;
    row.fgm += made;
    if (points === 3) {
      row.tpa += 1;
      row.tpm += made;
    }
    credit(rowOf(play.assist), "ast");
    credit(rowOf(play.block), "blk");
  } else {
    row.fta += 1;
    row.ftm += made;
  }
  if (play.made) score(sides, play.side, row, points);
}

function score(sides: Record<Side, OpenSide>, side: Side, row: BoxRow, points: number): void {
  row.pts += points;
  for (const each of sides[side].five) each.plusMinus += points;
  for (const each of sides[otherSide[side]].five) each.plusMinus -= points;
}

function foul({ matchup }: BasketballScriptParts, row: BoxRow | undefined, play: FoulPlay): void {
  if (!row) return;
  if (play.kind !== "technical" || gameRulesOf(matchup).technicalsArePersonal) row.pf += 1;
  if (play.out) row.out = play.out;
}

function change(side: OpenSide, on: BoxRow | undefined, off: BoxRow | undefined, now: number): void {
  if (!on || !off) return;
  off.seconds += (now - (side.since.get(off) ?? now)) / 1000;
  off.onCourt = false;
  on.onCourt = true;
  on.played = true;
  side.five.delete(off);
  side.five.add(on);
  side.since.set(on, now);
}

function closeSide({ players, teamRebounds, five, since }: OpenSide, now: number): BoxSide {
  // Clocks are whole milliseconds; rounding takes the dust of the division away.
  for (const row of five) row.seconds += (now - (since.get(row) ?? now)) / 1000;
  for (const row of players) row.seconds = Math.round(row.seconds * 1000) / 1000;
  const totals = empty();
  for (const row of players) for (const key of boxFigures) if (key !== "plusMinus") totals[key] += row[key];
  totals.seconds = Math.round(totals.seconds * 1000) / 1000;
  totals.plusMinus = players.reduce((sum, row) => sum + row.plusMinus, 0) / 5;
  return { players, teamRebounds, totals };
}
