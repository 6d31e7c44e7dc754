import { altcha } from "@scoreline/gateways/captcha/altcha";
import { type Fantasy, openFantasy } from "@scoreline/gateways/fantasy/fantasy";
import { newSigningSeed, signingKey } from "@scoreline/gateways/fantasy/signing-key";
import { ConsoleMail } from "@scoreline/gateways/mail/console";
import { ConsoleSms } from "@scoreline/gateways/sms/console";
import { sessionLookUp } from "@scoreline/store/account/sessions";
import type { Database } from "@scoreline/store/engine/open";
import type { Accounts } from "#account/accounts.ts";
import { limiterInStore } from "#account/limiter.ts";
import { Passwords } from "#account/passwords.ts";

export const testOrigin = "https://scores.example";

/** Accounts with the local gateways: messages are read in the outbox, challenges are soon solved. */
export function testAccounts(database: Database, now: () => number): Accounts & { sms: ConsoleSms; mail: ConsoleMail } {
  return {
    now,
    sessionOf: sessionLookUp(database),
    passwords: new Passwords(),
    limiter: limiterInStore(database),
    key: "a key that only tests know",
    sms: new ConsoleSms(() => {}, now),
    mail: new ConsoleMail(() => {}, now),
    captcha: altcha("a key that only tests know", { cost: 1, tries: { min: 1, max: 3 } }),
    chatLogins: {},
    fantasy: testFantasy("https://fantasy.example/play?from=scores"),
    origin: testOrigin,
  };
}

export function testFantasy(url: string): Fantasy {
  const key = signingKey(newSigningSeed());
  if (!key) throw new Error("no key");
  return openFantasy({ url, logoutUrl: url, origin: testOrigin, key });
}
