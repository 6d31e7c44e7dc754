import { expect, it } from "vitest";
import { nbaLike, sampleMatchup as sampleGame } from "#basketball/sample.ts";
import { writeBasketball } from "#basketball/write-script.ts";
import { sampleMatchup } from "#football/sample.ts";
import { writeFootball } from "#football/write-script.ts";
import { type WinRate, winRateCurve } from "#odds/win-rate.ts";

const sum = ({ home, draw, away }: WinRate) => home + draw + away;

it("follows a football match from days before to its result", () => {
  for (const index of [0, 1, 2, 3]) {
    const script = writeFootball(sampleMatchup("win-rate", `m${index}`));
    const { before, live } = winRateCurve(script);
    for (const point of [...before, ...live]) expect(sum(point)).toBeCloseTo(1, 5);
    expect(before.every(({ at }) => at < 0)).toBe(true);
    expect(live.length).toBeGreaterThanOrEqual(90);
    const goals = { home: 0, away: 0 };
    for (const event of script.events) {
      if (event.type === "goal" && event.overturnedAt === undefined) goals[event.side] += 1;
    }
    const end = live.at(-1);
    const lead = goals.home - goals.away;
    expect([end?.home, end?.draw, end?.away]).toEqual([Number(lead > 0), Number(lead === 0), Number(lead < 0)]);
    // The market before kick-off and the match at kick-off agree.
    expect(Math.abs((before.at(-1)?.home ?? 0) - (live[0]?.home ?? 0))).toBeLessThan(0.25);
  }
});

it("goes on in extra time", () => {
  const knockOut = { extraTime: true, penalties: true };
  const script = Array.from({ length: 40 }, (_, index) =>
    writeFootball(sampleMatchup("win-rate-cup", `c${index}`, { knockOut })),
  ).find(({ phases }) => phases.some(({ phase }) => phase === "extra-second"));
  if (!script) throw new Error("no match went to extra time");
  const { live } = winRateCurve(script);
  expect(live.some(({ phase }) => phase === "extra-second")).toBe(true);
  for (const point of live) expect(sum(point)).toBeCloseTo(1, 5);
});

it("follows a basketball game", () => {
  const { before, live } = winRateCurve(writeBasketball(sampleGame(nbaLike, "win-rate", 1)));
  for (const point of [...before, ...live]) {
    expect(sum(point)).toBeCloseTo(1, 6);
    expect(point.draw).toBe(0);
  }
  expect(live.length).toBeGreaterThanOrEqual(48);
  expect(Math.max(live.at(-1)?.home ?? 0, live.at(-1)?.away ?? 0)).toBe(1);
});
