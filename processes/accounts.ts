import type { Accounts } from "@scoreline/api/account/accounts";
import { openLimiter } from "@scoreline/api/account/limiter";
import { Passwords } from "@scoreline/api/account/passwords";
import { altcha } from "@scoreline/gateways/captcha/altcha";
import type { MailGateway } from "@scoreline/gateways/mail/port";
import { pruneAccounts } from "@scoreline/store/account/counters";
import { sessionLookUp } from "@scoreline/store/account/sessions";
import type { Database } from "@scoreline/store/engine/open";
import type { Logger } from "pino";
import type { Configuration } from "#configuration.ts";
import type { Gateways } from "#gateways.ts";
import type { Metrics } from "#http/observe.ts";
import { secretKey } from "#keys/secret-key.ts";

const pruneEveryMs = 10 * 60_000;

type Options = {
  configuration: Configuration;
  database: Database;
  gateways: Gateways;
  mail: MailGateway | undefined;
  origin: string;
  metrics: Metrics;
  logger: Logger;
  say(line: string): void;
};

export async function openAccounts(options: Options): Promise<{ accounts: Accounts; close(): void }> {
  const { configuration, database, gateways, mail, origin, metrics, logger, say } = options;
  const { limiter, close } = await openLimiter(database, configuration.REDIS_URL);
  const key = secretKey(configuration, say);
  const pruning = setInterval(() => {
    pruneAccounts(database, Date.now()).catch((error) => logger.warn({ err: error }, "accounts were not pruned"));
  }, pruneEveryMs);
  return {
    accounts: {
      // Never the demo world's clock.
      now: Date.now,
      sessionOf: sessionLookUp(database),
      passwords: new Passwords(),
      limiter,
      ...(key && { key, captcha: altcha(key) }),
      ...(gateways.sms && { sms: gateways.sms }),
      ...(mail && { mail }),
      chatLogins: gateways.chatLogins,
      ...(gateways.phoneTokens && { phoneTokens: gateways.phoneTokens }),
      ...(gateways.fantasy && { fantasy: gateways.fantasy }),
      origin,
      codeAsked: (outcome, country) => metrics.codes.inc({ outcome, country }),
      failed: (error, what) => logger.warn({ err: error }, what),
    },
    close: () => {
      clearInterval(pruning);
      close();
    },
  };
}
