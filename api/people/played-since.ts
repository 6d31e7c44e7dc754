import type { MatchHead } from "@scoreline/domain/match/state/head";
import type { CareerMatch } from "@scoreline/domain/season/career";
import { type MatchSheet, matchFigures } from "@scoreline/domain/season/match-figures";
import { loadPartOfMatches } from "@scoreline/store/match/details";
import { loadEvents } from "@scoreline/store/match/matches";
import type { Services } from "#handler.ts";

/** Matches of longer ago than so many are in the careers that a source has told since. */
const mostMatches = 60;

type Played = Pick<MatchHead, "id" | "competitionId" | "home" | "away" | "kickoff" | "state"> & { seasonName: string };

/** What players did in matches that began since an instant and are over, by player. Friendlies are no part of a career. */
export async function playedSince(
  services: Services,
  matches: readonly Played[],
  since: number,
): Promise<Map<number, CareerMatch<number, number>[]>> {
  const told = counted(services, matches)
    .filter(({ kickoff }) => kickoff >= since)
    .toSorted((one, other) => other.kickoff - one.kickoff)
    .slice(0, mostMatches);
  return byPlayer(told, await sheetsOf(services, told));
}

/**
 * What players did in seasons of which it is known who played in every match: all there is of whom no source has told a career.
 * A season of which some matches are known alone is left out, since its sums would be those of some.
 */
export async function playedInKnownSeasons(
  services: Services,
  matches: readonly Played[],
): Promise<Map<number, CareerMatch<number, number>[]>> {
  const over = counted(services, matches);
  if (over.length > mostMatches) return new Map();
  const sheets = await sheetsOf(services, over);
  const isKnown = ({ id }: Played) => sheets.get(id)?.box !== undefined || sheets.get(id)?.lineUps?.confirmed === true;
  const seasons = Map.groupBy(over, ({ competitionId, seasonName }) => `${competitionId} ${seasonName}`);
  const known = [...seasons.values()].filter((season) => season.every(isKnown)).flat();
  return byPlayer(known, sheets);
}

function counted({ boards }: Services, matches: readonly Played[]): Played[] {
  const { competitions } = boards.catalogue;
  return matches.filter(
    ({ state, competitionId }) => state.kind === "finished" && competitions.get(competitionId)?.format !== "friendlies",
  );
}

async function sheetsOf({ database }: Services, matches: readonly Played[]): Promise<Map<number, MatchSheet>> {
  const ids = matches.map(({ id }) => id);
  const [lineUps, boxes, ratings, events] = await Promise.all([
    loadPartOfMatches(database, "line-ups", ids),
    loadPartOfMatches(database, "box-score", ids),
    loadPartOfMatches(database, "ratings", ids),
    loadEvents(database, ids),
  ]);
  return new Map(
    ids.map((id) => [
      id,
      { lineUps: lineUps.get(id), box: boxes.get(id), ratings: ratings.get(id), events: events.get(id) ?? [] },
    ]),
  );
}

function byPlayer(
  matches: readonly Played[],
  sheets: ReadonlyMap<number, MatchSheet>,
): Map<number, CareerMatch<number, number>[]> {
  const found = new Map<number, CareerMatch<number, number>[]>();
  for (const { id, seasonName, competitionId, ...head } of matches) {
    for (const [player, { side, figures }] of matchFigures(sheets.get(id) ?? { events: [] })) {
      const contender = head[side];
      if (!("teamId" in contender)) continue;
      const match = { season: seasonName, team: contender.teamId, competition: competitionId, figures };
      found.set(player, [...(found.get(player) ?? []), match]);
    }
  }
  return found;
}
