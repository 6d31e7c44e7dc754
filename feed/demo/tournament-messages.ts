import { otherSide, type Side } from "@scoreline/domain/sport";
import { worldTeams } from "@scoreline/world/competitions/registry";
import { africaCup2023 } from "@scoreline/world/tournaments/africa-cup-2023";
import { asianCup2023 } from "@scoreline/world/tournaments/asian-cup-2023";
import { copaAmerica2024 } from "@scoreline/world/tournaments/copa-america-2024";
import { euro2024 } from "@scoreline/world/tournaments/euro-2024";
import { type Goal, type Match, parseMatch } from "@scoreline/world/tournaments/parse";
import { participants } from "@scoreline/world/tournaments/participants";
import type { KnockoutStage, TeamCode, Tournament } from "@scoreline/world/tournaments/shape";
import { worldCup2022 } from "@scoreline/world/tournaments/world-cup-2022";
import { stageRef } from "#demo/catalogue-messages.ts";
import type { FeedMessage, FeedOf } from "#port/message.ts";

/** Where each was held for, and what it looks like in narrow places. */
type Presented = {
  tournament: Tournament;
  country: string;
  code: string;
  colour: string;
  popularity: number;
  founded: number;
};

const presented: readonly Presented[] = [
  { tournament: worldCup2022, country: "world", code: "WC22", colour: "#8a1538", popularity: 100, founded: 1930 },
  { tournament: euro2024, country: "europe", code: "EURO24", colour: "#143cdb", popularity: 96, founded: 1960 },
  {
    tournament: copaAmerica2024,
    country: "south-america",
    code: "CA24",
    colour: "#d4af37",
    popularity: 90,
    founded: 1916,
  },
  { tournament: asianCup2023, country: "asia", code: "AC23", colour: "#b01c44", popularity: 82, founded: 1956 },
  { tournament: africaCup2023, country: "africa", code: "AFCON", colour: "#f58220", popularity: 80, founded: 1957 },
];

const knockoutOrder: readonly KnockoutStage[] = ["round-of-16", "quarter-final", "semi-final", "third-place", "final"];
/** By then even a match with extra time and a shoot-out is over. */
const overAfterMs = 3 * 3_600_000;

/** The real tournaments, as they went: everything in them is a fact. */
export function tournamentMessages(): FeedMessage[] {
  return [...newTeams(), ...presented.flatMap(messagesOf)];
}

export const tournamentRef = ({ key }: Pick<Tournament, "key">) => `football:${key}`;

/** The national team of the world, or one of its own for countries that it has none of. */
export function nationalTeamRef(code: TeamCode): string {
  const known = nationals.get(participants[code]?.country ?? "");
  return known === undefined ? `football:national-${code.toLowerCase()}` : `football:${known}`;
}

const nationals = new Map(
  worldTeams.flatMap(({ sport, national, derived, country, club }) =>
    sport === "football" && national && !derived ? [[country, club.key] as const] : [],
  ),
);

function newTeams(): FeedMessage[] {
  return Object.entries(participants).flatMap(([code, { country, names }]): FeedMessage[] => {
    if (nationals.has(country)) return [];
    const ref = nationalTeamRef(code);
    return [
      { type: "team", ref, sport: "football", kind: "national", country, names, short: names.en.slice(0, 24), code },
    ];
  });
}

function messagesOf({ tournament, country, code, colour, popularity, founded }: Presented): FeedMessage[] {
  const competition = tournamentRef(tournament);
  const season = `${competition}:season`;
  const matches = tournament.matches.map(parseMatch);
  const name = /\d{4}$/.exec(tournament.key)?.[0] ?? "";
  return [
    {
      type: "competition",
      ref: competition,
      sport: "football",
      country,
      key: tournament.key,
      names: tournament.names,
      code,
      level: 1,
      kind: "cup",
      popularity,
      colour,
      founded,
      format: "groups",
    },
    { type: "season", ref: season, competition, name, ...tournament.season, current: false },
    ...stages(tournament, season, matches),
    ...scorers(matches),
    ...matches.flatMap((match) => matchMessages(tournament, season, match, matches)),
    ...trophies(competition, name, matches),
  ];
}

function stages(tournament: Tournament, season: string, matches: readonly Match[]): FeedOf<"stage">[] {
  const { groups, tieBreaks, advance } = tournament;
  const played = knockoutOrder.filter((stage) => matches.some((match) => match.stage === stage));
  return [
    ...groups.map(
      ({ letter }, order): FeedOf<"stage"> => ({
        type: "stage",
        ref: stageRef(season, groupCode(letter)),
        season,
        name: groupCode(letter),
        kind: "table",
        order,
        zones: [[1, advance.perGroup, "title-playoff"]],
        tieBreaks: [...tieBreaks],
        group: "group",
      }),
    ),
    ...played.map(
      (stage, index): FeedOf<"stage"> => ({
        type: "stage",
        ref: stageRef(season, stage),
        season,
        name: stage,
        kind: "knockout",
        order: groups.length + index,
      }),
    ),
  ];
}

const groupCode = (letter: string) => `group-${letter.toLowerCase()}`;

/** An own goal is put in by somebody of the other side. */
function teamOfScorer(match: Match, { side, ownGoal }: Goal): TeamCode {
  const from: Side = ownGoal ? otherSide[side] : side;
  return match[from];
}

const scorerRef = (team: TeamCode, name: string) => `real:${team}:${name}`.slice(0, 80);

function scorers(matches: readonly Match[]): FeedOf<"player">[] {
  const found = new Map<string, FeedOf<"player">>();
  for (const match of matches) {
    for (const goal of match.goals === "unknown" ? [] : match.goals) {
      const team = teamOfScorer(match, goal);
      const ref = scorerRef(team, goal.scorer);
      const nationality = participants[team]?.country;
      found.set(ref, {
        type: "player",
        ref,
        sport: "football",
        names: { en: goal.scorer },
        team: nationalTeamRef(team),
        ...(nationality && { nationality }),
      });
    }
  }
  return [...found.values()];
}

function matchMessages(tournament: Tournament, season: string, match: Match, all: readonly Match[]): FeedMessage[] {
  const ref = `${season}:m${match.number}`;
  const stage = match.stage === "group" ? groupCode(match.group) : match.stage;
  const host = tournament.hosts.includes(participants[match.home]?.country ?? "");
  const venue = tournament.venues[match.venue]?.name;
  const at = match.kickOff + overAfterMs;
  const { score } = match;
  const decided = score.penalties ? "penalties" : score.extraTime ? "extra-time" : "regular";
  const goals = match.goals === "unknown" ? [] : match.goals;
  return [
    {
      type: "fixture",
      ref,
      sport: "football",
      season,
      stage: stageRef(season, stage),
      round: match.stage === "group" ? roundOf(match, all) : match.stage,
      home: { team: nationalTeamRef(match.home) },
      away: { team: nationalTeamRef(match.away) },
      kickoff: match.kickOff,
      ...(venue && { venue }),
      ...(!host && { neutral: true }),
    },
    ...(goals.length > 0
      ? [
          {
            type: "football-events" as const,
            match: ref,
            at,
            events: goals.map((goal, index) => eventOf(match, goal, index)),
          },
        ]
      : []),
    { type: "football-state", match: ref, at, state: { kind: "finished", decided, score } },
  ];
}

/** The how-manieth match of its teams in the group. */
function roundOf(match: Match, all: readonly Match[]): string {
  const own = all.filter((other) => other.stage === "group" && [other.home, other.away].includes(match.home));
  const earlier = own.filter(({ kickOff }) => kickOff < match.kickOff);
  return String(earlier.length + 1);
}

function eventOf(match: Match, goal: Goal, index: number): FeedOf<"football-events">["events"][number] {
  return {
    ref: `g${index + 1}`,
    type: "goal",
    side: goal.side,
    phase: goal.phase,
    ...goal.at,
    how: goal.ownGoal ? "own-goal" : goal.penalty ? "penalty" : "open-play",
    player: scorerRef(teamOfScorer(match, goal), goal.scorer),
  };
}

function trophies(competition: string, seasonName: string, matches: readonly Match[]): FeedOf<"trophy">[] {
  const final = matches.find(({ stage }) => stage === "final");
  if (!final) return [];
  const { home, away } = final.score.penalties ?? final.score.current;
  const places = [
    ["winner", home > away ? final.home : final.away],
    ["runner-up", home > away ? final.away : final.home],
  ] as const;
  return places.map(([place, team]) => {
    return {
      type: "trophy",
      ref: `${competition}:${place}`,
      competition,
      seasonName,
      team: nationalTeamRef(team),
      place,
    };
  });
}
