import { touchGrid } from "@scoreline/domain/match/details/details";
import { expect, test } from "vitest";
import { sampleMatchup } from "#football/sample.ts";
import { touchesAt } from "#football/touches.ts";
import { writeFootball } from "#football/write-script.ts";

test("touches fall where players stand, and only grow", () => {
  const script = writeFootball(sampleMatchup("touches", "one"));
  const end = script.phases.at(-1)?.to ?? 0;
  const [half, whole] = [touchesAt(script, end / 2), touchesAt(script, end)];
  const sum = (cells: readonly number[]) => cells.reduce((all, one) => all + one, 0);
  const later = new Map(whole.map(({ player, cells }) => [player, cells]));
  for (const { player, cells } of half) {
    expect(cells).toHaveLength(touchGrid.long * touchGrid.wide);
    for (const [place, count] of cells.entries()) expect(later.get(player)?.[place]).toBeGreaterThanOrEqual(count);
  }
  // Everybody who began has the ball now and then, the goalkeepers near their own goal.
  for (const side of ["home", "away"] as const) {
    for (const { ref, position } of script.matchup[side].starters) {
      const cells = later.get(ref) ?? [];
      expect(sum(cells)).toBeGreaterThan(0);
      if (position === "goalkeeper") expect(sum(cells.slice(0, 3 * touchGrid.wide))).toBeGreaterThan(sum(cells) * 0.7);
    }
  }
});
