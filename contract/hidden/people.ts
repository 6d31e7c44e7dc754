import type { Performance, Player, PlayerMatch } from "#calls/player.ts";
import type { SquadPlayer, Team } from "#calls/team.ts";
import { emptyList, hides, type Judgements, mask, nothing, open, zero } from "#hidden/mask.ts";
import { matchRow } from "#hidden/match-row.ts";
import { allOf, among, ofMatch } from "#hidden/subject.ts";
import type { CareerFigureSet, Trophy } from "#schemas/people.ts";
import type { TeamBadge } from "#schemas.ts";

/** Teams and players: what they did this season counts every match that they played. */

const teamIdsOf = (stays: readonly { team: { teamId: number } }[]) => stays.map((stay) => stay.team.teamId);

const noFigures = hides<CareerFigureSet>(() => ({ appearances: 0 }));

const yearOf = (seasonName: string) => Number(/\d{4}/.exec(seasonName)?.[0] ?? Number.POSITIVE_INFINITY);

/** What was won before the seasons that run: a cup of this one says how its final ended. */
function wonBefore(trophies: readonly Trophy[], running: readonly string[]): Trophy[] {
  const first = Math.min(...running.map(yearOf));
  return trophies.filter(({ seasonName }) => yearOf(seasonName) < first);
}

const badge: Judgements<TeamBadge> = {
  teamId: open,
  slug: open,
  name: open,
  shortName: open,
  crest: open,
  logo: open,
};
const playerBadge = { playerId: open, slug: open, name: open, photo: open } as const;

const squadPlayer = mask<SquadPlayer>({
  ...playerBadge,
  line: open,
  number: open,
  age: open,
  country: open,
  heightCm: open,
  marketValueEur: open,
  since: open,
  contractUntil: open,
  onLoanFrom: open,
  club: open,
  season: noFigures,
});

export const team = mask<Team>(
  {
    ...badge,
    sport: open,
    kind: open,
    code: open,
    colours: open,
    country: open,
    city: open,
    founded: open,
    ground: open,
    coach: open,
    leagues: emptyList,
    averages: emptyList,
    squad: squadPlayer,
    trophies: hides<Trophy[], Team>((trophies, { leagues }) =>
      wonBefore(
        trophies,
        leagues.map(({ seasonName }) => seasonName),
      ),
    ),
    sidelined: open,
    transfersIn: open,
    transfersOut: open,
  },
  {
    tells: ({ teamId }) => [allOf(`c${teamId}`, [teamId])],
    before: (own, covers) => withoutTables(own, (lines) => covers(among(`c${own.teamId}`, teamIdsOf(lines)))),
  },
);

/** The lines around a team in its table count the matches of others, which may be hidden where its own are not. */
function withoutTables(own: Team, hidden: (lines: readonly { team: TeamBadge }[]) => boolean): Team {
  const leagues = own.leagues.map((league) =>
    league.table && hidden(league.table) ? { ...league, table: null } : league,
  );
  return leagues.every((league, at) => league === own.leagues[at]) ? own : { ...own, leagues };
}

/** The seasons that a player's clubs play now, as far as the career tells. */
function runningSeasons({ teams, career }: Player): string[] {
  const ofTeams = teams.flatMap(({ team: { teamId } }) => career.find((row) => row.team.teamId === teamId) ?? []);
  const rows = ofTeams.length > 0 ? ofTeams : career.slice(0, 1);
  return rows.map(({ seasonName }) => seasonName);
}

export const player = mask<Player>(
  {
    ...playerBadge,
    sport: open,
    country: open,
    birthDate: open,
    birthPlace: open,
    age: open,
    line: open,
    heightCm: open,
    weightKg: open,
    foot: open,
    marketValueEur: open,
    teams: open,
    sidelined: open,
    transfers: open,
    career: emptyList,
    totals: noFigures,
    trophies: hides<Trophy[], Player>((trophies, owner) => wonBefore(trophies, runningSeasons(owner))),
  },
  { tells: ({ playerId, teams }) => [allOf(`p${playerId}`, teamIdsOf(teams))] },
);

/** What a player did in a match that is hidden is left out: the goals of one tell of those of all. */
const playerMatch = mask<PlayerMatch>(
  {
    match: matchRow,
    league: open,
    side: open,
    opponentCode: open,
    started: open,
    rating: nothing,
    goals: zero,
    assists: zero,
    yellow: zero,
    red: zero,
    box: nothing,
  },
  { tells: ({ match }) => [ofMatch(match)], leftOut: true },
);

export const playerMatches = mask<Performance>(
  { playerId: open, season: open, seasons: open, rows: emptyList, totals: noFigures, matches: playerMatch },
  { tells: ({ playerId, rows }) => [allOf(`p${playerId}`, teamIdsOf(rows))] },
);
