import { dataOf, type GetData } from "@scoreline/contract/client";
import { isLocale } from "@scoreline/domain/languages";
import { localDay } from "@scoreline/domain/time/local-day";
import { dayWithWeekday } from "@scoreline/i18n/format";
import { leaguePath } from "@scoreline/site/addresses";
import { Fragment } from "react";
import { Link, type MetaDescriptor } from "react-router";
import styles from "#article/article-page.module.css";
import { usePage } from "#frame/page.ts";
import { notFound } from "#frame/paths/unknown.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { type LoaderArgs, leagueRequest, orNotFound } from "#league/league-request.ts";
import { MatchLine } from "#league/match-line.tsx";
import { StandingsTable } from "#league/standings-table.tsx";
import { pageContext } from "#page-context.ts";
import { pageMeta } from "#seo/page-meta.ts";
import { Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/article-page";

type Article = GetData<"/content/article">;
type Living = Exclude<Article["content"][number], { kind: "html" }>;

/** So many matches of a competition, and so many lines of its table, stand inside an article. */
const matchesShown = 5;
const rowsShown = 8;

/** Whatever is not an article is a page that is not there. */
export async function loader(args: LoaderArgs & { params: { article?: string } }) {
  // Articles belong to no sport; their parts say which one they are about.
  const { client, locale } = leagueRequest(args, "football");
  if (locale !== "vn" && locale !== "th") throw notFound();
  const now = args.context.get(pageContext).now();
  const asked = client.get("/content/article", { url: args.params.article ?? "", language: locale });
  const article = dataOf<"/content/article">(await orNotFound(asked));
  const parts = await Promise.all(
    article.content.map(async (block) => (block.kind === "html" ? block : livingPart(block, client, now))),
  );
  return { article, parts: parts.filter((part) => part !== null) };
}

type Client = ReturnType<typeof leagueRequest>["client"];

async function livingPart({ kind, sport, league }: Living, client: Client, now: number) {
  const about = { leagueId: league.leagueId };
  if (kind === "table") {
    const asked =
      sport === "football"
        ? client.get("/soccerLeague/ranking", about)
        : client.get("/basketball/league/ranking", about);
    const { tables, teams } = dataOf<"/soccerLeague/ranking">(await orNotFound(asked));
    const [table] = tables;
    if (!table) return null;
    return { kind, sport, league, table: { id: table.subLeagueId, rows: table.total.slice(0, rowsShown) }, teams };
  }
  const asked =
    sport === "football"
      ? client.get("/match/getFixtureByLeague", about)
      : client.get("/basketball/match/getFixtureByLeague", about);
  const { matches } = dataOf<"/match/getFixtureByLeague">(await orNotFound(asked));
  const wanted =
    kind === "results"
      ? matches.filter((match) => match.kind === "finished").slice(-matchesShown)
      : matches.filter((match) => match.kind === "scheduled" && match.kickoff > now).slice(0, matchesShown);
  return wanted.length > 0 ? { kind, sport, league, matches: wanted } : null;
}

type ArticleData = Awaited<ReturnType<typeof loader>>;

export function meta(args: Route.MetaArgs): MetaDescriptor[] {
  const data = args.loaderData as ArticleData | undefined;
  const { locale } = args.params;
  if (!data || !isLocale(locale)) return [];
  const { titleTag, metaDescription, url } = data.article;
  return pageMeta(args, {
    title: titleTag,
    description: metaDescription,
    path: `/${url}`,
    // Written in one language: there is no other one to offer.
    pathIn: (code) => (code === locale ? `/${url}` : undefined),
  });
}

export const handle: PageHandle<ArticleData> = { shortTitle: ({ article }) => article.linkText };

export default function ArticlePage({ loaderData: { article, parts } }: Route.ComponentProps) {
  const { locale, site, t } = usePage();
  return (
    <article className={styles.article}>
      <h1>{article.title}</h1>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key than their place
        <Part key={place} part={part} />
      ))}
      <Panel title={t("shell.footer.articles")}>
        <ul className={styles.others}>
          {site.articles
            .filter(({ url }) => url !== article.url)
            .map(({ url, linkText }) => (
              <li key={url}>
                <Link to={`/${locale}/${url}`}>{linkText}</Link>
              </li>
            ))}
        </ul>
      </Panel>
    </article>
  );
}

const names = {
  table: "league.tab.table",
  results: "scores.filter.finished",
  fixtures: "scores.filter.scheduled",
} as const;

function Part({ part }: { part: ArticleData["parts"][number] }) {
  const { locale, reader, t } = usePage();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown by the server and cleaned there
  if (part.kind === "html") return <div className={styles.text} dangerouslySetInnerHTML={{ __html: part.html }} />;
  const { kind, sport, league } = part;
  const tab = kind === "table" ? "table" : "matches";
  return (
    <Panel
      title={t("shell.labelled", { name: league.leagueName, value: t(names[kind]) })}
      action={<Link to={leaguePath(locale, sport, league, tab)}>{t(`league.tab.${tab}`)}</Link>}
    >
      {part.kind === "table" ? (
        <StandingsTable tableId={part.table.id} rows={part.table.rows} teams={part.teams} sport={sport} compact />
      ) : (
        [...Map.groupBy(part.matches, ({ kickoff }) => localDay(kickoff, reader.timeZone))].map(([day, matches]) => (
          <Fragment key={day}>
            <h3 className={styles.day}>{dayWithWeekday(day, t)}</h3>
            <ul>
              {matches.map((row) => (
                <MatchLine key={row.matchId} row={row} league={league} sport={sport} />
              ))}
            </ul>
          </Fragment>
        ))
      )}
    </Panel>
  );
}
