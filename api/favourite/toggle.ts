import type * as declared from "@scoreline/contract/calls/favourites";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { changeProfile } from "@scoreline/store/account/users";
import { addFavourite, type Favourite, removeFavourite } from "@scoreline/store/favourite/favourites";
import { userOf } from "#account/sign-in.ts";
import type { Caller, Handler, Services } from "#handler.ts";

type Declared = typeof declared;
type Toggles = Exclude<keyof Declared, "favIds" | `${string}List`>;

async function add(favourite: Favourite, caller: Caller, { database, accounts, wake }: Services) {
  const added = await addFavourite(database, userOf(caller).userId, favourite, accounts.now());
  if (added === "unknown" || added === "full") throw new Refusal("favouriteRefused");
  if (added === "added") wake();
  return succeed({ data: null });
}

async function remove(favourite: Favourite, caller: Caller, { database, accounts, wake }: Services) {
  if (await removeFavourite(database, userOf(caller).userId, favourite, accounts.now())) wake();
  return succeed({ data: null });
}

async function markSeen(caller: Caller, { database, accounts, wake }: Services) {
  await changeProfile(database, userOf(caller).userId, { walkthroughSeen: true }, accounts.now());
  wake();
  return succeed({ data: null });
}

const ofMatch = (sport: Favourite["sport"], thingId: number) => ({ kind: "match", sport, thingId }) as const;
const ofTeam = (sport: Favourite["sport"], thingId: number) => ({ kind: "team", sport, thingId }) as const;
const ofLeague = (sport: Favourite["sport"], thingId: number) => ({ kind: "competition", sport, thingId }) as const;

export const favouriteToggles: { [Name in Toggles]: Handler<Declared[Name]> } = {
  favMatch: ({ matchId }, caller, services) => add(ofMatch("football", matchId), caller, services),
  favTeam: ({ teamId }, caller, services) => add(ofTeam("football", teamId), caller, services),
  favLeague: ({ leagueId }, caller, services) => add(ofLeague("football", leagueId), caller, services),
  unFavMatch: ({ matchId }, caller, services) => remove(ofMatch("football", matchId), caller, services),
  unFavTeam: ({ teamId }, caller, services) => remove(ofTeam("football", teamId), caller, services),
  unFavLeague: ({ leagueId }, caller, services) => remove(ofLeague("football", leagueId), caller, services),
  basketballFavMatch: ({ matchId }, caller, services) => add(ofMatch("basketball", matchId), caller, services),
  basketballFavTeam: ({ teamId }, caller, services) => add(ofTeam("basketball", teamId), caller, services),
  basketballFavLeague: ({ leagueId }, caller, services) => add(ofLeague("basketball", leagueId), caller, services),
  basketballUnFavMatch: ({ matchId }, caller, services) => remove(ofMatch("basketball", matchId), caller, services),
  basketballUnFavTeam: ({ teamId }, caller, services) => remove(ofTeam("basketball", teamId), caller, services),
  basketballUnFavLeague: ({ leagueId }, caller, services) => remove(ofLeague("basketball", leagueId), caller, services),
  walkthrough: (_input, caller, services) => markSeen(caller, services),
  basketballWalkthrough: (_input, caller, services) => markSeen(caller, services),
};
