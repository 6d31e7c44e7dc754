import { currentPoints } from "@scoreline/domain/match/state/state";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import { newsletterRules } from "@scoreline/domain/newsletter/rules";
import { localDay } from "@scoreline/domain/time/local-day";
import { clockTime, dayAndMonth, dayWithWeekday } from "@scoreline/i18n/format";
import { laidOut, type MailLine } from "@scoreline/i18n/newsletter/mail";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import type { Translate } from "@scoreline/i18n/translate";
import { matchPath, newsListPath, newsPath } from "@scoreline/site/addresses";
import { slug } from "@scoreline/site/slug";
import type { Queryable } from "@scoreline/store/engine/open";
import { favouritesOf } from "@scoreline/store/favourite/favourites";
import { matchesOfTeamsBetween } from "@scoreline/store/match/team-matches";
import { loadStories, type Story, weightiestStories } from "@scoreline/store/news/news";
import type { Subscriber } from "@scoreline/store/newsletter/subscribers";
import { MatchNames } from "#alerts/match-names.ts";

type Reader = Pick<Subscriber, "userId" | "locale" | "timeZone" | "withoutScores">;

/** What a subscriber is told of their week: nothing where there is nothing to tell. */
export async function issueFor(
  database: Queryable,
  reader: Reader,
  { now, origin, leave }: { now: number; origin: string; leave: string },
): Promise<{ subject: string; text: string; html: string } | undefined> {
  const { locale, timeZone, withoutScores, userId } = reader;
  const { backMs, aheadMs, teams: mostTeams, matches: limit } = newsletterRules;
  const t = translatorFor(locale);
  const followed = userId === null ? [] : await favouritesOf(database, userId);
  const teams = followed.flatMap(({ kind, thingId }) => (kind === "team" ? [thingId] : [])).slice(0, mostTeams);
  const past = await matchesOfTeamsBetween(database, teams, { from: now - backMs, to: now, limit });
  const coming = await matchesOfTeamsBetween(database, teams, { from: now + 1, to: now + aheadMs, limit });
  const names = new MatchNames(database);
  const line = (match: (typeof past)[number]) => matchLine(match, names, { ...reader, origin, t });
  const results = await Promise.all(past.filter(({ state }) => state.kind === "finished").map(line));
  const fixtures = await Promise.all(coming.filter(({ state }) => state.kind === "scheduled").map(line));
  // Titles tell how matches went.
  const stories = withoutScores ? [] : await storiesFor(database, teams, locale, now);
  const parts = [
    { title: t("newsletter.mail.results"), lines: results.filter((each) => each !== undefined) },
    { title: t("newsletter.mail.fixtures"), lines: fixtures.filter((each) => each !== undefined) },
    { title: t("newsletter.mail.stories"), lines: stories.map((story) => storyLine(story, locale, origin)) },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length === 0) return undefined;
  const date = dayAndMonth(localDay(now, timeZone), t);
  return laidOut(
    {
      subject: t("newsletter.mail.subject", { date }),
      intro: t(teams.length > 0 ? "newsletter.mail.intro" : "newsletter.mail.introAll"),
      parts,
      end: [
        { text: t("newsletter.mail.why") },
        { text: t("newsletter.mail.all"), address: `${origin}${newsListPath(locale)}` },
        { text: t("newsletter.leave.title"), address: leave },
      ],
    },
    locale,
  );
}

type Match = Awaited<ReturnType<typeof matchesOfTeamsBetween>>[number];

async function matchLine(
  match: Match,
  names: MatchNames,
  { locale, timeZone, withoutScores, origin, t }: Reader & { origin: string; t: Translate },
): Promise<MailLine | undefined> {
  const named = await names.match(match.id);
  if (!named) return undefined;
  const { home, away, sport, countryKey, leagueKey, matchName, matchId } = named;
  const points = match.state.kind === "finished" && !withoutScores ? currentPoints(match.state) : undefined;
  const between = points ? ` ${points.home}–${points.away} ` : " – ";
  const day = dayWithWeekday(localDay(match.kickoff, timeZone), t);
  const isComing = match.state.kind === "scheduled";
  return {
    before: isComing ? `${day} ${clockTime(match.kickoff, { timeZone, hours: "24" }, t)}` : day,
    text: `${nameIn(home.names, locale)}${between}${nameIn(away.names, locale)}`,
    address: `${origin}${matchPath(locale, sport, { countryKey, leagueKey, matchName, matchId })}`,
  };
}

/** About the teams that somebody follows, or those of which most people read. */
async function storiesFor(
  database: Queryable,
  teams: readonly number[],
  locale: LocaleCode,
  now: number,
): Promise<Story[]> {
  const { stories: size, backMs } = newsletterRules;
  const since = now - backMs;
  if (teams.length === 0) return weightiestStories(database, { locale, since, now, size });
  const found = new Map<number, Story>();
  for (const id of teams)
    for (const story of await loadStories(database, { by: "tag", tag: { kind: "team", id } }, { locale, now, size }))
      if (story.publishedAt >= since) found.set(story.id, story);
  return [...found.values()].sort((one, other) => other.publishedAt - one.publishedAt).slice(0, size);
}

function storyLine({ id, sport, text }: Story, locale: LocaleCode, origin: string): MailLine {
  const path = newsPath(locale, { sport, slug: slug(text.title).slice(0, 120), newsId: id });
  return { text: text.title, address: `${origin}${path}` };
}
