import type { BasketballState, FootballState } from "@scoreline/domain/match/state/state";
import type { Sport } from "@scoreline/domain/sport";
import type { FeedMessage, FeedOf } from "#port/message.ts";

/** A world of one country, with a league of four teams in each sport: what tests tell a source to say. */
const sportsOfWorld = ["football", "basketball"] as const satisfies Sport[];

export const smallKickoff = Date.parse("2026-11-15T12:30:00Z");

export const smallCountry: FeedOf<"country"> = {
  type: "country",
  ref: "country",
  code: "th",
  names: { en: "Thailand", th: "ไทย", "zh-Hans": "泰国" },
};

export function smallCompetition(sport: Sport, own: Partial<FeedOf<"competition">> = {}): FeedOf<"competition"> {
  return {
    type: "competition",
    ref: `${sport}-league`,
    sport,
    country: smallCountry.ref,
    key: `${sport}-league`,
    names: { en: `Small ${sport} league`, th: "ลีกเล็ก" },
    code: "SML",
    level: 1,
    kind: "league",
    popularity: 50,
    ...own,
  };
}

export function smallSeason(sport: Sport): FeedOf<"season"> {
  return {
    type: "season",
    ref: `${sport}-season`,
    competition: `${sport}-league`,
    name: "2026",
    from: "2026-01-01",
    to: "2026-12-31",
    current: true,
  };
}

export function smallTeam(sport: Sport, number: number): FeedOf<"team"> {
  return {
    type: "team",
    ref: `${sport}-team-${number}`,
    sport,
    kind: "club",
    country: smallCountry.ref,
    names: { en: `Team ${number}`, th: `ทีม ${number}` },
    short: `T${number}`,
    code: `T${number}`,
  };
}

export function smallFixture(sport: Sport, ref: string, own: Partial<FeedOf<"fixture">> = {}): FeedOf<"fixture"> {
  return {
    type: "fixture",
    ref,
    sport,
    season: `${sport}-season`,
    // All of them are between the same teams at the same hour: something has to tell them apart.
    round: ref.slice(-40),
    home: { team: `${sport}-team-1` },
    away: { team: `${sport}-team-2` },
    kickoff: smallKickoff,
    ...own,
  };
}

/** The catalogue of both sports, four teams each, in the order in which a source would tell it. */
export function smallWorld(): FeedMessage[] {
  return [
    smallCountry,
    ...sportsOfWorld.flatMap((sport) => [
      smallCompetition(sport),
      smallSeason(sport),
      ...[1, 2, 3, 4].map((number) => smallTeam(sport, number)),
    ]),
  ];
}

/** A football match that is on, at a score. */
export function footballLive(home: number, away: number): Extract<FootballState, { kind: "live" }> {
  return {
    kind: "live",
    clock: { phase: "second-half", since: smallKickoff + 3_600_000, added: 4 },
    score: { current: { home, away }, halfTime: { home: 0, away: 0 } },
  };
}

export function footballState(match: string, minute: number, state: FootballState): FeedOf<"football-state"> {
  return { type: "football-state", match, at: smallKickoff + minute * 60_000, state };
}

export function basketballState(match: string, minute: number, state: BasketballState): FeedOf<"basketball-state"> {
  return { type: "basketball-state", match, at: smallKickoff + minute * 60_000, state };
}

type FootballEvents = FeedOf<"football-events">;
type FootballEventOf<Type> = Extract<FootballEvents["events"][number], { type: Type }>;

export function footballEvents(
  match: string,
  minute: number,
  events: FootballEvents["events"],
  removed?: string[],
): FootballEvents {
  const at = smallKickoff + minute * 60_000;
  return { type: "football-events", match, at, events, ...(removed && { removed }) };
}

export function redCard(ref: string, side: "home" | "away"): FootballEventOf<"card"> {
  return { ref, type: "card", card: "red", side, minute: 60, phase: "second-half" };
}

export function goal(ref: string, side: "home" | "away"): FootballEventOf<"goal"> {
  return { ref, type: "goal", how: "header", side, minute: 45, added: 2, phase: "first-half" };
}
