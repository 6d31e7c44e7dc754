import type { CallInput } from "@scoreline/contract/call";
import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { AlertSettings } from "@scoreline/contract/schemas/notification";
import { alertKinds, kindsIn, maskOf, matchAlertKinds, otherAlertKinds } from "@scoreline/domain/notify/kinds";
import { favouritesOf, type StoredFavourite } from "@scoreline/store/favourite/favourites";
import { changePreferences, choicesOf, type Preferences, preferencesOf } from "@scoreline/store/notify/preferences";
import { userOf } from "#account/sign-in.ts";
import type { Caller, Handler, Services } from "#handler.ts";
import { badgeOf, leagueBadge } from "#rows/badges.ts";

type SettingCalls = "settingInit" | "settingUpdate";

export const notificationSettings: { [Name in SettingCalls]: Handler<Calls[Name]> } = {
  settingInit: async (_input, caller, services) => {
    const { database } = services;
    const { userId } = userOf(caller);
    const [own, choices, favourites] = await Promise.all([
      preferencesOf(database, userId, caller.timeZone),
      choicesOf(database, userId),
      favouritesOf(database, userId),
    ]);
    const { off, withoutScores, football, basketball, other, quietFrom, quietTo, timeZone } = own;
    return succeed({
      data: {
        off,
        withoutScores,
        football: kindsIn(football, matchAlertKinds.football),
        basketball: kindsIn(basketball, matchAlertKinds.basketball),
        other: kindsIn(other, otherAlertKinds),
        quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
        timeZone,
        choices: choices.map(({ kind, thingId, mask }) => ({ kind, id: thingId, kinds: kindsIn(mask, alertKinds) })),
        followed: favourites.flatMap((favourite) => followedThing(favourite, caller, services)),
      },
    });
  },

  settingUpdate: async (input, caller, services) => {
    const { userId } = userOf(caller);
    const { database, accounts, wake } = services;
    const change = { own: changeOf(input), choices: choicesIn(input) };
    const done = await changePreferences(database, userId, change, { at: accounts.now(), timeZone: caller.timeZone });
    if (done === "unknown") throw new Refusal("badRequest", [{ field: "choices", expected: "things that there are" }]);
    if (done === "full") throw new Refusal("badRequest", [{ field: "choices", expected: "fewer choices" }]);
    wake();
    return succeed({ data: null });
  },
};

function followedThing(
  { kind, thingId, sport }: StoredFavourite,
  { locale }: Caller,
  { boards: { catalogue } }: Services,
): AlertSettings["followed"] {
  if (kind === "match") return [];
  const common = { kind, id: thingId, sport };
  if (kind === "competition") {
    const { leagueName, countryCode } = leagueBadge(thingId, catalogue, locale);
    return catalogue.competitions.has(thingId) ? [{ ...common, name: leagueName, team: null, countryCode }] : [];
  }
  const team = catalogue.teams.get(thingId);
  if (!team) return [];
  const badge = badgeOf(team, catalogue, locale);
  return [{ ...common, name: badge.name, team: badge, countryCode: "" }];
}

type Input = CallInput<Calls["settingUpdate"]>;

function changeOf({ off, withoutScores, football, basketball, other, quiet }: Input): Partial<Preferences> {
  return {
    ...(off !== undefined && { off }),
    ...(withoutScores !== undefined && { withoutScores }),
    ...(football && { football: maskOf(football) }),
    ...(basketball && { basketball: maskOf(basketball) }),
    ...(other && { other: maskOf(other) }),
    ...(quiet !== undefined && { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }),
  };
}

function choicesIn({ choices = [] }: Input) {
  return choices.map(({ kind, id, kinds }) => ({ kind, thingId: id, mask: kinds && maskOf(kinds) }));
}
