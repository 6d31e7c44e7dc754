import type { CallReply } from "@scoreline/contract/call";
import type { getNewsDetail } from "@scoreline/contract/calls/news";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { StoryBlock } from "@scoreline/contract/schemas/news";
import { pitchPlaces } from "@scoreline/domain/match/line-ups/formation";
import type { LocaleCode } from "@scoreline/domain/names";
import { type Block, type PictureKind, partsOf, pictureKinds, readingMinutes } from "@scoreline/domain/news/markup";
import type { NewsTag, NewsTagKind } from "@scoreline/domain/news/news";
import { standings } from "@scoreline/domain/table/standings";
import type { Subject } from "@scoreline/live/changes";
import { slug } from "@scoreline/site/slug";
import { loadPlayers } from "@scoreline/store/catalogue/catalogue";
import { loadParts } from "@scoreline/store/match/details";
import { changedSince } from "@scoreline/store/news/changed-results";
import { loadStories, loadStory, type WholeStory } from "@scoreline/store/news/news";
import { titlesOf } from "@scoreline/store/news/titles";
import { cachedAnswer } from "#cache/answer.ts";
import type { Handler, Services } from "#handler.ts";
import { matchesIn, newsCards, shotsOf } from "#news/cards.ts";
import { storyHtml } from "#news/html.ts";
import { thingNames } from "#news/things.ts";
import { person, team } from "#people/badges.ts";
import { leagueBadge, teamBadge } from "#rows/badges.ts";
import { leagueGroups } from "#rows/league-groups.ts";

type Reply = CallReply<typeof getNewsDetail>;

const maxAgeMs = 30_000;
const related = 4;
/** A text is an editor's, and yet bounded. */
const mostBlocks = 60;
const tableRows = 6;

const made = cachedAnswer({
  name: "news story",
  reader: ["locale"],
  maxAgeMs,
  make: async ({ newsId }: { newsId: number }, { locale }, services): Promise<Reply> => {
    const { database, now } = services;
    const story = await loadStory(database, newsId, locale, now());
    if (!story) throw new Refusal("newsNotFound");
    const [[card], others, titles, tags, changed, content] = await Promise.all([
      newsCards([story], locale, services),
      relatedTo(story, locale, services),
      titlesOf(database, newsId),
      thingNames(story.tags, locale, services),
      changedIn(story, locale, services),
      contentOf(story, locale, services),
    ]);
    if (!card) throw new Refusal("newsNotFound");
    return succeed({
      data: {
        story: card,
        content,
        readingMinutes: readingMinutes(story.body),
        languages: titles.map(({ locale: language, title }) => ({ language, slug: slug(title).slice(0, 120) })),
        tags,
        changedResults: changed,
        related: await newsCards(others, locale, services),
        seq: services.boards.seq,
      },
    });
  },
  restsOn: ({ newsId }) => [`news:${newsId}`, "news", "catalogue"],
  alsoOn: ({ result: { data } }) => [
    ...matchesIn([data.story, ...data.related]),
    ...data.content.flatMap((block): Subject[] =>
      "league" in block && "matches" in block.league
        ? block.league.matches.map(({ matchId }) => `match:${matchId}` as const)
        : [],
    ),
  ],
});

async function changedIn(story: WholeStory, locale: LocaleCode, services: Services) {
  const ids = await changedSince(services.database, story);
  return thingNames(
    ids.map((id) => ({ kind: "match" as const, id })),
    locale,
    services,
  );
}

/** Others about the same teams, or else of the same competition. */
async function relatedTo(story: WholeStory, locale: LocaleCode, { database, now }: Services) {
  const order: readonly NewsTagKind[] = ["team", "player", "league"];
  const subjects = order.flatMap((kind) => story.tags.filter((tag) => tag.kind === kind).slice(0, 2));
  const found = new Map<number, Awaited<ReturnType<typeof loadStories>>[number]>();
  for (const tag of subjects) {
    if (found.size >= related) break;
    const some = await loadStories(
      database,
      { by: "tag", tag },
      { locale, now: now(), size: related, besides: story.id },
    );
    for (const one of some) if (found.size < related) found.set(one.id, one);
  }
  return [...found.values()];
}

/** Paragraphs as clean HTML, and between them what lives: put in after the cleaning, as data and never as attributes. */
async function contentOf(story: WholeStory, locale: LocaleCode, services: Services): Promise<StoryBlock[]> {
  const parts = partsOf(story.body).slice(0, mostBlocks);
  const named = parts.flatMap((part) => (typeof part === "string" ? linksIn(part) : []));
  const things = await thingNames(named, locale, services);
  const addresses = new Map(things.map(({ tag, path }) => [tag, path]));
  const addressOf = ({ kind, id }: NewsTag) => addresses.get(`${kind}-${id}`);
  const blocks = await Promise.all(
    parts.map(async (part): Promise<StoryBlock | undefined> => {
      if (typeof part !== "string") return live(part, story, locale, services);
      const html = storyHtml(part, addressOf);
      return html === "" ? undefined : { kind: "html", html };
    }),
  );
  return blocks.filter((block) => block !== undefined);
}

function linksIn(markdown: string): NewsTag[] {
  return [...markdown.matchAll(/\]\((team|player|league|match):([1-9]\d{0,8})\)/g)].map(([, kind, id]) => ({
    kind: kind as NewsTagKind,
    id: Number(id),
  }));
}

async function live(
  { kind, of, words }: Block,
  { sport, tags }: WholeStory,
  locale: LocaleCode,
  services: Services,
): Promise<StoryBlock | undefined> {
  const { boards, database } = services;
  const { catalogue } = boards;
  const id = Number(of);
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return undefined;
  if (kind === "player" || kind === "quote") {
    const [player] = await loadPlayers(database, [id]);
    if (!player) return undefined;
    const wording = { catalogue, locale };
    const badge = person(player, wording);
    return kind === "quote"
      ? { kind, words, sport: player.sport, player: badge }
      : { kind, sport: player.sport, player: badge, team: team(player.teamId, wording) };
  }
  if (kind === "table") return tableBlock(id, tags, locale, services);
  const head = await boards.head(sport, id);
  const [league] = head ? leagueGroups([head], catalogue, locale) : [];
  if (!league) return undefined;
  if (kind !== "picture") return { kind, sport, league };
  const shows = pictureKinds.find((each) => each === words) ?? ("score" satisfies PictureKind);
  const shots = shows === "shots" && sport === "football" ? await shotsOf(id, services) : [];
  const lineUps = shows === "line-ups" && sport === "football" ? await lineUpsOf(id, services) : null;
  // What nobody told yet is not drawn: the block waits for it.
  if ((shows === "shots" && shots.length === 0) || (shows === "line-ups" && !lineUps)) return undefined;
  return { kind, sport, shows, league, shots, lineUps };
}

async function lineUpsOf(matchId: number, { database }: Services) {
  const { "line-ups": told } = await loadParts(database, matchId, ["line-ups"]);
  if (!told?.confirmed) return null;
  const drawn = ({ starters }: (typeof told)["home"]) => {
    const places = pitchPlaces(starters.map(({ position, grid = null }) => ({ position, grid })));
    return starters.map(({ number }, index) => {
      const { depth = 0, across = 0 } = places[index] ?? {};
      return { number, depth, across };
    });
  };
  return { home: drawn(told.home), away: drawn(told.away) };
}

/** The part of a season's table in which the story's teams stand. */
async function tableBlock(
  seasonId: number,
  tags: readonly NewsTag[],
  locale: LocaleCode,
  { boards }: Services,
): Promise<StoryBlock | undefined> {
  const sheet = await boards.seasons.get(seasonId);
  const ours = new Set(tags.filter(({ kind }) => kind === "team").map(({ id }) => id));
  const table = sheet?.tables.find(({ teams }) => teams.some((id) => ours.has(id))) ?? sheet?.tables[0];
  if (!sheet || !table) return undefined;
  const rows = standings(table, {});
  const place = rows.findIndex(({ teamId: id }) => ours.has(id));
  const from = Math.max(0, Math.min(place - 2, rows.length - tableRows));
  const shown = rows.slice(from, from + tableRows);
  return {
    kind: "table",
    sport: table.rules.sport,
    league: leagueBadge(sheet.season.competitionId, boards.catalogue, locale),
    rows: shown.map(({ rank, teamId, played, won, lost, points }) => ({ rank, teamId, played, won, lost, points })),
    teams: shown.map(({ teamId }) => teamBadge({ teamId }, boards.catalogue, locale)),
  };
}

export const newsStories: { getNewsDetail: Handler<typeof getNewsDetail> } = {
  getNewsDetail: ({ newsId }, caller, services) => made({ newsId }, caller, services),
};
