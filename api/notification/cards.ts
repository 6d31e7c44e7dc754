import type { NotificationCard } from "@scoreline/contract/schemas/notification";
import type { AlertBody } from "@scoreline/domain/notify/alert";
import { notificationTypes, typeOf } from "@scoreline/domain/notify/alert";
import { announcementIn } from "@scoreline/domain/notify/announcement";
import { type AlertReader, alertWords } from "@scoreline/i18n/alert-words";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import type { Catalogue } from "@scoreline/live/catalogue";
import { redirectDetailsOf } from "@scoreline/site/notification-path";
import type { Announced } from "@scoreline/store/notify/announcements";
import type { Entry } from "@scoreline/store/notify/list";
import { teamBadge } from "#rows/badges.ts";

/** An entry of somebody's list, in the language that they read now. */
export function cardOf(entry: Entry, reader: AlertReader, catalogue: Catalogue): NotificationCard | undefined {
  const bodies = entry.alerts.map(({ body }) => body);
  const [first] = bodies;
  if (!first) return undefined;
  const t = translatorFor(reader.locale);
  const { title, content } = alertWords(bodies, reader, t);
  const plain = alertWords(bodies, { ...reader, withoutScores: true }, t);
  return {
    id: entry.id,
    type: typeOf(bodies.findLast((body) => body.about === first.about) ?? first),
    title,
    content,
    plainTitle: plain.title,
    plainContent: plain.content,
    createTime: entry.at,
    isRead: entry.read,
    logo: first.about === "news" ? (first.logo ?? null) : null,
    redirectDetails: redirectDetailsOf(first, reader.withoutScores),
    plainRedirectDetails: redirectDetailsOf(first, true),
    rings: !entry.quiet,
    what: first.about === "match" ? (bodies.findLast(isMatch)?.moment.what ?? "") : first.about,
    ...(first.about === "match" && matchFields(first, catalogue, reader)),
  };
}

type MatchBody = Extract<AlertBody, { about: "match" }>;
const isMatch = (body: AlertBody): body is MatchBody => body.about === "match";

function matchFields({ match }: MatchBody, catalogue: Catalogue, { locale }: AlertReader) {
  const { countryKey, leagueKey, matchName, matchId, home, away } = match;
  const badge = ({ teamId, names }: MatchBody["match"]["home"]) =>
    teamBadge(teamId === null ? { placeholder: names } : { teamId }, catalogue, locale);
  return { countryKey, leagueKey, matchName, matchId, homeTeam: badge(home), awayTeam: badge(away) };
}

export function announcementCard(announced: Announced, { locale }: AlertReader): NotificationCard {
  const { title, content } = announcementIn(announced.texts, locale);
  const redirectDetails = JSON.stringify({ announcementId: announced.id });
  const short = content.length > 160 ? `${content.slice(0, 159)}…` : content;
  return {
    id: announced.id,
    type: notificationTypes.announcement,
    title,
    content: short,
    plainTitle: title,
    plainContent: short,
    createTime: announced.from,
    isRead: announced.read,
    logo: null,
    redirectDetails,
    plainRedirectDetails: redirectDetails,
    rings: true,
    what: "announcement",
  };
}
