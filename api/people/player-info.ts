import type { CallReply } from "@scoreline/contract/call";
import type { basketballPlayerInfo, Player, playerInfo } from "@scoreline/contract/calls/player";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { ageOn, isSquadLine } from "@scoreline/domain/people";
import { careerSum } from "@scoreline/domain/season/career";
import type { Sport } from "@scoreline/domain/sport";
import { type LocalDay, localDay } from "@scoreline/domain/time/local-day";
import type { Subject } from "@scoreline/live/changes";
import { loadPlayers, type Player as StoredPlayer } from "@scoreline/store/catalogue/catalogue";
import { absencesOfPlayer, squadsOfPlayer, transfersOfPlayer, trophiesOf } from "@scoreline/store/people/people";
import { cachedAnswer } from "#cache/answer.ts";
import type { Caller, Handler, Services } from "#handler.ts";
import { careerLine, country, honour, move, person, team, type Wording } from "#people/badges.ts";
import { careerToday } from "#people/career-today.ts";
import { teamsOfPlayer } from "#people/teams-of-player.ts";

type Reply = CallReply<typeof playerInfo>;
type Asked = { sport: Sport; playerId: number; teamIds: number[]; hasStay: boolean; today: LocalDay };

const made = cachedAnswer({
  name: "player",
  reader: ["locale"],
  make: async ({ sport, playerId, teamIds, hasStay }, { locale }, services): Promise<Reply> => {
    const [stored] = await loadPlayers(services.database, [playerId]);
    if (stored?.sport !== sport) throw new Refusal("playerNotFound");
    const wording = { catalogue: services.boards.catalogue, locale };
    return succeed({ players: { player: await profile(stored, hasStay ? [] : teamIds, wording, services) } });
  },
  restsOn: ({ playerId, teamIds }: Asked) => [
    `player:${playerId}`,
    ...teamIds.map((id): Subject => `team:${id}`),
    "catalogue",
    "people",
  ],
});

async function answer(sport: Sport, playerId: number, caller: Caller, services: Services) {
  const { teamIds, hasStay } = await teamsOfPlayer({ playerId }, {}, services);
  return made({ sport, playerId, teamIds, hasStay, today: localDay(services.now(), "UTC") }, caller, services);
}

/** `named` are the teams of somebody who is in no squad of any, as the source names them. */
async function profile(
  stored: StoredPlayer,
  named: readonly number[],
  wording: Wording,
  services: Services,
): Promise<Player> {
  const { database, now } = services;
  const { id: playerId, birthDate } = stored;
  const today = localDay(now(), "UTC");
  const squads = await squadsOfPlayer(database, playerId);
  const transfers = await transfersOfPlayer(database, playerId);
  const absences = await absencesOfPlayer(database, playerId);
  const trophies = await trophiesOf(database, { playerId });
  const rows = await careerToday(
    services,
    playerId,
    squads.map(({ teamId }) => teamId),
  );
  const sidelined = absences.find(({ from, until }) => from <= today && (until === null || until > today));
  return {
    ...person(stored, wording),
    sport: stored.sport,
    country: country(stored.countryId, wording),
    birthDate,
    birthPlace: stored.birthPlace,
    age: birthDate === null ? null : ageOn(birthDate, today),
    line: isSquadLine(stored.position) ? stored.position : null,
    heightCm: stored.heightCm,
    weightKg: stored.weightKg,
    foot: stored.foot,
    marketValueEur: stored.marketValueEur,
    teams: [...squads, ...nationsOf(named, wording)]
      .flatMap(({ teamId, number, since, contractUntil, onLoanFromId }) => {
        const badge = team(teamId, wording);
        const kind = wording.catalogue.teams.get(teamId)?.kind ?? "club";
        return badge
          ? [{ team: badge, kind, number, since, contractUntil, onLoanFrom: team(onLoanFromId, wording) }]
          : [];
      })
      .sort((one, other) => Number(one.kind === "national") - Number(other.kind === "national")),
    sidelined: sidelined
      ? { reason: sidelined.reason, kind: sidelined.kind, from: sidelined.from, until: sidelined.until }
      : null,
    transfers: transfers.map((transfer) => move(transfer, wording)),
    career: rows.toReversed().map((row) => careerLine(row, wording)),
    totals: careerSum(rows),
    trophies: trophies.map((trophy) => honour(trophy, wording)),
  };
}

/** A club that somebody has left is theirs no more; a nation is. */
function nationsOf(teamIds: readonly number[], { catalogue }: Wording) {
  return teamIds
    .filter((teamId) => catalogue.teams.get(teamId)?.kind === "national")
    .map((teamId) => ({ teamId, number: null, since: null, contractUntil: null, onLoanFromId: null }));
}

export const playerProfiles: {
  playerInfo: Handler<typeof playerInfo>;
  basketballPlayerInfo: Handler<typeof basketballPlayerInfo>;
} = {
  playerInfo: ({ playerId }, caller, services) => answer("football", playerId, caller, services),
  basketballPlayerInfo: ({ playerId }, caller, services) => answer("basketball", playerId, caller, services),
};
