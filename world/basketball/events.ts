import type { BasketballEvent } from "@scoreline/domain/match/details/events";
import type { Play } from "#basketball/script.ts";

/** A play as a feed lists it. A jump ball has no event of its own. */
export function eventOf(play: Play): BasketballEvent<string> | undefined {
  const moment = { phase: play.phase, remaining: play.remaining };
  switch (play.type) {
    case "period":
      return { ...moment, type: "period", edge: play.edge };
    case "jump-ball":
      return undefined;
    case "shot": {
      const { side, points, player, assist, block } = play;
      if (play.made) return { ...moment, type: "basket", side, points, player, ...(assist && { assist }) };
      return { ...moment, type: "miss", side, points, player, ...(block && { block }) };
    }
    case "free-throw":
      return { ...moment, type: play.made ? "basket" : "miss", side: play.side, points: 1, player: play.player };
    case "rebound": {
      const { side, kind, player } = play;
      return { ...moment, type: "rebound", side, kind, ...(player && { player }) };
    }
    case "turnover": {
      const { side, player, steal } = play;
      return { ...moment, type: "turnover", side, player, ...(steal && { steal }) };
    }
    case "foul": {
      const { side, player, kind } = play;
      return { ...moment, type: "foul", side, kind: kind === "shooting" ? "personal" : kind, player };
    }
    case "time-out":
      return { ...moment, type: "time-out", side: play.side };
    case "substitution":
      return { ...moment, type: "substitution", side: play.side, on: play.on, off: play.off };
  }
}
