import type { MatchHead } from "@scoreline/domain/match/state/head";
import type { CareerMatch } from "@scoreline/domain/season/career";
import { matchFigures } from "@scoreline/domain/season/match-figures";
import { loadPartOfMatches } from "@scoreline/store/match/details";
import { loadEvents } from "@scoreline/store/match/matches";
import type { Services } from "#handler.ts";

/** Matches of longer ago than so many are in the careers that a source has told since. */
const mostMatches = 60;

type Played = Pick<MatchHead, "id" | "competitionId" | "home" | "away" | "kickoff" | "state"> & { seasonName: string };

/** What players did in matches that began since an instant and are over, by player. Friendlies are no part of a career. */
export async function playedSince(
  { database, boards }: Services,
  matches: readonly Played[],
  since: number,
): Promise<Map<number, CareerMatch<number, number>[]>> {
  const over = matches.filter(
    ({ state, kickoff, competitionId }) =>
      state.kind === "finished" &&
      kickoff >= since &&
      boards.catalogue.competitions.get(competitionId)?.format !== "friendlies",
  );
  const told = over.toSorted((one, other) => other.kickoff - one.kickoff).slice(0, mostMatches);
  const ids = told.map(({ id }) => id);
  const [lineUps, boxes, ratings, events] = await Promise.all([
    loadPartOfMatches(database, "line-ups", ids),
    loadPartOfMatches(database, "box-score", ids),
    loadPartOfMatches(database, "ratings", ids),
    loadEvents(database, ids),
  ]);
  const found = new Map<number, CareerMatch<number, number>[]>();
  for (const { id, seasonName, competitionId, ...head } of told) {
    const sheet = {
      lineUps: lineUps.get(id),
      box: boxes.get(id),
      ratings: ratings.get(id),
      events: events.get(id) ?? [],
    };
    for (const [player, { side, figures }] of matchFigures(sheet)) {
      const contender = head[side];
      if (!("teamId" in contender)) continue;
      const match = { season: seasonName, team: contender.teamId, competition: competitionId, figures };
      found.set(player, [...(found.get(player) ?? []), match]);
    }
  }
  return found;
}
