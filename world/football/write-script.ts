import { followBall } from "#football/ball.ts";
import { commentaryOf } from "#football/commentary.ts";
import { checkSheet, type FootballMatchup } from "#football/matchup.ts";
import { momentumOf } from "#football/momentum.ts";
import { type Played, play } from "#football/play.ts";
import { ratingsAt } from "#football/ratings.ts";
import type { FootballScript, ScriptEvent } from "#football/script.ts";
import { statisticsAt } from "#football/statistics.ts";
import { attendanceOf, weatherOf } from "#football/surroundings.ts";

/** The whole script of a match: the same matchup always gives the same one. */
export function writeFootball(matchup: FootballMatchup): FootballScript {
  checkSheet(matchup.home);
  checkSheet(matchup.away);
  const played = play(matchup);
  const { game, phases, shootOut } = played;
  const end = phases.at(-1)?.to ?? 0;
  const told = {
    matchup,
    phases,
    events: eventsOf(played),
    shots: byTime(game.shots),
    incidents: byTime(game.incidents),
    ...(shootOut && { shootOut }),
  };
  const ball = followBall(matchup, byTime(game.anchors), phases, told.events, shootOut);
  const counted = { ...told, ball };
  return {
    ...counted,
    // Counted when they are asked for: who tells the match as it goes on has figures of its own.
    get statistics() {
      return statisticsAt(counted, end);
    },
    get ratings() {
      return ratingsAt(counted, end);
    },
    momentum: momentumOf(counted),
    commentary: commentaryOf(told),
    attendance: attendanceOf(matchup),
    weather: weatherOf(matchup),
  };
}

/** All events in order, the kicks of a shoot-out last, each under its own ref: goals that stand are numbered by themselves, so that whoever tells of them alone names them alike. */
export function eventsOf({ game, phases, shootOut }: Played): ScriptEvent[] {
  const minute = phases.some(({ phase }) => phase === "extra-second") ? 120 : 90;
  const kicks = (shootOut?.kicks ?? []).map(({ at, side, player, result }) => {
    const moment = { at, phase: "penalties" as const, minute, side, player };
    if (result === "goal") return { ...moment, type: "goal" as const, how: "penalty" as const };
    return { ...moment, type: "penalty-missed" as const, saved: result === "saved" };
  });
  let goals = 0;
  let others = 0;
  return [...byTime(game.events), ...kicks].map((event) => {
    const stands = event.type === "goal" && !("overturnedAt" in event);
    const own = stands ? `g${++goals}` : `e${++others}`;
    return { ...event, ref: `${game.matchup.matchRef}-${own}` };
  });
}

function byTime<T extends { at: number }>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => a.at - b.at);
}
