import type { ResourceLimits } from "node:worker_threads";
import { Refusal } from "@scoreline/contract/errors";
import type { LocaleCode } from "@scoreline/domain/names";
import { loadPlayers } from "@scoreline/store/catalogue/catalogue";
import { loadMatches } from "@scoreline/store/match/matches";
import { loadStory } from "@scoreline/store/news/news";
import type { FastifyInstance } from "fastify";
import type { Services } from "#handler.ts";
import { costs } from "#limits/costs.ts";
import { idOf, langOf } from "#machines/site.ts";
import { Drawing } from "#share/drawing.ts";
import type { Picture } from "#share/picture.ts";
import { leaguePicture, matchPicture, playerPicture, teamPicture } from "#share/subjects.ts";

type Asked = { id: number; locale: LocaleCode; spoiler: boolean };

/** The pictures that chat windows and social networks show for a link. `?spoiler=0` leaves the score out. */
export function serveSharePictures(
  app: FastifyInstance,
  {
    services,
    fonts,
    threadLimits = {},
  }: { services: Services; fonts: readonly string[]; threadLimits?: ResourceLimits },
): void {
  const { database, boards } = services;
  const { catalogue } = boards;
  const drawing = new Drawing(fonts, threadLimits, services.caches.named("share picture"));
  app.addHook("onClose", () => drawing.close());

  const subjects: Readonly<Record<string, (asked: Asked) => Promise<Picture | undefined>>> = {
    async match({ id, locale, spoiler }) {
      const [head] = await loadMatches(database, [id]);
      return head && matchPicture(head, catalogue, locale, spoiler);
    },
    async league({ id, locale }) {
      const competition = catalogue.competitions.get(id);
      return competition && leaguePicture(competition, catalogue, locale);
    },
    async team({ id, locale }) {
      const team = catalogue.teams.get(id);
      return team && teamPicture(team, catalogue, locale);
    },
    async news({ id, locale, spoiler }) {
      const story = await loadStory(database, id, locale, services.now());
      if (!story) return undefined;
      const [head] = story.matchId === null ? [] : await loadMatches(database, [story.matchId]);
      if (head) return matchPicture(head, catalogue, locale, spoiler);
      const [about] = story.tags.filter(({ kind }) => kind === "team");
      const team = about && catalogue.teams.get(about.id);
      if (team) return teamPicture(team, catalogue, locale);
      const competition = catalogue.competitions.get(story.competitionId ?? 0);
      return competition && leaguePicture(competition, catalogue, locale);
    },
    async player({ id, locale }) {
      const [player] = await loadPlayers(database, [id]);
      return player && playerPicture(player, catalogue, locale);
    },
  };

  app.get("/share/:kind/:file", async (request, reply) => {
    const { kind } = request.params as { kind: string };
    const { spoiler } = request.query as { spoiler?: unknown };
    const subject = Object.hasOwn(subjects, kind) ? subjects[kind] : undefined;
    const asked = { id: idOf(request, "png"), locale: langOf(request), spoiler: spoiler !== "0" };
    const picture = await subject?.(asked);
    if (!picture) throw new Refusal("notFound");
    const png = await drawing.draw(picture, () => request.pay(costs.picture));
    return reply
      .type("image/png")
      .header("cache-control", `public, max-age=${picture.kind === "match" ? 60 : 86_400}`)
      .header("cross-origin-resource-policy", "cross-origin")
      .send(png);
  });
}
