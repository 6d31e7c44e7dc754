import { randomUUID } from "node:crypto";
import type { CallInput } from "@scoreline/contract/call";
import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { handOverMs } from "@scoreline/domain/account/sessions";
import { isFor } from "@scoreline/domain/notify/announcement";
import { fantasyTokenSeconds } from "@scoreline/gateways/fantasy/fantasy";
import { givenOf } from "@scoreline/store/account/personal";
import { enterReferral, referralsBy, userByReferralCode } from "@scoreline/store/account/referrals";
import { sessionsOf } from "@scoreline/store/account/sessions";
import { changeProfile, deleteUser, userById } from "@scoreline/store/account/users";
import { unseenAnnouncements } from "@scoreline/store/notify/announcements";
import { startHandOver } from "#account/hand-over.ts";
import { dayOf, infoOf } from "#account/info.ts";
import { ownPicture } from "#account/picture.ts";
import { userOf } from "#account/sign-in.ts";
import type { Caller, Handler, Services } from "#handler.ts";
import { knownAt } from "#late.ts";
import { sessionCookie } from "#session/cookie.ts";
import { endSessions, tellEnded } from "#session/end.ts";

const referralsOnPage = 20;

type OwnCalls =
  | "retrieveUserInfo"
  | "getProviderToken"
  | "handOver"
  | "updateProfile"
  | "updateProfilePicture"
  | "updateProfilePreferredCountry"
  | "updateProfilePreferredLanguage"
  | "updateSettings"
  | "updateReferralCode"
  | "getReferrals"
  | "getSessions"
  | "endSession"
  | "downloadData"
  | "deleteAccount";

async function change(
  caller: Caller,
  services: Services,
  fields: Parameters<typeof changeProfile>[2],
): Promise<number> {
  const { userId } = userOf(caller);
  await changeProfile(services.database, userId, fields, services.now());
  services.wake();
  return userId;
}

async function newPicture(
  { avatarId, picture }: CallInput<Calls["updateProfilePicture"]>,
  caller: Caller,
  services: Services,
) {
  if (picture) {
    const bytes = await ownPicture(Buffer.from(picture.replace(/^data:[\w/+.-]{0,40};base64,/, ""), "base64"));
    if (!bytes) throw new Refusal("pictureRefused");
    // Its name changes with it: whoever has the last one under its name sees no other.
    return change(caller, services, { picture: { name: randomUUID(), bytes: bytes.toString("base64") } });
  }
  if (avatarId === undefined) throw new Refusal("badRequest", [{ field: "avatarId", expected: "avatarId or picture" }]);
  return change(caller, services, { drawnAvatar: avatarId, picture: null });
}

/** One's own account, by the session. */
export const ownCalls: { [Name in OwnCalls]: Handler<Calls[Name]> } = {
  retrieveUserInfo: async (_input, caller, services) => {
    const { database, accounts } = services;
    const { userId } = userOf(caller);
    // Every page of theirs asks for it: both at once, and nothing else.
    const [info, unseen] = await Promise.all([
      infoOf(database, userId, "", knownAt(services)),
      unseenAnnouncements(database, userId, accounts.now()),
    ]);
    const reader = { country: info.preferredCountry || caller.country || "", locale: caller.locale };
    const notificationFlag = info.notificationFlag || unseen.some((one) => isFor(one, reader));
    return succeed({ data: { ...info, notificationFlag } });
  },

  getProviderToken: async (_input, caller, { database, accounts }) => {
    const { userId } = userOf(caller);
    if (!accounts.fantasy) throw new Refusal("methodOff");
    const user = await userById(database, userId);
    if (!user) throw new Refusal("sessionInvalid");
    const token = await accounts.fantasy.sign({ userId, username: user.nickname }, accounts.now());
    return succeed({ data: { token, expiresSeconds: fantasyTokenSeconds, url: accounts.fantasy.arrival(token) } });
  },

  handOver: async (_input, caller, services) => {
    const token = await startHandOver(services, userOf(caller).userId);
    return succeed({ data: { token, expiresSeconds: handOverMs / 1000 } });
  },

  updateProfile: async ({ nickname }, caller, services) => {
    const userId = await change(caller, services, { nickname });
    return succeed({ data: await infoOf(services.database, userId) });
  },

  updateProfilePicture: async (input, caller, services) => {
    const userId = await newPicture(input, caller, services);
    return succeed({ data: await infoOf(services.database, userId) });
  },

  updateProfilePreferredCountry: async ({ preferredCountry }, caller, services) => {
    await change(caller, services, { preferredCountry });
    return succeed({ data: null });
  },

  updateProfilePreferredLanguage: async ({ preferredLanguage }, caller, services) => {
    await change(caller, services, { preferredLanguage });
    return succeed({ data: null });
  },

  updateSettings: async (named, caller, services) => {
    const user = await userById(services.database, userOf(caller).userId);
    await change(caller, services, { settings: { ...user?.settings, ...named } });
    return succeed({ data: null });
  },

  updateReferralCode: async ({ referralCode }, caller, { database, accounts }) => {
    const { userId } = userOf(caller);
    const referrerId = await userByReferralCode(database, referralCode);
    const isNew =
      referrerId !== undefined && (await enterReferral(database, { userId, referrerId, at: accounts.now() }));
    if (!isNew) throw new Refusal("referralInvalid");
    return succeed({ data: null });
  },

  getReferrals: async ({ page = 0 }, caller, { database, accounts }) => {
    const { userId } = userOf(caller);
    const user = await userById(database, userId);
    const place = { limit: referralsOnPage, offset: page * referralsOnPage };
    const { total, list } = await referralsBy(database, userId, place);
    const referralCode = user?.referralCode ?? "";
    return succeed({
      data: {
        referralCode,
        link: `${accounts.origin}/${caller.locale}/signup?referralCode=${referralCode}`,
        total,
        list: list.map(({ nickname, at }) => ({ username: nickname, date: dayOf(at) })),
        hasNext: place.offset + list.length < total,
      },
    });
  },

  getSessions: async (_input, caller, { database, accounts }) => {
    const { userId, sessionId } = userOf(caller);
    const list = await sessionsOf(database, userId, accounts.now());
    return succeed({
      data: list.map(({ id, agent, country, createdAt, seenAt }) => ({
        sessionId: id,
        agent,
        country,
        createTime: createdAt,
        seenTime: seenAt,
        isCurrent: id === sessionId,
      })),
    });
  },

  endSession: async ({ sessionId: only }, caller, services) => {
    const { userId, sessionId: except } = userOf(caller);
    const ended = await endSessions(services, only === undefined ? { userId, except } : { userId, only });
    return succeed({ data: { ended } });
  },

  downloadData: async (_input, caller, { database, accounts }) => {
    const { userId } = userOf(caller);
    const now = accounts.now();
    const user = await userById(database, userId);
    if (!user) throw new Refusal("sessionInvalid");
    const { passwordHash: _, id: __, ...account } = user;
    const [given, brought] = await Promise.all([
      givenOf(database, userId),
      referralsBy(database, userId, { limit: 10_000, offset: 0 }),
    ]);
    return succeed({ data: { exportedAt: new Date(now).toISOString(), account, ...given, brought: brought.list } });
  },

  deleteAccount: async ({ reason, text = "" }, caller, services) => {
    const { userId } = userOf(caller);
    const ended = await deleteUser(services.database, userId, { reason, text, at: services.accounts.now() });
    if (!ended) throw new Refusal("sessionInvalid");
    tellEnded(services, ended);
    caller.visit?.dropCookie(sessionCookie);
    return succeed({ data: null });
  },
};
