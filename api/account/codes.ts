import { randomInt } from "node:crypto";
import { Refusal } from "@scoreline/contract/errors";
import {
  type Allowance,
  type CodePurpose,
  codeRules,
  guessAllowances,
  prefixOf,
  sendAllowances,
  waitAfter,
} from "@scoreline/domain/account/codes";
import { countryOfPhone } from "@scoreline/domain/account/phone";
import { codeLength } from "@scoreline/domain/account/rules";
import type { LocaleCode } from "@scoreline/domain/names";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import { type CodePlace, saveCode, tryCode, useCode, waitForCode } from "@scoreline/store/account/codes";
import type { Taking } from "@scoreline/store/account/counters";
import type { Queryable } from "@scoreline/store/engine/open";
import { type Accounts, sealed } from "#account/accounts.ts";
import { knownDevice } from "#account/device.ts";
import type { Services } from "#handler.ts";
import type { Visit } from "#session/visit.ts";

type Needed = Pick<Services, "database" | "accounts">;

/** A message for a number: with the code, or that somebody has an account already. Nothing is sent to who is nobody here. */
export type CodeMessage = "code" | "registered" | "none";

function takings(key: string, allowances: readonly Allowance[]): Taking[] {
  return allowances.map((allowance) => ({ key: `${key}:${allowance.windowMs}`, allowance }));
}

/** Whoever solved a challenge may ask as others do; who cannot, without scripts for example, may ask a few times. */
async function proofTakings({ captcha }: Accounts, answer: string | undefined, { network }: Visit, now: number) {
  if (!answer) {
    return [
      ...takings(`unproven:address:${network}`, sendAllowances.unprovenAddress),
      ...takings("unproven:everybody", sendAllowances.unprovenEverybody),
    ];
  }
  const solved = await captcha?.solved(answer, now);
  if (!solved) throw new Refusal("captchaFailed");
  return takings(`captcha:${solved.id}`, [{ most: 1, windowMs: Math.max(1, solved.expiresAt - now) }]);
}

/**
 * Sends a code. Whatever is done here is done for every number, somebody's or nobody's, up to the message itself, which
 * nobody waits for: the answer says nothing of it, in words or in time.
 */
export async function sendCode(
  services: Needed,
  asked: { phone: string; purpose: CodePurpose; message: CodeMessage; captcha: string | undefined; locale: LocaleCode },
  visit: Visit,
): Promise<{ waitSeconds: number; expiresSeconds: number }> {
  const { accounts, database } = services;
  const { phone, purpose } = asked;
  const { sms, key } = accounts;
  if (!sms || !key) throw new Refusal("methodOff");
  const now = accounts.now();
  const country = countryOfPhone(phone) ?? "";
  // One's own device has a place of its own, where no stranger's guesses and questions count.
  const place: CodePlace = { phone, purpose, slot: await knownDevice(database, phone, visit) };
  const proof = await proofTakings(accounts, asked.captcha, visit, now);
  const waitMs = await waitForCode(database, place, now);
  if (waitMs > 0) throw new Refusal("codeTooSoon", [], { waitMs });

  const brake = await accounts.limiter.take(
    [
      ...takings(`send:country:${country}`, sendAllowances.country),
      ...takings("send:everybody", sendAllowances.everybody),
    ],
    now,
  );
  const taken =
    brake.waitMs > 0
      ? brake
      : await accounts.limiter.take(
          [
            ...proof,
            ...takings(`send:number:${counted(accounts, phone)}:${place.slot}`, sendAllowances.number),
            ...takings(`send:address:${visit.network}`, sendAllowances.address),
            ...takings(`send:prefix:${prefixOf(phone)}`, sendAllowances.prefix),
          ],
          now,
        );
  if (taken.waitMs > 0) {
    accounts.codeAsked?.(brake.waitMs > 0 ? "braked" : "refused", country);
    throw new Refusal("tooManyTries", [], taken);
  }

  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
  const sent = await saveCode(database, place, hashFor(key, place, code), now);
  // Somebody else's question came first by a hair.
  if (sent === undefined) throw new Refusal("codeTooSoon", [], { waitMs: waitAfter(1) });
  deliver(accounts, asked, code, country);
  return { waitSeconds: waitAfter(sent) / 1000, expiresSeconds: codeRules.lifeMs / 1000 };
}

function deliver(
  { sms, codeAsked, failed }: Accounts,
  { phone, message, locale }: { phone: string; message: CodeMessage; locale: LocaleCode },
  code: string,
  country: string,
): void {
  if (message === "none") {
    codeAsked?.("silent", country);
    return;
  }
  const say = translatorFor(locale);
  const text = message === "code" ? say("sms.code", { code }) : say("sms.registered");
  sms?.send({ to: phone, text }).then(
    () => codeAsked?.("sent", country),
    (error) => {
      codeAsked?.("failed", country);
      failed?.(error, "a message was not sent");
    },
  );
}

const hashFor = (key: string, { phone, purpose, slot }: CodePlace, code: string) =>
  sealed(key, purpose, phone, slot, code);

/** A number as it is counted: counts outlive an account by a day, and say nobody's number to who reads them. */
const counted = ({ key = "" }: Accounts, phone: string) => sealed(key, "counted", phone);

/** A code that was right, to be used up in the transaction of what it is for. */
export type RightCode = {
  /** Of many who have it, one is told yes. */
  use(tx: Queryable): Promise<boolean>;
};

/** Refuses a wrong code, and who has guessed too often. The codes themselves allow three tries each. */
export async function checkCode(
  services: Needed,
  { phone, purpose, otp }: { phone: string; purpose: CodePurpose; otp: string },
  visit: Visit,
): Promise<RightCode> {
  const { accounts, database } = services;
  const { key } = accounts;
  if (!key) throw new Refusal("methodOff");
  const now = accounts.now();
  const slot = await knownDevice(database, phone, visit);
  const isRight = await guess(services, { kind: "code", phone, device: slot }, visit, async () => {
    // A code that was asked for elsewhere, before this device was known, is as good.
    for (const each of new Set([slot, ""])) {
      const place = { phone, purpose, slot: each };
      const hash = hashFor(key, place, otp);
      if (await tryCode(database, place, hash, now)) return { place, hash };
    }
    return undefined;
  });
  if (!isRight) throw new Refusal("codeInvalid");
  const { place, hash } = isRight;
  return { use: (tx) => useCode(tx, place, hash, now) };
}

/**
 * A guess at somebody's code or password is taken from what a number has at an address, and given back when it was right.
 * Nobody can use up what the owner has elsewhere. A device that the owner has signed in on before counts by itself, so that
 * strangers never stand in its way; whoever else sits before it guesses no oftener than others.
 */
export async function guess<Right>(
  { accounts }: Needed,
  { kind, phone, device }: { kind: "code" | "password"; phone: string; device: string },
  { network }: Visit,
  tryIt: () => Promise<Right | undefined>,
): Promise<Right | undefined> {
  const own = `guess:${kind}:${counted(accounts, phone)}:${device || network}`;
  const all = `guess:address:${device || network}`;
  const now = accounts.now();
  const taken = await accounts.limiter.take(
    [
      { key: own, allowance: guessAllowances[kind] },
      { key: all, allowance: guessAllowances.address },
    ],
    now,
  );
  if (taken.waitMs > 0) throw new Refusal("tooManyTries", [], taken);
  const right = await tryIt();
  if (right !== undefined) await Promise.all([own, all].map((key) => accounts.limiter.giveBack(key, now)));
  return right;
}
