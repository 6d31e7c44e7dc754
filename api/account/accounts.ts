import { createHash, createHmac, randomBytes } from "node:crypto";
import type { ChatApp, LoginMethod } from "@scoreline/domain/account/methods";
import type { Captcha } from "@scoreline/gateways/captcha/altcha";
import type { ChatLogin } from "@scoreline/gateways/chat-login/port";
import type { Fantasy } from "@scoreline/gateways/fantasy/fantasy";
import type { MailGateway } from "@scoreline/gateways/mail/port";
import type { PhoneTokens } from "@scoreline/gateways/phone-token/firebase";
import type { SmsGateway } from "@scoreline/gateways/sms/port";
import type { SessionLookUp } from "@scoreline/store/account/sessions";
import type { Limiter } from "#account/limiter.ts";
import type { Passwords } from "#account/passwords.ts";

/** What became of a code that was asked for. */
export type CodeOutcome = "sent" | "silent" | "failed" | "refused" | "braked";

/** What accounts stand on. A way in whose gateway is missing is closed. */
export type Accounts = {
  /** The real time: people live by it, however fast a demo world runs. */
  now(): number;
  /** Asks the store who is signed in. */
  sessionOf: SessionLookUp;
  passwords: Passwords;
  limiter: Limiter;
  /** Known to this server alone; codes are kept as what it makes of them. */
  key?: string;
  sms?: SmsGateway;
  /** Sends the newsletter's mails; without it there is none. */
  mail?: MailGateway;
  captcha?: Captcha;
  chatLogins: Partial<Record<ChatApp, ChatLogin>>;
  phoneTokens?: PhoneTokens;
  /** Where fantasy sport is played; without it, nowhere yet. */
  fantasy?: Fantasy;
  /** The address that readers use, without a path: links are made from it, never from what a request says. */
  origin: string;
  /** Hears of every code that was asked for. */
  codeAsked?(outcome: CodeOutcome, country: string): void;
  /** Hears of what failed outside, without a word of what was sent. */
  failed?(error: unknown, what: string): void;
};

/** The ways in that this server offers at all. */
export function offeredMethods(accounts: Accounts): LoginMethod[] {
  const { sms, key, phoneTokens, chatLogins } = accounts;
  return [
    "password",
    ...(sms && key ? (["code"] as const) : []),
    ...(phoneTokens ? (["firebase"] as const) : []),
    ...(chatLogins.line ? (["line"] as const) : []),
    ...(chatLogins.zalo ? (["zalo"] as const) : []),
  ];
}

/** A secret of 256 bits, as text that fits into an address. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** For what is long and random: a plain hash is enough to keep it from whoever reads the store. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** For what is short: without the key it cannot be tried. */
export function sealed(key: string, ...parts: readonly string[]): string {
  return createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url");
}
