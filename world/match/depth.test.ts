import { expect, it } from "vitest";
import { worldCompetitions } from "#competitions/registry.ts";
import { SeasonResults } from "#history/season-results.ts";
import { matchSimulator } from "#match/simulated-match.ts";
import { seasonPlan } from "#schedule/season-plan.ts";

const seed = "test";

it("youth, reserve and women's football has commentary, marks, momentum and the way of the ball", () => {
  const derived = worldCompetitions.filter(({ sport, derived: from }) => sport === "football" && from).slice(0, 3);
  expect(derived.length).toBe(3);
  for (const { id } of derived) {
    const plan = seasonPlan(seed, id, 2025);
    const fixture = plan?.fixtures[0];
    if (!plan || !fixture) throw new Error(`${id} has no matches`);
    const results = new SeasonResults(seed, plan);
    const pairing = results.pairingAt(fixture, results.kickoffOf(fixture));
    const match = pairing && matchSimulator(seed)(results, pairing);
    if (match?.sport !== "football") throw new Error(`nobody plays ${fixture.ref}`);
    const { depth, script } = match;
    expect(depth).toMatchObject({ commentary: true, shots: true, ball: true, marks: true });
    expect(script.commentary.length).toBeGreaterThan(30);
    expect(script.ball.at.length).toBeGreaterThan(500);
    expect(script.momentum.length).toBeGreaterThan(85);
    expect(script.ratings.length).toBeGreaterThanOrEqual(22);
    // What is said of the ball is said while the match is on.
    expect(match.moments.length).toBeGreaterThan(400);
  }
});
