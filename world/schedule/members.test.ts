import { describe, expect, test } from "vitest";
import { competitionOf, worldCompetitions } from "#competitions/registry.ts";
import { tiersWith } from "#competitions/tiers.ts";
import { finalTable } from "#history/final-table.ts";
import { competitionPlan } from "#schedule/competition-plan.ts";
import type { CompetitionId } from "#schedule/plan-types.ts";

const seed = "ladders";
const planOf = (id: CompetitionId, year: number) => {
  const plan = competitionPlan(seed, id, year);
  if (!plan) throw new Error(`${id} is not played in ${year}`);
  return plan;
};
const seasons = [2023, 2024, 2025];

describe("seasons follow each other", () => {
  const ladders = worldCompetitions.flatMap(({ id, below }) => (below ? [{ above: id, below }] : []));

  test("whoever came last plays a league lower the season after, and the best from there above", () => {
    expect(ladders.length).toBeGreaterThanOrEqual(9);
    for (const { above, below } of ladders)
      for (const year of seasons) {
        const down = finalTable(seed, planOf(above, year)).ranking.slice(-below.clubs);
        const lower = planOf(below.league, year).participants;
        const up = planOf(above, year + 1).participants.filter((club) => lower.includes(club));
        expect(up).toHaveLength(below.clubs);
        for (const club of down) {
          expect(planOf(above, year + 1).participants, `${above} ${year + 1}`).not.toContain(club);
          expect(planOf(below.league, year + 1).participants, `${below.league} ${year + 1}`).toContain(club);
        }
        const [first] = finalTable(seed, planOf(below.league, year)).ranking;
        expect(up).toContain(first);
        for (const club of up) expect(planOf(below.league, year + 1).participants).not.toContain(club);
      }
  });

  test("nobody is in two leagues of a country, and leagues keep their size", () => {
    for (const year of [2024, 2025, 2026])
      for (const { above, below } of ladders) {
        const clubs = [...planOf(above, year).participants, ...planOf(below.league, year).participants];
        expect(new Set(clubs).size).toBe(clubs.length);
        expect(planOf(above, year).participants).toHaveLength(planOf(above, 2023).participants.length);
      }
  });

  test("a league without one below it shows nobody going down", () => {
    for (const { competition, below, kind } of worldCompetitions)
      if (kind === "league" && !below)
        expect(competition.zones.filter(([, , zone]) => zone.startsWith("relegation"))).toEqual([]);
  });

  test("the first four of last season and the holders play in the Champions League", () => {
    for (const year of seasons) {
      const next = planOf("football:champions-league", year + 1).participants;
      expect(new Set(next).size).toBe(36);
      for (const league of [
        "football:premier-league",
        "football:la-liga",
        "football:bundesliga",
        "football:serie-a",
      ] as const)
        for (const club of finalTable(seed, planOf(league, year)).ranking.slice(0, 3)) expect(next).toContain(club);
      const [holder] = finalTable(seed, planOf("football:champions-league", year)).ranking;
      expect(next).toContain(holder);
    }
  });

  test("nobody is written down for two cups that are entered by how a season went", () => {
    for (const world of worldCompetitions) {
      const others = (tiersWith(world.id) ?? []).filter((id) => id !== world.id);
      for (const other of others)
        expect(competitionOf(other).teams.filter((club) => world.teams.includes(club))).toEqual([]);
    }
  });

  test("no club plays in two cups of its continent, and the cup winner plays in one of them", () => {
    const cups = ["champions-league", "europa-league", "conference-league"] as const;
    const all = cups.flatMap((key) => planOf(`football:${key}`, 2026).participants);
    expect(new Set(all).size).toBe(108);
    const [winner] = finalTable(seed, planOf("football:dfb-pokal", 2025)).ranking;
    expect(all).toContain(winner);
  });
});
