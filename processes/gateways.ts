import type { ChatApp } from "@scoreline/domain/account/methods";
import { readEmail } from "@scoreline/domain/newsletter/email";
import { lineLogin } from "@scoreline/gateways/chat-login/line";
import type { ChatLogin } from "@scoreline/gateways/chat-login/port";
import { zaloLogin } from "@scoreline/gateways/chat-login/zalo";
import { type Fantasy, openFantasy } from "@scoreline/gateways/fantasy/fantasy";
import { signingKey } from "@scoreline/gateways/fantasy/signing-key";
import { countryByAddress, firstOf } from "@scoreline/gateways/ip-location/database";
import { countryByHeader } from "@scoreline/gateways/ip-location/header";
import type { IpLocation } from "@scoreline/gateways/ip-location/port";
import { ConsoleMail } from "@scoreline/gateways/mail/console";
import type { MailGateway } from "@scoreline/gateways/mail/port";
import { smtpMail } from "@scoreline/gateways/mail/smtp";
import { firebasePhoneTokens, type PhoneTokens } from "@scoreline/gateways/phone-token/firebase";
import { ConsoleSms } from "@scoreline/gateways/sms/console";
import { httpSms } from "@scoreline/gateways/sms/http";
import type { SmsGateway } from "@scoreline/gateways/sms/port";
import type { Configuration } from "#configuration.ts";
import { fantasySeed } from "#keys/fantasy-key.ts";

export type Gateways = {
  sms?: SmsGateway;
  chatLogins: Partial<Record<ChatApp, ChatLogin>>;
  phoneTokens?: PhoneTokens;
  fantasy?: Fantasy;
  ipLocation: IpLocation;
};

/** What is wrong with what somebody configured. */
class Wrong extends Error {}

const isLocal = (url: URL) => ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);

/** An address without encryption would tell secrets to whoever listens; on this machine nobody does. */
function address(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url && (url.protocol === "https:" || (url.protocol === "http:" && isLocal(url)));
  if (!isSafe) throw new Wrong(`${name} must be an https address`);
  return text.replace(/\/$/, "");
}

function text(name: string, value: string, pattern = /^[\x21-\x7e]{1,500}$/): string {
  if (!value) throw new Wrong(`${name} is missing`);
  if (!pattern.test(value)) throw new Wrong(`${name} is not what it should be`);
  return value;
}

/** Off without a word when nothing of it is configured. */
function attempting(say: (line: string) => void) {
  return <Gateway>(what: string, isWanted: boolean, open: () => Gateway): Gateway | undefined => {
    if (!isWanted) return undefined;
    try {
      return open();
    } catch (error) {
      say(`  ${what} is off: ${error instanceof Wrong ? error.message : "it could not be opened"}.`);
      return undefined;
    }
  };
}

/** The way to mailboxes, for who asks for the newsletter and for who sends it. */
export function openMail(
  { MAIL, MAIL_URL, MAIL_FROM }: Configuration,
  { say, now }: { say(line: string): void; now(): number },
): MailGateway | undefined {
  return attempting(say)("The newsletter", MAIL !== "off", () => {
    if (MAIL === "console") return new ConsoleMail(say, now);
    if (MAIL !== "smtp") throw new Wrong("MAIL must be console, smtp or off");
    return smtpMail({ ...mailServer(text("MAIL_URL", MAIL_URL)), from: sender(MAIL_FROM) });
  });
}

/** On this machine nobody listens; elsewhere a password goes out encrypted or not at all. */
function mailServer(address: string) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url?.hostname || !["smtp:", "smtps:"].includes(url.protocol)) {
    throw new Wrong("MAIL_URL must be an smtp or smtps address");
  }
  const secure = url.protocol === "smtps:";
  const auth = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    mayBePlain: isLocal(url),
    ...(auth.user && { auth }),
  };
}

function sender(said: string): { name: string; address: string } {
  const [, name = "", inBrackets] = /^([^<>"\p{Cc}]{1,60}?) *<([^<>]+)>$/u.exec(said) ?? [];
  const address = readEmail(inBrackets ?? said);
  if (!said) throw new Wrong("MAIL_FROM is missing");
  if (!address) throw new Wrong("MAIL_FROM is not what it should be");
  return { name: name || "Scoreline", address };
}

/**
 * The outside world as it is configured. Whatever is wrong or half there turns that way in off, with a line on the console:
 * it never stops the site, and never opens it.
 */
export function openGateways(
  configuration: Configuration,
  { say, now, origin }: { say(line: string): void; now(): number; origin: string },
): Gateways {
  const attempt = attempting(say);
  const c = configuration;
  const sms = attempt("Logging in with codes", c.SMS !== "off", (): SmsGateway => {
    if (c.SMS === "console") return new ConsoleSms(say, now);
    if (c.SMS !== "http") throw new Wrong("SMS must be console, http or off");
    return httpSms({
      url: address("SMS_URL", c.SMS_URL),
      account: text("SMS_ACCOUNT", c.SMS_ACCOUNT),
      token: text("SMS_TOKEN", c.SMS_TOKEN),
      from: text("SMS_FROM", c.SMS_FROM, /^[+\w .-]{2,20}$/),
    });
  });
  const line = attempt("Logging in with LINE", Boolean(c.LINE_CHANNEL_ID || c.LINE_CHANNEL_SECRET), () =>
    lineLogin({
      channelId: text("LINE_CHANNEL_ID", c.LINE_CHANNEL_ID),
      // It signs: what is short can be tried.
      channelSecret: text("LINE_CHANNEL_SECRET", c.LINE_CHANNEL_SECRET, /^[\x21-\x7e]{16,200}$/),
      accessUrl: address("LINE_ACCESS_URL", c.LINE_ACCESS_URL),
      apiUrl: address("LINE_API_URL", c.LINE_API_URL),
    }),
  );
  const zalo = attempt("Logging in with Zalo", Boolean(c.ZALO_APP_ID || c.ZALO_APP_SECRET), () =>
    zaloLogin({
      appId: text("ZALO_APP_ID", c.ZALO_APP_ID),
      appSecret: text("ZALO_APP_SECRET", c.ZALO_APP_SECRET),
      oauthUrl: address("ZALO_OAUTH_URL", c.ZALO_OAUTH_URL),
      graphUrl: address("ZALO_GRAPH_URL", c.ZALO_GRAPH_URL),
    }),
  );
  const phoneTokens = attempt("Logging in with Firebase", Boolean(c.FIREBASE_PROJECT_ID || c.FIREBASE_API_KEY), () =>
    firebasePhoneTokens({
      projectId: text("FIREBASE_PROJECT_ID", c.FIREBASE_PROJECT_ID, /^[a-z][a-z\d-]{3,40}$/),
      apiKey: text("FIREBASE_API_KEY", c.FIREBASE_API_KEY),
      keysUrl: address("FIREBASE_KEYS_URL", c.FIREBASE_KEYS_URL),
    }),
  );
  const fantasy = attempt("The way to the fantasy site", Boolean(c.FANTASY_URL), () => {
    const url = address("FANTASY_URL", c.FANTASY_URL);
    const logoutUrl = c.FANTASY_LOGOUT_URL ? address("FANTASY_LOGOUT_URL", c.FANTASY_LOGOUT_URL) : url;
    const key = signingKey(text("FANTASY_KEY", fantasySeed(c)));
    if (!key) throw new Wrong("FANTASY_KEY is not what it should be");
    return openFantasy({ url, logoutUrl, origin, key });
  });
  const byAddress = attempt("Telling readers' countries by their addresses", true, () =>
    countryByAddress(c.IP_DATABASE),
  );
  return {
    ...(sms && { sms }),
    chatLogins: { ...(line && { line }), ...(zalo && { zalo }) },
    ...(phoneTokens && { phoneTokens }),
    ...(fantasy && { fantasy }),
    ipLocation: firstOf(countryByHeader(c.COUNTRY_HEADER), ...(byAddress ? [byAddress] : [])),
  };
}
