import { loadPlayers } from "@scoreline/store/catalogue/catalogue";
import { loadCareers, squadsOfPlayer } from "@scoreline/store/people/people";
import { cachedValue } from "#cache/answer.ts";

/**
 * The teams whose matches a player's profile counts: where the player is, and was last. Of whoever is in no squad and has no
 * career, such as those who played in tournaments of the past, it is the team that the source names.
 */
export const teamsOfPlayer = cachedValue({
  name: "teams of a player",
  reader: [],
  make: async ({ playerId }: { playerId: number }, _reader, { database }) => {
    const squads = await squadsOfPlayer(database, playerId);
    const [career] = await loadCareers(database, [playerId]);
    const last = career?.rows.slice(-2).map(({ team }) => team) ?? [];
    const teamIds = [...new Set([...squads.map(({ teamId }) => teamId), ...last])];
    if (teamIds.length > 0) return { playerId, teamIds, hasStay: true };
    const [player] = await loadPlayers(database, [playerId]);
    return { playerId, teamIds: player?.teamId ? [player.teamId] : [], hasStay: false };
  },
  restsOn: ({ playerId }) => [`player:${playerId}`],
  bytes: ({ teamIds }) => 16 * teamIds.length,
});
