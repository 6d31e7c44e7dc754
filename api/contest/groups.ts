import { randomBytes } from "node:crypto";
import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { foundLeague, joinLeague, type League, leaguesOf } from "@scoreline/store/contest/leagues";
import { placesInLeague } from "@scoreline/store/contest/places";
import { userOf } from "#account/sign-in.ts";
import { placedRow } from "#contest/board.ts";
import { contestIn, entrantOf } from "#contest/contests.ts";
import type { Handler } from "#handler.ts";

const group = ({ id, name, code, ownerId }: League, members: number, userId: number) => ({
  groupId: id,
  name,
  code,
  members,
  isOwner: ownerId === userId,
});

/** Private leagues: who has the invitation is in, and nobody else sees that there is one. */
export const groupCalls: { [Name in "createGroup" | "joinGroup" | "getGroups"]: Handler<Calls[Name]> } = {
  createGroup: async ({ contestId, name }, caller, services) => {
    await contestIn(contestId, services);
    const ownerId = await entrantOf(caller, services);
    const code = randomBytes(12).toString("base64url");
    const made = await foundLeague(services.database, { contestId, ownerId, name, code, createdAt: services.now() });
    if (!made) throw new Refusal("groupFull");
    return succeed({ data: group(made, 1, ownerId) });
  },

  joinGroup: async ({ code }, caller, services) => {
    const userId = await entrantOf(caller, services);
    const joined = await joinLeague(services.database, { code, userId, at: services.now() });
    if (joined === "unknown") throw new Refusal("groupUnknown");
    if (joined === "full") throw new Refusal("groupFull");
    const leagues = await leaguesOf(services.database, joined.contestId, userId);
    const members = leagues.find(({ id }) => id === joined.id)?.members ?? 1;
    return succeed({ data: { ...group(joined, members, userId), contestId: joined.contestId } });
  },

  getGroups: async ({ contestId }, caller, services) => {
    await contestIn(contestId, services);
    const { userId } = userOf(caller);
    const leagues = await leaguesOf(services.database, contestId, userId);
    const tables = leagues.map(async (league) => {
      const rows = await placesInLeague(services.database, contestId, league.id);
      const list = rows.map(({ placeHere, ...row }) => placedRow(userId)({ ...row, place: placeHere, before: null }));
      return { ...group(league, league.members, userId), list };
    });
    return succeed({ data: await Promise.all(tables) });
  },
};
