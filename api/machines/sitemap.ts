import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Refusal } from "@scoreline/contract/errors";
import { isLocale } from "@scoreline/domain/languages";
import { type LocaleCode, localeCodes } from "@scoreline/domain/names";
import { sports } from "@scoreline/domain/sport";
import { leaguePath, playerPath, teamPath } from "@scoreline/site/addresses";
import { plainEntry, sitemapEnd, sitemapEntry, sitemapHead, sitemapIndex } from "@scoreline/site/machines/sitemap";
import { addressName } from "@scoreline/site/slug";
import { lastPlayerId, playerNamesAfter } from "@scoreline/store/catalogue/names";
import { matchesBetween } from "@scoreline/store/match/matches";
import type { FastifyInstance } from "fastify";
import { costs } from "#limits/costs.ts";
import { addressOfMatch, type Site } from "#machines/site.ts";
import { leagueBadge } from "#rows/badges.ts";
import { articlesIn } from "#site/articles.ts";

const dayMs = 86_400_000;
/** Players a file: well below the limit of 50 MB, with eight languages each. */
const playersInFile = 5_000;
/** Days of matches around today: older ones are found through their leagues and teams. */
const matchDays = { before: 30, after: 14 };

/** Characters that go out at once. */
const pieceLength = 64_000;

type PathIn = (locale: LocaleCode) => string;

/** Every page that anybody may read, section by section and language by language. */
export function serveSitemaps(app: FastifyInstance, { services, origin }: Site): void {
  const { database, boards, now } = services;
  const { catalogue } = boards;

  /** The parts of each section; the name of a part says what it holds. */
  async function partsOf(): Promise<string[]> {
    const playerFiles = Math.ceil((await lastPlayerId(database)) / playersInFile);
    const today = Math.floor(now() / dayMs);
    return [
      "pages",
      "leagues",
      "teams",
      ...Array.from({ length: playerFiles }, (_, i) => `players-${i + 1}`),
      ...Array.from({ length: matchDays.before + matchDays.after + 1 }, (_, i) =>
        new Date((today - matchDays.before + i) * dayMs).toISOString().slice(0, 10),
      ).map((day) => `matches-${day}`),
    ];
  }

  app.get("/sitemap.xml", { config: { cost: costs.file } }, async (_request, reply) => {
    const parts = await partsOf();
    const addresses = localeCodes.flatMap((code) => parts.map((part) => `${origin}/sitemaps/${code}/${part}.xml`));
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(sitemapIndex(addresses));
  });

  app.get("/sitemaps/:locale/:part", { config: { cost: costs.sitemap } }, async (request, reply) => {
    const { locale, part } = request.params as { locale: string; part: string };
    const pages = part.endsWith(".xml") ? pagesOf(part.slice(0, -".xml".length)) : undefined;
    if (!isLocale(locale) || !pages) throw new Refusal("notFound");
    // Articles are in one language each: an entry of theirs names no other.
    const own = part === "pages.xml" ? articlesIn(locale).map(({ url }) => `${origin}/${locale}/${url}`) : [];
    async function* write(inLocale: LocaleCode, paths: AsyncIterable<PathIn>) {
      let text = sitemapHead + own.map(plainEntry).join("");
      for await (const path of paths) {
        text += sitemapEntry(inLocale, (code) => `${origin}${path(code)}`);
        if (text.length < pieceLength) continue;
        yield text;
        text = "";
        // Nobody else waits for more than a piece.
        await nextTurn();
      }
      yield text + sitemapEnd;
    }
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(Readable.from(write(locale, pages)));
  });

  function pagesOf(part: string): AsyncIterable<PathIn> | undefined {
    const players = /^players-([1-9]\d{0,4})$/.exec(part)?.[1];
    if (players) return playerPages(Number(players));
    const day = /^matches-(\d{4}-\d{2}-\d{2})$/.exec(part)?.[1];
    const from = day ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
    if (!Number.isNaN(from)) return matchPages(from);
    if (part === "pages") return frontPages();
    if (part === "leagues") return leaguePages();
    if (part === "teams") return teamPages();
    return undefined;
  }

  async function* frontPages(): AsyncGenerator<PathIn> {
    for (const sport of sports) yield (locale) => `/${locale}/${sport}/matches`;
  }

  async function* leaguePages(): AsyncGenerator<PathIn> {
    for (const { id, sport } of catalogue.competitions.values()) {
      const league = leagueBadge(id, catalogue, "en");
      yield (locale) => leaguePath(locale, sport, league);
    }
  }

  async function* teamPages(): AsyncGenerator<PathIn> {
    for (const { id, sport, names } of catalogue.teams.values()) {
      const slug = addressName(names.en, id);
      yield (locale) => teamPath(locale, sport, { slug, teamId: id });
    }
  }

  async function* playerPages(file: number): AsyncGenerator<PathIn> {
    const last = file * playersInFile;
    let after = last - playersInFile;
    for (;;) {
      const rows = await playerNamesAfter(database, after, 500);
      for (const { id, sport, names } of rows) {
        if (id > last) return;
        const slug = addressName(names.en, id);
        yield (locale) => playerPath(locale, sport, { slug, playerId: id });
      }
      const reached = rows.at(-1)?.id;
      if (reached === undefined) return;
      after = reached;
    }
  }

  async function* matchPages(from: number): AsyncGenerator<PathIn> {
    for (const sport of sports) {
      for (const head of await matchesBetween(database, sport, from, from + dayMs)) {
        yield (locale) => addressOfMatch(head, catalogue, locale);
      }
    }
  }
}
