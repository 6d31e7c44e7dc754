import { type Bracket, brackets } from "@scoreline/domain/knockout/bracket";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { describe, expect, test } from "vitest";
import { nationalTeamRef, tournamentMessages } from "#demo/messages/tournament-messages.ts";
import type { FeedOf } from "#port/message.ts";

/** Who went through from the quarter-finals on, as it was: four, two, and the champion. */
const facts: Record<string, [quarters: string, semis: string, champion: string]> = {
  "world-cup-2022": ["ARG CRO FRA MAR", "ARG FRA", "ARG"],
  "uefa-euro-2024": ["ESP FRA NED ENG", "ESP ENG", "ESP"],
  "copa-america-2024": ["ARG CAN URU COL", "ARG COL", "ARG"],
  "afc-asian-cup-2023": ["JOR KOR IRN QAT", "JOR QAT", "QAT"],
  "africa-cup-of-nations-2023": ["NGA COD CIV RSA", "NGA CIV", "CIV"],
};

const messages = tournamentMessages();
const ofType = <Type extends (typeof messages)[number]["type"]>(type: Type) =>
  messages.filter((message): message is Extract<(typeof messages)[number], { type: Type }> => message.type === type);

/** Refs in the place of numbers: what they are does not matter to a bracket. */
const ids = new Map<string, number>();
const idOf = (ref: string): number => {
  if (!ids.has(ref)) ids.set(ref, ids.size + 1);
  return ids.get(ref) ?? 0;
};

function bracketOf(key: string): Bracket {
  const season = ofType("season").find(({ competition }) => competition === `football:${key}`);
  const stages = ofType("stage").filter((stage) => stage.season === season?.ref);
  const states = new Map(ofType("football-state").map(({ match, state }) => [match, state]));
  const side = (place: FeedOf<"fixture">["home"]) => ({ teamId: "team" in place ? idOf(place.team) : 0 });
  const heads = ofType("fixture")
    .filter((fixture) => fixture.season === season?.ref)
    .map((fixture) => ({
      id: idOf(fixture.ref),
      stageId: idOf(fixture.stage ?? ""),
      home: side(fixture.home),
      away: side(fixture.away),
      kickoff: fixture.kickoff,
      state: states.get(fixture.ref),
    }));
  const [bracket] = brackets(
    stages.map(({ ref, name, kind, order }) => ({ id: idOf(ref), name, kind, order, zones: null, tieBreaks: null })),
    heads as unknown as MatchHead[],
  );
  if (!bracket) throw new Error(`${key} has no bracket`);
  return bracket;
}

const teamIn = (tie: Bracket["rounds"][number]["ties"][number], side: "home" | "away"): number => {
  const contender = tie.sides[side === "home" ? 0 : 1];
  return "teamId" in contender ? contender.teamId : 0;
};
const winners = ({ ties }: Bracket["rounds"][number]) => ties.map((tie) => (tie.winner ? teamIn(tie, tie.winner) : 0));

describe.each(Object.entries(facts))("the bracket of %s", (key, through) => {
  const { rounds } = bracketOf(key);

  test("has those go through who went through", () => {
    const last = rounds.slice(-3).map((round) => winners(round).sort());
    const wanted = through.map((codes) => codes.split(" ").map((code) => idOf(nationalTeamRef(code))));
    expect(last).toEqual(wanted.map((teams) => teams.sort()));
  });

  test("leads every winner to the tie that stands beside it", () => {
    for (const [index, round] of rounds.entries()) {
      const next = rounds[index + 1];
      if (!next) continue;
      expect(round.ties.map(({ slot }) => slot)).toEqual(round.ties.map((_, slot) => slot));
      const met = next.ties.map((tie) => [teamIn(tie, "home"), teamIn(tie, "away")].sort());
      const led = next.ties.map((_, slot) =>
        winners(round)
          .slice(slot * 2, slot * 2 + 2)
          .sort(),
      );
      expect(led).toEqual(met);
    }
  });
});
