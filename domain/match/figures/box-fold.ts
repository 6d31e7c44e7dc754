import type { StoredEvent } from "#facts.ts";
import { type BoxFigures, type BoxRow, type BoxScore, type BoxSide, boxFigures } from "#match/figures/statistics.ts";
import { playsInOrder, type TimedPlay } from "#match/state/game-time.ts";
import { otherSide, type Side } from "#sport.ts";

/**
 * The box score as it stood after so many seconds of play, counted from the play-by-play. The players and who of them
 * started come from the box score of the source. Nothing without plays.
 */
export function boxScoreAt(
  said: BoxScore<number>,
  events: readonly StoredEvent[],
  seconds: number,
): BoxScore<number> | undefined {
  const plays = playsInOrder(events);
  return plays.length === 0 ? undefined : fold(said, plays, seconds, technicalsCount(said, plays));
}

/** Rule books differ in whether a technical foul is a personal one: the source's own sums tell. */
function technicalsCount(said: BoxScore<number>, plays: readonly TimedPlay[]): boolean {
  const fouls = ({ home, away }: BoxScore<number>) =>
    [home, away].reduce((sum, side) => sum + side.players.reduce((own, { pf }) => own + pf, 0), 0);
  return fouls(said) === fouls(fold(said, plays, Number.POSITIVE_INFINITY, true));
}

type Open = { rows: Map<number, BoxRow<number>>; five: Set<BoxRow<number>>; teamRebounds: number };

function fold(
  said: BoxScore<number>,
  plays: readonly TimedPlay[],
  seconds: number,
  technicals: boolean,
): BoxScore<number> {
  const sides = { home: open(said.home), away: open(said.away) };
  let clock = 0;
  const runTo = (now: number) => {
    for (const { five } of Object.values(sides)) for (const row of five) row.seconds += now - clock;
    clock = now;
  };
  for (const play of plays) {
    if (play.played > seconds) break;
    runTo(Math.max(clock, play.played));
    if ("side" in play) count(sides, play, technicals);
  }
  // The clock runs on to the moment asked for, not beyond the last play of a match that is over or under way.
  runTo(Math.max(clock, Math.min(seconds, plays.at(-1)?.played ?? 0)));
  return { home: close(sides.home), away: close(sides.away) };
}

function open(side: BoxSide<number>): Open {
  const rows = new Map(
    side.players.map(({ player, number, position, starter }): [number, BoxRow<number>] => [
      player,
      {
        player,
        ...(number !== undefined && { number }),
        ...(position !== undefined && { position }),
        starter,
        played: starter,
        onCourt: starter,
        ...nothing(),
      },
    ]),
  );
  return { rows, five: new Set([...rows.values()].filter(({ starter }) => starter)), teamRebounds: 0 };
}

function count(sides: Record<Side, Open>, play: TimedPlay & { side: Side }, technicals: boolean): void {
  const own = sides[play.side];
  const other = sides[otherSide[play.side]];
  const rowOf = (side: Open, player: number | undefined) => (player === undefined ? undefined : side.rows.get(player));
  const add = (row: BoxRow<number> | undefined, key: keyof BoxFigures, amount = 1) => {
    if (row) row[key] += amount;
  };
  switch (play.type) {
    case "basket":
    case "miss": {
      const row = rowOf(own, play.player);
      const made = play.type === "basket" ? 1 : 0;
      if (play.points === 1) {
        add(row, "fta");
        add(row, "ftm", made);
      } else {
        add(row, "fga");
        add(row, "fgm", made);
        if (play.points === 3) {
          add(row, "tpa");
          add(row, "tpm", made);
        }
      }
      if (play.type === "miss") add(rowOf(other, play.block), "blk");
      else {
        add(row, "pts", play.points);
        add(rowOf(own, play.assist), "ast");
        for (const each of own.five) each.plusMinus += play.points;
        for (const each of other.five) each.plusMinus -= play.points;
      }
      break;
    }
    case "rebound": {
      const row = rowOf(own, play.player);
      if (!row) own.teamRebounds += 1;
      add(row, play.kind === "offensive" ? "oreb" : "dreb");
      add(row, "reb");
      break;
    }
    case "turnover":
      add(rowOf(own, play.player), "tov");
      add(rowOf(other, play.steal), "stl");
      break;
    case "foul":
      if (play.kind !== "technical" || technicals) add(rowOf(own, play.player), "pf");
      break;
    case "substitution":
      change(own, rowOf(own, play.on), rowOf(own, play.off));
  }
}

function change({ five }: Open, on: BoxRow<number> | undefined, off: BoxRow<number> | undefined): void {
  if (!on || !off) return;
  five.delete(off);
  off.onCourt = false;
  five.add(on);
  on.onCourt = true;
  on.played = true;
}

function close({ rows, teamRebounds }: Open): BoxSide<number> {
  const players = [...rows.values()];
  const totals = nothing();
  for (const row of players) {
    row.seconds = Math.round(row.seconds);
    for (const key of boxFigures) totals[key] += row[key];
  }
  // Five share each point.
  totals.plusMinus /= 5;
  return { players, teamRebounds, totals };
}

function nothing(): BoxFigures {
  return Object.fromEntries(boxFigures.map((key) => [key, 0])) as BoxFigures;
}
