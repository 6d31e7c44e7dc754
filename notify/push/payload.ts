import { typeOf } from "@scoreline/domain/notify/alert";
import type { PushMessage } from "@scoreline/gateways/push/port";
import { alertWords } from "@scoreline/i18n/alert-words";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import { notificationPath, redirectDetailsOf } from "@scoreline/site/notification-path";
import type { Entry } from "@scoreline/store/notify/list";
import type { PushJob } from "@scoreline/store/notify/push-queue";

/** What the site's worker shows, in the words of the device that it goes to; see web/public/sw.js. */
export function payloadOf(job: PushJob, entry: Entry, now: number): PushMessage | undefined {
  const bodies = entry.alerts.map(({ body }) => body);
  const [first] = bodies;
  if (!first) return undefined;
  const { locale } = job.subscription;
  const t = translatorFor(locale);
  const { title, content } = alertWords(
    bodies,
    { locale, timeZone: job.timeZone, withoutScores: job.withoutScores },
    t,
  );
  const matchId = first.about === "match" ? first.match.matchId : undefined;
  const redirectDetails = redirectDetailsOf(first, job.withoutScores);
  const tag = matchId === undefined ? `notification-${entry.id}` : `match-${matchId}`;
  return {
    payload: JSON.stringify({
      title,
      body: content,
      tag,
      lang: locale,
      at: entry.at,
      silent: job.silent,
      path: notificationPath(locale, { type: typeOf(first), redirectDetails }),
      ...(matchId !== undefined && { matchId }),
      actions: [
        { action: "open", title: t("alerts.open") },
        ...(matchId === undefined ? [] : [{ action: "mute", title: t("alerts.mute") }]),
      ],
    }),
    ttlSeconds: Math.max(0, Math.round((job.until - now) / 1_000)),
    urgency: "high",
    // At most 32 letters of an address: what waits for a device that is off is replaced.
    topic: tag.slice(0, 32),
  };
}
