import { randomBytes } from "node:crypto";
import { Refusal } from "@scoreline/contract/errors";
import { countryOfPhone, normalisePhone } from "@scoreline/domain/account/phone";
import { isPhoneCountry, type PhoneCountry } from "@scoreline/domain/account/phone-countries";
import { referralCodeFrom } from "@scoreline/domain/account/referral";
import { readTravelling, type TravellingSettings, travellingSettings } from "@scoreline/domain/account/settings";
import { addReferral, userByReferralCode } from "@scoreline/store/account/referrals";
import { addUser, type NewUser, userById } from "@scoreline/store/account/users";
import type { Queryable } from "@scoreline/store/engine/open";
import { knowDevice } from "#account/device.ts";
import { infoOf, type UserInfo } from "#account/info.ts";
import type { Caller, Services } from "#handler.ts";
import { sessionCookie } from "#session/cookie.ts";
import { endSessions } from "#session/end.ts";
import { handToken, issueSession, sessionByToken } from "#session/token.ts";
import { noVisit, type Visit } from "#session/visit.ts";

/** The number in the one form that counts. */
export function phoneIn({ phoneNumber, countryCode }: { phoneNumber: string; countryCode?: PhoneCountry | undefined }) {
  const phone = normalisePhone(phoneNumber, countryCode);
  if (!phone) throw new Refusal("phoneInvalid", [{ field: "phoneNumber", expected: "a mobile number" }]);
  return phone;
}

export const visitBy = (caller: Caller): Visit => caller.visit ?? noVisit;

/** Whoever is logged in; calls that need nobody are not made through this. */
export function userOf({ session }: Caller): { userId: number; sessionId: number } {
  if (!session) throw new Refusal("sessionInvalid");
  return { userId: session.userId, sessionId: session.id };
}

/**
 * Logs somebody in: always with a new session. The browser's last one ends with it, what it had set comes along, and the
 * device is known from now on.
 */
export async function signIn(userId: number, caller: Caller, services: Services): Promise<UserInfo> {
  const { database, accounts } = services;
  const visit = visitBy(caller);
  const { token } = await issueSession(database, sessionFor(userId, caller, accounts.now()));
  await knowDevice(database, userId, visit, accounts.now());
  return greet(userId, token, caller, services);
}

function sessionFor(userId: number, caller: Caller, createdAt: number) {
  return { userId, createdAt, agent: visitBy(caller).agent, country: caller.country ?? "" };
}

/** What a browser is left with, once the session is stored. */
async function greet(userId: number, token: string, caller: Caller, services: Services): Promise<UserInfo> {
  const { database } = services;
  const visit = visitBy(caller);
  if (visit.page !== "foreign") {
    const last = await sessionByToken(services, visit.cookie(sessionCookie), { fresh: true });
    if (last) await endSessions(services, { userId: last.userId, only: last.id });
    const user = await userById(database, userId);
    if (user) keepSettings(visit, user.settings);
  }
  return infoOf(database, userId, handToken(visit, token));
}

const yearSeconds = 31_536_000;

/** As pages write them themselves: these are for scripts to read. */
export function keepSettings(visit: Visit, settings: TravellingSettings): void {
  for (const name of travellingSettings) {
    const value = settings[name];
    if (value !== undefined) visit.keepCookie(name, value, { maxAge: yearSeconds, httpOnly: false });
  }
}

export type NewAccount = Pick<NewUser, "phone" | "passwordHash" | "nickname"> & { referrerId?: number | undefined };

/** Whose code it is. */
export async function referrerOf({ database }: Services, code: string | undefined): Promise<number | undefined> {
  if (code === undefined) return undefined;
  const referrer = await userByReferralCode(database, code);
  if (referrer === undefined) throw new Refusal("referralInvalid");
  return referrer;
}

/** A user with all that belongs to one, within a transaction of the caller's. Nothing when the number is somebody's. */
export async function createAccount(
  tx: Queryable,
  { referrerId, ...user }: NewAccount,
  caller: Caller,
  now: number,
): Promise<number | undefined> {
  const visit = visitBy(caller);
  const country = caller.country ?? "";
  const userId = await addUser(tx, {
    ...user,
    createdAt: now,
    preferredLanguage: caller.locale,
    preferredCountry: isPhoneCountry(country) ? country : (countryOfPhone(user.phone ?? "") ?? ""),
    referralCode: referralCodeFrom(randomBytes(8)),
    settings: readTravelling((name) => visit.cookie(name)),
  });
  if (userId !== undefined && referrerId !== undefined) await addReferral(tx, { userId, referrerId, at: now });
  return userId;
}

/** Signs up: the account, what it was proved with and the first session are stored together or not at all. */
export async function signUpWith(
  account: NewAccount,
  /** Uses up what the number was proved with. */
  prove: (tx: Queryable) => Promise<void>,
  caller: Caller,
  services: Services,
): Promise<UserInfo> {
  const { database, accounts } = services;
  const now = accounts.now();
  const { userId, token } = await database.transaction(async (tx) => {
    await prove(tx);
    const added = await createAccount(tx, account, caller, now);
    if (added === undefined) throw new Refusal("phoneTaken");
    const opened = await issueSession(tx, sessionFor(added, caller, now));
    await knowDevice(tx, added, visitBy(caller), now);
    return { userId: added, token: opened.token };
  });
  return greet(userId, token, caller, services);
}
