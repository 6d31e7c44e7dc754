import { type Goal, type Match, parseMatch } from "@scoreline/world/tournaments/parse";
import { participants } from "@scoreline/world/tournaments/participants";
import type { TeamCode, Tournament } from "@scoreline/world/tournaments/shape";
import {
  finalistsOf,
  groupRoundOf,
  knockoutOrder,
  namesOfParticipant,
  namesOfTournament,
  nationalTeamOf,
  type PresentedTournament,
  teamOfScorer,
  tournaments,
} from "@scoreline/world/tournaments/tournaments";
import { stageRef } from "#demo/messages/catalogue-messages.ts";
import type { FeedMessage, FeedOf } from "#port/message.ts";

/** By then even a match with extra time and a shoot-out is over. */
const overAfterMs = 3 * 3_600_000;

/** The real tournaments, as they went: everything in them is a fact. */
export function tournamentMessages(): FeedMessage[] {
  return [...newTeams(), ...tournaments.flatMap(messagesOf)];
}

export const tournamentRef = ({ key }: Pick<Tournament, "key">) => `football:${key}`;

/** The national team of the world, or one of its own for countries that it has none of. */
export function nationalTeamRef(code: TeamCode): string {
  const known = nationalTeamOf(code);
  return known === undefined ? `football:national-${code.toLowerCase()}` : `football:${known}`;
}

function newTeams(): FeedMessage[] {
  return Object.entries(participants).flatMap(([code, { country }]): FeedMessage[] => {
    if (nationalTeamOf(code) !== undefined) return [];
    const ref = nationalTeamRef(code);
    const names = namesOfParticipant(code);
    return [
      { type: "team", ref, sport: "football", kind: "national", country, names, short: names.en.slice(0, 24), code },
    ];
  });
}

function messagesOf({ tournament, country, code, colour, popularity, founded }: PresentedTournament): FeedMessage[] {
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
      names: namesOfTournament(tournament),
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
      round: match.stage === "group" ? groupRoundOf(match, all) : match.stage,
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
  const finalists = finalistsOf(matches);
  if (!finalists) return [];
  const places = [
    ["winner", finalists.winner],
    ["runner-up", finalists.second],
  ] as const;
  return places.flatMap(([place, team]) => {
    const trophy: FeedOf<"trophy"> = {
      type: "trophy",
      ref: `${competition}:${place}`,
      competition,
      seasonName,
      team: nationalTeamRef(team),
      place,
    };
    // Whoever scored for them was there; of the others nothing is written down.
    const players = scorersFor(team, matches).map((player) => ({
      ...trophy,
      ref: `${competition}:${place}:${player}`.slice(0, 80),
      player,
    }));
    return [trophy, ...players];
  });
}

function scorersFor(team: TeamCode, matches: readonly Match[]): string[] {
  const goals = matches.flatMap((match) =>
    match.goals === "unknown" ? [] : match.goals.filter((goal) => teamOfScorer(match, goal) === team),
  );
  return [...new Set(goals.map(({ scorer }) => scorerRef(team, scorer)))];
}
