import { loadCareers, squadsOfPlayer } from "@scoreline/store/people/people";
import { cachedValue } from "#cache/answer.ts";

/** The teams whose matches a player's profile counts: where the player is, and was last. */
export const teamsOfPlayer = cachedValue({
  name: "teams of a player",
  reader: [],
  make: async ({ playerId }: { playerId: number }, _reader, { database }) => {
    const squads = await squadsOfPlayer(database, playerId);
    const [career] = await loadCareers(database, [playerId]);
    const last = career?.rows.slice(-2).map(({ team }) => team) ?? [];
    return { playerId, teamIds: [...new Set([...squads.map(({ teamId }) => teamId), ...last])] };
  },
  restsOn: ({ playerId }) => [`player:${playerId}`],
  bytes: ({ teamIds }) => 16 * teamIds.length,
});
