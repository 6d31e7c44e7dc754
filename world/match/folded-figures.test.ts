import type { StoredEvent } from "@scoreline/domain/facts";
import type { FootballCommentary } from "@scoreline/domain/match/details/commentary";
import { type BasketballShot, ballKinds, type FootballShot } from "@scoreline/domain/match/details/details";
import { basketballStatisticsAt } from "@scoreline/domain/match/figures/basketball-figures";
import { boxScoreAt as foldBox } from "@scoreline/domain/match/figures/box-fold";
import { footballStatisticsAt } from "@scoreline/domain/match/figures/football-figures";
import type { BoxScore } from "@scoreline/domain/match/figures/statistics";
import type { BallPoint } from "@scoreline/domain/match/play/ball-track";
import { footballMinute } from "@scoreline/domain/match/state/clock";
import { expect, it } from "vitest";
import { boxScoreAt } from "#basketball/box-score.ts";
import { instantOfGameTime } from "#basketball/clock.ts";
import { eventOf } from "#basketball/events.ts";
import { euroLike, nbaLike, sampleMatchup as sampleGame } from "#basketball/sample.ts";
import { scriptEnd } from "#basketball/script.ts";
import { statisticsAt as gameStatisticsAt } from "#basketball/statistics.ts";
import { writeBasketball } from "#basketball/write-script.ts";
import { sampleMatchup } from "#football/sample.ts";
import { statisticsAt } from "#football/statistics.ts";
import { writeFootball } from "#football/write-script.ts";

const personKeys = ["player", "assist", "block", "steal", "on", "off", "other", "keeper"];

/** The same with people as numbers, as the store has them. */
function numbered<T>(value: unknown, numbers: Map<string, number>): T {
  return JSON.parse(JSON.stringify(value), (key, own) => {
    if (!personKeys.includes(key) || typeof own !== "string") return own;
    const known = numbers.get(own) ?? numbers.size + 1;
    numbers.set(own, known);
    return known;
  }) as T;
}

for (const league of [nbaLike, euroLike]) {
  it(`counts a game of ${league.quarterMinutes} minute quarters from its plays as the engine does`, () => {
    for (let index = 0; index < 4; index += 1) {
      const script = writeBasketball(sampleGame(league, "fold", index));
      const numbers = new Map<string, number>();
      const events = script.plays.flatMap((play) => {
        const event = eventOf(play);
        return event ? [{ id: play.ref, ...numbered<object>(event, numbers) } as StoredEvent] : [];
      });
      const shots = script.shots.map((shot) => ({ id: shot.ref, ...numbered<object>(shot, numbers) }));
      const said = numbered<BoxScore<number>>(boxScoreAt(script, scriptEnd(script)), numbers);
      const starters = new Set(
        [...said.home.players, ...said.away.players].filter((r) => r.starter).map((r) => r.player),
      );
      for (const minute of [7, 23, 31, 65]) {
        const at = instantOfGameTime(script, minute * 60_000);
        const seconds = minute * 60;
        const box = foldBox(said, events, seconds);
        const truth = numbered<BoxScore<number>>(boxScoreAt(script, at), numbers);
        const short = ({ players }: BoxScore<number>["home"]) =>
          players.map(({ player, pts, reb, pf, plusMinus, fga, ast, stl, blk, tov, onCourt }) => ({
            player,
            pts,
            reb,
            pf,
            plusMinus,
            fga,
            ast,
            stl,
            blk,
            tov,
            onCourt,
          }));
        expect(box && short(box.home)).toEqual(short(truth.home));
        for (const [i, row] of (box?.home.players ?? []).entries()) {
          expect(Math.abs(row.seconds - (truth.home.players[i]?.seconds ?? 0))).toBeLessThan(25);
        }
        const figures = basketballStatisticsAt({ events, shots: shots as BasketballShot<number>[], starters }, seconds);
        const { total, leadChanges, timesTied } = gameStatisticsAt(script, at);
        const { fastBreakPoints: _f, secondChancePoints: _s, secondsLeading: _l, fouls: _p, ...rest } = total;
        expect(figures?.total).toMatchObject(rest);
        expect(figures).toMatchObject({ leadChanges, timesTied });
      }
    }
  });
}

it("counts a football match from its lists as the engine does, and leaves out what no list tells", () => {
  for (let index = 0; index < 6; index += 1) {
    const script = writeFootball(sampleMatchup("fold", `m${index}`));
    const numbers = new Map<string, number>();
    const stands = ({ overturnedAt }: { overturnedAt?: number }) => overturnedAt === undefined;
    const minuteAt = (at: number) => {
      const span = script.phases.find(({ from, to }) => at >= from && at <= to);
      return {
        phase: span?.phase,
        ...footballMinute({ phase: span?.phase ?? "first-half", since: span?.from ?? 0 }, at),
      };
    };
    const record = {
      events: script.events
        .filter(stands)
        .map(({ ref, ...event }) => ({ id: ref, ...numbered<object>(event, numbers) }) as StoredEvent),
      shots: script.shots
        .filter(stands)
        .map(
          (shot, i) =>
            ({ id: `s${i}`, ...numbered<object>(shot, numbers), ...minuteAt(shot.at) }) as FootballShot<number>,
        ),
      commentary: script.commentary.map(
        ({ ref, ...entry }) => ({ id: ref, ...numbered<object>(entry, numbers) }) as FootballCommentary<number>,
      ),
      ball: Array.from(
        script.ball.at,
        (at, i): BallPoint => ({
          at,
          x: script.ball.x[i] ?? 0,
          y: script.ball.y[i] ?? 0,
          side: script.ball.side[i] === 0 ? "home" : "away",
          kind: ballKinds[script.ball.kind[i] ?? 0] ?? "stopped",
        }),
      ),
    };
    const second = script.phases.find(({ phase }) => phase === "second-half")?.from ?? 0;
    const folded = footballStatisticsAt(record, { minute: 60 }, script.statistics);
    const truth = statisticsAt(script, second + 15 * 60_000 - 1);
    const { passes: _p, accuratePasses: _a, fouls: _f, possession: _b, ...rest } = truth.total;
    expect(folded.total).toMatchObject(rest);
    expect(Math.abs((folded.total.possession?.home ?? 0) - truth.total.possession.home)).toBeLessThanOrEqual(1);
    expect(folded.phases["first-half"]?.shots).toEqual(truth.phases["first-half"]?.shots);
    expect(folded.total).not.toHaveProperty("passes");
    expect(folded.phases).not.toHaveProperty("extra-first");
  }
});
