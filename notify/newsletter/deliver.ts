import { newsletterRules, nextIssue } from "@scoreline/domain/newsletter/rules";
import type { MailLinks } from "@scoreline/gateways/mail/links";
import { MailFailed, type MailGateway } from "@scoreline/gateways/mail/port";
import type { Database } from "@scoreline/store/engine/open";
import {
  noteFailure,
  noteSent,
  type Subscriber,
  takeDue,
  tryAgain,
  unsubscribe,
} from "@scoreline/store/newsletter/subscribers";
import { issueFor } from "#newsletter/issue.ts";

export type IssueOptions = {
  database: Database;
  mail: MailGateway;
  links: MailLinks;
  /** The address that readers use, without a path. */
  origin: string;
  /** The site's clock: an issue tells of its matches. */
  now(): number;
  signal: AbortSignal;
  onSent?(): void;
};

const atOnce = 20;

/** Sends every issue that is due. A mail server that is away is asked again later; who takes no mail is given up. */
export async function sendIssues(options: IssueOptions): Promise<void> {
  const { database, now, signal } = options;
  while (!signal.aborted) {
    const due = await takeDue(database, {
      now: now(),
      limit: atOnce,
      next: ({ timeZone }) => nextIssue(now(), timeZone),
    });
    if (due.length === 0) return;
    for (const subscriber of due) {
      // Whoever was taken and not reached is the next process's.
      if (signal.aborted) await tryAgain(database, subscriber.id, subscriber.tries, now());
      else await sendOne(subscriber, options);
    }
  }
}

async function sendOne(subscriber: Subscriber, options: IssueOptions): Promise<void> {
  const { database, mail, links, origin, now, onSent } = options;
  const { id, email, locale, tries, failures } = subscriber;
  const leave = links.leave(id);
  const issue = await issueFor(database, subscriber, {
    now: now(),
    origin,
    leave: `${origin}/${locale}/newsletter?leave=${leave}`,
  });
  if (!issue) return;
  try {
    await mail.send({ ...issue, to: email, language: locale, leave: `${origin}/newsletter/leave/${leave}` });
  } catch (error) {
    if (!(error instanceof MailFailed)) throw error;
    if (tries + 1 < newsletterRules.tries) return tryAgain(database, id, tries + 1, now() + newsletterRules.againMs);
    if (failures + 1 < newsletterRules.failures) return noteFailure(database, id, failures + 1);
    await unsubscribe(database, id);
    return;
  }
  onSent?.();
  await noteSent(database, id);
}
