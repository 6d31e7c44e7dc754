import { competitionOf } from "@scoreline/world/competitions/registry";
import type { CompetitionId } from "@scoreline/world/schedule/plan-types";
import { seasonPlan } from "@scoreline/world/schedule/season-plan";
import { expect, test } from "vitest";
import { roundName, seasonMessages } from "#demo/messages/catalogue-messages.ts";

test.each<[CompetitionId, string[]]>([
  [
    "basketball:nba",
    ["playoff-first-round", "playoff-conference-semi-finals", "playoff-conference-finals", "playoff-final"],
  ],
  ["basketball:eurocup", ["playoff-quarter-final", "playoff-semi-final", "playoff-final"]],
])("the rounds of %s are called as its fans call them, by its stages as by its matches", (id, names) => {
  const plan = seasonPlan("test", id, 2025);
  if (!plan) throw new Error(`${id} is not played in 2025`);
  const world = competitionOf(id);
  const stages = seasonMessages(plan, world, 0).flatMap((message) => (message.type === "stage" ? [message.name] : []));
  expect(stages.filter((name) => name.startsWith("playoff-"))).toEqual(names);
  const rounds = new Set(plan.fixtures.map(({ round }) => roundName(round, world)));
  expect(names.filter((name) => !rounds.has(name))).toEqual([]);
});
