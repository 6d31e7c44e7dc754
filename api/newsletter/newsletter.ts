import type {
  newsLetterConfirm,
  newsLetterSubscribe,
  newsLetterSubscribeByGet,
  newsLetterUnsubscribe,
} from "@scoreline/contract/calls/newsletter";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { Allowance } from "@scoreline/domain/account/codes";
import { isLocale } from "@scoreline/domain/languages";
import { countedEmail, readEmail } from "@scoreline/domain/newsletter/email";
import { mailAllowances, newsletterRules, nextIssue } from "@scoreline/domain/newsletter/rules";
import { MailLinks } from "@scoreline/gateways/mail/links";
import { confirmMail } from "@scoreline/i18n/newsletter/confirm-mail";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import { userById } from "@scoreline/store/account/users";
import { subscribe, unsubscribe } from "@scoreline/store/newsletter/subscribers";
import { type Accounts, sealed } from "#account/accounts.ts";
import type { Handler, Services } from "#handler.ts";

/** Without a way to send mail, or a key that links are sealed with, there is no newsletter. */
export function newsletterOf({ mail, key }: Accounts) {
  return mail && key ? { mail, key, links: new MailLinks(key) } : undefined;
}

function needed(accounts: Accounts) {
  const found = newsletterOf(accounts);
  if (!found) throw new Refusal("methodOff");
  return found;
}

/**
 * Asks whoever has the address. Nothing is kept until they say yes, and the answer is the same whether a mail goes out, goes
 * out no more for now, or the address is subscribed already.
 */
const ask: Handler<typeof newsLetterSubscribe> & Handler<typeof newsLetterSubscribeByGet> = async (
  { email: said, withoutScores },
  { locale, timeZone, visit, session },
  { accounts },
) => {
  const { mail, key, links } = needed(accounts);
  const email = readEmail(said);
  if (email === undefined) throw new Refusal("emailInvalid");
  const now = accounts.now();
  const of = (what: string, allowances: readonly Allowance[]) =>
    allowances.map((allowance) => ({ key: `newsletter:${what}:${allowance.windowMs}`, allowance }));
  const own = await accounts.limiter.take(
    [...of(`address:${visit?.network ?? "unknown"}`, mailAllowances.address), ...of("all", mailAllowances.everybody)],
    now,
  );
  if (own.waitMs > 0) throw new Refusal("tooManyTries", [], own);
  const [, host = ""] = email.split("@");
  const theirs = await accounts.limiter.take(
    // Counts say nobody's address to who reads them.
    [
      ...of(`box:${sealed(key, "box", countedEmail(email))}`, mailAllowances.box),
      ...of(`host:${host}`, mailAllowances.host),
    ],
    now,
  );
  if (theirs.waitMs > 0) return succeed({ data: null });
  const until = now + newsletterRules.confirmMs;
  const link = links.confirm({ email, userId: session?.userId ?? null, locale, timeZone, withoutScores, until });
  const address = `${accounts.origin}/${locale}/newsletter?confirm=${link}`;
  // Nobody waits for it: the answer says nothing of it, in words or in time.
  mail
    .send({ to: email, language: locale, ...confirmMail(address, locale, translatorFor(locale)) })
    .catch((error) => accounts.failed?.(error, "a mail was not sent"));
  return succeed({ data: null });
};

export const newsletterCalls: {
  newsLetterSubscribe: Handler<typeof newsLetterSubscribe>;
  newsLetterSubscribeByGet: Handler<typeof newsLetterSubscribeByGet>;
  newsLetterConfirm: Handler<typeof newsLetterConfirm>;
  newsLetterUnsubscribe: Handler<typeof newsLetterUnsubscribe>;
} = {
  newsLetterSubscribe: ask,
  newsLetterSubscribeByGet: ask,

  newsLetterConfirm: async ({ link }, _caller, { accounts, database, now }) => {
    const asked = needed(accounts).links.confirmed(link, accounts.now());
    if (!asked) throw new Refusal("linkExpired");
    const { email, userId, locale, timeZone, withoutScores } = asked;
    const one = { email, locale: isLocale(locale) ? locale : ("en" as const), timeZone, withoutScores };
    const times = { confirmedAt: accounts.now(), nextAt: nextIssue(now(), timeZone) };
    // Whoever has left since has no teams any more.
    const isThere = userId !== null && (await userById(database, userId)) !== undefined;
    await subscribe(database, { ...one, ...times, userId: isThere ? userId : null });
    return succeed({ data: null });
  },

  newsLetterUnsubscribe: async ({ link }, _caller, services) => {
    await leave(link, services);
    return succeed({ data: null });
  },
};

/** Who has left already has left: a second click is as good as the first. */
export async function leave(link: string, { accounts, database }: Pick<Services, "accounts" | "database">) {
  const id = needed(accounts).links.left(link);
  if (id === undefined) throw new Refusal("linkExpired");
  await unsubscribe(database, id);
}
