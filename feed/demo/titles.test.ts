import { competitionOf } from "@scoreline/world/competitions/registry";
import { scopeOf } from "@scoreline/world/competitions/scope";
import { titlesOn } from "@scoreline/world/history/titles";
import { expect, test } from "vitest";
import { pastOf } from "#demo/history-stream.ts";
import { competitionMessage } from "#demo/messages/catalogue-messages.ts";
import type { FeedMessage } from "#port/message.ts";

test("how many titles somebody has does not hang on when one began to listen", () => {
  const now = Date.parse("2026-11-17T12:00:00Z");
  for (const id of ["football:thai-league-1", "basketball:hong-kong-a1"] as const) {
    const scope = scopeOf([id]);
    const world = competitionOf(id);
    const past = pastOf("titles", world.sport, now, scope);
    const messages = [...past.results("past"), ...past.scorers("past")].flatMap(
      (batch) => batch.messages as FeedMessage[],
    );
    const about = messages.findLast((message) => message.type === "competition");
    // As it is announced to whoever listens when a season ends.
    expect(about).toEqual(competitionMessage(world, titlesOn("titles", world, "2026-11-17")));
  }
});

test("the champions of the seasons that are told hold the title and stand among the record winners", () => {
  const past = pastOf("titles", "football", Date.parse("2026-11-17T12:00:00Z"), scopeOf(["football:thai-league-1"]));
  const messages = [...past.results("past"), ...past.scorers("past")].flatMap(
    (batch) => batch.messages as FeedMessage[],
  );
  const winners = messages.flatMap((message) =>
    message.type === "trophy" && message.place === "winner" && message.player === undefined ? [message] : [],
  );
  expect(winners).toHaveLength(3);
  const names = new Map(
    scopeOf(["football:thai-league-1"]).teams.map(({ club }) => [`football:${club.key}`, club.names.en]),
  );
  const about = messages.findLast((message) => message.type === "competition");
  if (about?.type !== "competition") throw new Error("the competition is not told again");
  const latest = winners.toSorted((one, other) => (one.seasonName < other.seasonName ? 1 : -1))[0];
  expect(about.holders).toBe(names.get(latest?.team ?? ""));
  const titles = new Map(about.recordWinners);
  for (const { team } of winners) {
    const own = winners.filter((other) => other.team === team).length;
    expect(titles.get(names.get(team ?? "") ?? "") ?? 0).toBeGreaterThanOrEqual(own);
  }
});
