import { foldGoals } from "@scoreline/domain/match/state/score";
import { africaCup2023 } from "@scoreline/world/tournaments/africa-cup-2023";
import { asianCup2023 } from "@scoreline/world/tournaments/asian-cup-2023";
import { copaAmerica2024 } from "@scoreline/world/tournaments/copa-america-2024";
import { euro2024 } from "@scoreline/world/tournaments/euro-2024";
import { parseMatch } from "@scoreline/world/tournaments/parse";
import { worldCup2022 } from "@scoreline/world/tournaments/world-cup-2022";
import { describe, expect, it } from "vitest";
import { nationalTeamRef, tournamentMessages, tournamentRef } from "#demo/messages/tournament-messages.ts";
import { type FeedOf, feedMessage } from "#port/message.ts";

const messages = tournamentMessages();
const ofType = <Type extends (typeof messages)[number]["type"]>(type: Type) =>
  messages.filter((message): message is Extract<(typeof messages)[number], { type: Type }> => message.type === type);

it("is said in messages that the port takes, always the same ones", () => {
  expect(messages.filter((message) => !feedMessage.safeParse(message).success)).toEqual([]);
  expect(JSON.stringify(tournamentMessages())).toBe(JSON.stringify(messages));
});

describe.each([worldCup2022, euro2024, copaAmerica2024, asianCup2023, africaCup2023])("$key", (tournament) => {
  const season = ofType("season").find(({ competition }) => competition === tournamentRef(tournament));
  const fixtures = ofType("fixture").filter((fixture) => fixture.season === season?.ref);
  const states = new Map(ofType("football-state").map((message) => [message.match, message.state]));
  const events = new Map(ofType("football-events").map((message) => [message.match, message.events]));
  const players = new Map(ofType("player").map((player) => [player.ref, player]));
  const stages = new Map(ofType("stage").map((stage) => [stage.ref, stage]));

  it("every match is the fact: who, when, where, how it went, who scored", () => {
    const facts = tournament.matches.map(parseMatch);
    expect(fixtures).toHaveLength(facts.length);
    for (const [index, fact] of facts.entries()) {
      const fixture = fixtures[index] as FeedOf<"fixture">;
      expect(fixture).toMatchObject({
        home: { team: nationalTeamRef(fact.home) },
        away: { team: nationalTeamRef(fact.away) },
        kickoff: fact.kickOff,
        venue: tournament.venues[fact.venue]?.name,
      });
      const code = fact.stage === "group" ? `group-${fact.group.toLowerCase()}` : fact.stage;
      expect(stages.get(fixture.stage ?? "")?.name).toBe(code);
      expect(states.get(fixture.ref)).toMatchObject({ kind: "finished", score: fact.score });
      const goals = (events.get(fixture.ref) ?? []).flatMap((event) => (event.type === "goal" ? [event] : []));
      const told = goals.map(({ side, player, minute, added }) => [
        side,
        players.get(player ?? "")?.names.en,
        minute,
        added,
      ]);
      const known = fact.goals === "unknown" ? [] : fact.goals;
      expect(told).toEqual(known.map(({ side, scorer, at }) => [side, scorer, at.minute, at.added]));
      expect(foldGoals(goals, "extra-first").current).toEqual(fact.score.current);
    }
  });

  it("winners of a round are the teams of the next one", () => {
    const winners = new Map<string, Set<unknown>>();
    for (const fixture of fixtures) {
      const state = states.get(fixture.ref);
      if (state?.kind !== "finished" || fixture.stage === undefined) throw new Error(`${fixture.ref} is not over`);
      const { home, away } = state.score.penalties ?? state.score.current;
      const name = stages.get(fixture.stage)?.name ?? "";
      const through = JSON.stringify(home > away ? fixture.home : fixture.away);
      winners.set(name, (winners.get(name) ?? new Set()).add(through));
    }
    const inStage = (name: string) =>
      fixtures
        .filter(({ stage }) => stages.get(stage ?? "")?.name === name)
        .flatMap(({ home, away }) => [JSON.stringify(home), JSON.stringify(away)]);
    expect(new Set(inStage("final"))).toEqual(winners.get("semi-final"));
    expect(new Set(inStage("semi-final"))).toEqual(winners.get("quarter-final"));
  });
});

it("whoever scored for the winners has the title, too", () => {
  const trophies = tournamentMessages().flatMap((message) => (message.type === "trophy" ? [message] : []));
  const own = trophies.filter(({ player }) => player === "real:ARG:Lionel Messi");
  expect(own.map(({ competition, place }) => [competition, place])).toEqual(
    expect.arrayContaining([
      ["football:world-cup-2022", "winner"],
      ["football:world-cup-2026", "runner-up"],
    ]),
  );
  expect(new Set(trophies.map(({ ref }) => ref)).size).toBe(trophies.length);
});
