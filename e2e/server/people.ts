import { randomInt } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { ScorelineProcess } from "./scoreline-process.ts";

export type Person = { number: string; password: string; nickname: string };

/** Somebody with a Thai mobile number that nobody else in the run has. */
export function newPerson(): Person {
  const number = `08${randomInt(10_000_000, 99_999_999)}`;
  return { number, password: "Offside11", nickname: `fan${number.slice(-6)}` };
}

/** An address of its own for each test: what one may do from an address is limited. */
export function newAddress(): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `198.51.${randomInt(0, 255)}.${randomInt(1, 255)}` };
}

/** The same, of somebody in one of these countries. */
export function newAddressIn(country: keyof typeof networks): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `${networks[country]}.${randomInt(0, 255)}.${randomInt(1, 255)}` };
}
const networks = { VN: "14.160" } as const;

/** The six digits that were last sent to a number: they stand on the server's console. */
export function codeFor({ printed }: ScorelineProcess, { number }: Person): string {
  const sent = printed.split("\n").filter((line) => line.includes(`+66${number.slice(1)}`));
  const code = /(?<!\d)\d{6}(?!\d)/.exec(sent.at(-1)?.split(":").slice(1).join(":") ?? "")?.[0];
  if (!code) throw new Error(`no code went to ${number}`);
  return code;
}

const onOurPage = { "sec-fetch-site": "same-origin" };

async function post(browser: APIRequestContext, path: string, form: Record<string, string>): Promise<void> {
  const { result } = await (await browser.post(`/api/user/${path}`, { form, headers: onOurPage })).json();
  if (result.businessCode !== 0) throw new Error(`${path}: ${result.message}`);
}

/** Signs up by the calls, and leaves the session with the browser. What stars are for has been explained, unless it is to be. */
export async function signUp(
  server: ScorelineProcess,
  browser: APIRequestContext,
  { walkthrough = false }: { walkthrough?: boolean } = {},
): Promise<Person> {
  const person = newPerson();
  const phone = { phoneNumber: person.number, countryCode: "TH" };
  await post(browser, "getWSUP", phone);
  const { password, nickname } = person;
  await post(browser, "signup", { ...phone, otp: codeFor(server, person), password, nickname });
  if (!walkthrough) await browser.post("/api/fav/walkthrough", { headers: onOurPage });
  return person;
}

export async function logIn(browser: APIRequestContext, { number, password }: Person): Promise<void> {
  await post(browser, "login", { phoneNumber: number, countryCode: "TH", password });
}
