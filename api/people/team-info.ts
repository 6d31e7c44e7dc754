import type { CallReply } from "@scoreline/contract/call";
import type { basketballTeamInfo, SquadPlayer, Team, teamInfo } from "@scoreline/contract/calls/team";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { PlayerBadge } from "@scoreline/contract/schemas/people";
import { nameIn } from "@scoreline/domain/names";
import { ageOn, isSquadLine } from "@scoreline/domain/people";
import { careerSum, withMatches } from "@scoreline/domain/season/career";
import type { Side, Sport } from "@scoreline/domain/sport";
import { type LocalDay, localDay } from "@scoreline/domain/time/local-day";
import type { Subject } from "@scoreline/live/changes";
import { loadPlayers } from "@scoreline/store/catalogue/catalogue";
import { currentMatches } from "@scoreline/store/match/team-matches";
import {
  absencesOfTeams,
  playersWithCareer,
  squadWithPeople,
  transfersOfTeam,
  trophiesOf,
} from "@scoreline/store/people/people";
import { careerRowsAt, meanRatings } from "@scoreline/store/people/performances";
import { cachedAnswer } from "#cache/answer.ts";
import type { Caller, Handler, Services } from "#handler.ts";
import { country, honour, move, person, team, type Wording } from "#people/badges.ts";
import { playedInKnownSeasons, playedSince } from "#people/played-since.ts";
import { seasonOfTeam, withoutLastSeason } from "#people/team-season.ts";
import { teamBadge } from "#rows/badges.ts";

/** Of a busy summer the latest are enough. */
const toldTransfers = 60;

type Reply = CallReply<typeof teamInfo>;
type Asked = { teamId: number; today: LocalDay };

const made = cachedAnswer({
  name: "team",
  reader: ["locale"],
  make: async ({ teamId }, { locale }, services): Promise<Reply> => {
    const wording = { catalogue: services.boards.catalogue, locale };
    return succeed({ teams: { team: await profile(teamId, wording, services) } });
  },
  restsOn: ({ teamId }: Asked) => [`team:${teamId}`, "catalogue", "people"],
  alsoOn: ({ result: { teams } }) => [
    ...teams.team.leagues.map(({ leagueId }): Subject => `competition:${leagueId}`),
    ...teams.team.squad.map(({ playerId }): Subject => `player:${playerId}`),
  ],
});

function answer(sport: Sport, teamId: number, caller: Caller, services: Services) {
  const stored = services.boards.catalogue.teams.get(teamId);
  if (stored?.sport !== sport) throw new Refusal("teamNotFound");
  return made({ teamId, today: localDay(services.now(), "UTC") }, caller, services);
}

async function profile(teamId: number, wording: Wording, services: Services): Promise<Team> {
  const { database, now } = services;
  const { catalogue, locale } = wording;
  const stored = catalogue.teams.get(teamId);
  if (!stored) throw new Refusal("teamNotFound");
  const today = localDay(now(), "UTC");
  const [current, { coach, members }, transfers, absences, trophies] = await Promise.all([
    currentMatches(database, teamId),
    squadWithPeople(database, teamId),
    transfersOfTeam(database, teamId, toldTransfers),
    absencesOfTeams(database, [teamId], today),
    trophiesOf(database, { teamId }),
  ]);
  const matches = withoutLastSeason(current, catalogue);
  const people = new Map<number, PlayerBadge>(members.map((member) => [member.id, person(member, wording)]));
  const others = [...transfers, ...absences].map(({ playerId }) => playerId).filter((id) => !people.has(id));
  // At once: each question by itself would wait for another batch of a source.
  const [{ leagues, averages }, named, players] = await Promise.all([
    seasonOfTeam(services, stored, matches, wording),
    loadPlayers(database, [...new Set(others)]),
    squad(services, teamId, members, matches, today, wording),
  ]);
  for (const player of named) people.set(player.id, person(player, wording));
  const told = <Row extends { playerId: number }, Told>(rows: readonly Row[], tell: (row: Row) => Told) =>
    rows.flatMap((row) => {
      const player = people.get(row.playerId);
      return player ? [{ ...tell(row), player }] : [];
    });

  return {
    ...teamBadge({ teamId }, catalogue, locale),
    sport: stored.sport,
    kind: stored.kind,
    code: stored.code,
    colours: stored.colours,
    country: country(stored.countryId, wording),
    city: stored.city,
    founded: stored.founded,
    ground: stored.venue && { name: stored.venue.name, capacity: stored.venue.capacity ?? null },
    coach: coach && {
      name: nameIn(coach.names, locale),
      country: country(coach.countryId, wording),
      age: coach.birthDate === null ? null : ageOn(coach.birthDate, today),
    },
    leagues,
    averages,
    squad: players,
    trophies: trophies.map((trophy) => honour(trophy, wording)),
    sidelined: told(absences, ({ reason, kind, from, until }) => ({ reason, kind, from, until })),
    transfersIn: told(
      transfers.filter(({ toTeamId }) => toTeamId === teamId),
      (row) => move(row, wording),
    ),
    transfersOut: told(
      transfers.filter(({ fromTeamId }) => fromTeamId === teamId),
      (row) => move(row, wording),
    ),
  };
}

async function squad(
  services: Services,
  teamId: number,
  members: Awaited<ReturnType<typeof squadWithPeople>>["members"],
  matches: Awaited<ReturnType<typeof currentMatches>>,
  today: string,
  wording: Wording,
): Promise<SquadPlayer[]> {
  const { database } = services;
  const ids = members.map(({ id }) => id);
  const seasons = [...new Set(matches.map(({ seasonName }) => seasonName))];
  const [counted, told] = await Promise.all([
    careerRowsAt(database, teamId, ids, seasons),
    playersWithCareer(database, ids),
  ]);
  const rows = Map.groupBy(counted, ({ playerId }) => playerId);
  const since = Math.min(...counted.flatMap(({ countedUntil }) => countedUntil ?? []));
  const { competitions } = services.boards.catalogue;
  const counts = ({ state, competitionId }: (typeof matches)[number]) =>
    state.kind === "finished" && competitions.get(competitionId)?.format !== "friendlies";
  const playedAt = (side: Side) =>
    matches.flatMap((match) => {
      const own = match[side];
      return counts(match) && "teamId" in own && own.teamId === teamId ? [match.id] : [];
    });
  const [later, whole, ratings] = await Promise.all([
    playedSince(services, matches, since),
    told.size < ids.length ? playedInKnownSeasons(services, matches) : undefined,
    meanRatings(database, { home: playedAt("home"), away: playedAt("away") }),
  ]);
  return members.map(({ member, ...player }) => {
    const own = (rows.get(player.id) ?? []).map(({ row }) => row);
    const grown = told.has(player.id) ? later : whole;
    const here = grown?.get(player.id)?.filter((match) => match.team === teamId) ?? [];
    const sum = careerSum(withMatches(own, here));
    const mean = ratings.get(player.id);
    // Of all that somebody played, or of none.
    const rating = sum.rating ?? (mean && mean.matches >= sum.appearances ? mean.rating : undefined);
    const line = member.position ?? player.position;
    return {
      ...person(player, wording),
      line: isSquadLine(line) ? line : null,
      number: member.number,
      age: player.birthDate === null ? null : ageOn(player.birthDate, today),
      country: country(player.countryId, wording),
      heightCm: player.heightCm,
      marketValueEur: player.marketValueEur,
      since: member.since,
      contractUntil: member.contractUntil,
      onLoanFrom: team(member.onLoanFromId, wording),
      club: player.teamId === teamId ? null : team(player.teamId, wording),
      season: rating === undefined ? sum : { ...sum, rating },
    };
  });
}

export const teamProfiles: {
  teamInfo: Handler<typeof teamInfo>;
  basketballTeamInfo: Handler<typeof basketballTeamInfo>;
} = {
  teamInfo: async ({ teamId }, caller, services) => answer("football", teamId, caller, services),
  basketballTeamInfo: async ({ teamId }, caller, services) => answer("basketball", teamId, caller, services),
};
