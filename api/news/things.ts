import type { NewsTagRow } from "@scoreline/contract/schemas/news";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import { type NewsTag, writeTag } from "@scoreline/domain/news/news";
import { leaguePath, playerPath, teamPath } from "@scoreline/site/addresses";
import { addressName } from "@scoreline/site/slug";
import { loadPlayers } from "@scoreline/store/catalogue/catalogue";
import { loadMatches } from "@scoreline/store/match/matches";
import type { Services } from "#handler.ts";
import { addressOfMatch } from "#machines/site.ts";
import { badgeOf, leagueBadge, teamBadge } from "#rows/badges.ts";

/** What tags and links of stories lead to; those of which we know nothing any more are left out. */
export async function thingNames(
  tags: readonly NewsTag[],
  locale: LocaleCode,
  { boards, database }: Services,
): Promise<NewsTagRow[]> {
  const { catalogue } = boards;
  const idsOf = (kind: NewsTag["kind"]) => tags.filter((tag) => tag.kind === kind).map(({ id }) => id);
  const [people, heads] = await Promise.all([
    loadPlayers(database, idsOf("player")),
    loadMatches(database, idsOf("match")),
  ]);
  const players = new Map(people.map((player) => [player.id, player]));
  const matches = new Map(heads.map((head) => [head.id, head]));
  return tags.flatMap(({ kind, id }): NewsTagRow[] => {
    const row = (name: string, path: string, team: NewsTagRow["team"] = null) => [
      { kind, id, tag: writeTag({ kind, id }), name, path, team },
    ];
    if (kind === "team") {
      const team = catalogue.teams.get(id);
      if (!team) return [];
      const badge = badgeOf(team, catalogue, locale);
      return row(badge.name, teamPath(locale, team.sport, badge), badge);
    }
    if (kind === "league") {
      const league = catalogue.competitions.get(id);
      if (!league) return [];
      const badge = leagueBadge(id, catalogue, locale);
      return row(badge.leagueName, leaguePath(locale, league.sport, badge));
    }
    if (kind === "player") {
      const player = players.get(id);
      if (!player) return [];
      const address = { slug: addressName(player.names.en, id), playerId: id };
      return row(nameIn(player.names, locale), playerPath(locale, player.sport, address));
    }
    const head = matches.get(id);
    if (!head) return [];
    const [home, away] = [head.home, head.away].map((side) => teamBadge(side, catalogue, locale).name);
    return row(`${home} – ${away}`, addressOfMatch(head, catalogue, locale));
  });
}
