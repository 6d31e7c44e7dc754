import {
  identifyCompetitions,
  identifyCountries,
  identifySeasons,
  identifyStages,
  identifyTeams,
} from "#identity/catalogue.ts";
import { identifyDocuments, identifyEntries, identifyOdds } from "#identity/details.ts";
import { identifyFixtures } from "#identity/fixtures.ts";
import type { KnownBatch } from "#identity/known.ts";
import { identifyEvents, identifyStates } from "#identity/matches.ts";
import type { Naming } from "#identity/naming.ts";
import { identifyNews } from "#identity/news.ts";
import {
  identifyAbsences,
  identifyCareers,
  identifyOfficials,
  identifyPlayers,
  identifySquads,
  identifyTransfers,
  identifyTrophies,
} from "#identity/people.ts";

/**
 * Of what a batch speaks: every ref becomes one of our ids, in the order in which things speak of each other. What speaks of
 * something unknown, or of something that may be several things, is set aside. Nothing is written but who means what.
 */
export async function identify(naming: Naming): Promise<KnownBatch> {
  const countries = await identifyCountries(naming);
  const competitions = await identifyCompetitions(naming);
  const seasons = await identifySeasons(naming);
  const stages = await identifyStages(naming);
  const teams = await identifyTeams(naming);
  const players = await identifyPlayers(naming);
  const officials = await identifyOfficials(naming);
  return {
    countries,
    competitions,
    seasons,
    stages,
    teams,
    players,
    officials,
    squads: identifySquads(naming),
    transfers: identifyTransfers(naming),
    absences: identifyAbsences(naming),
    trophies: identifyTrophies(naming),
    careers: identifyCareers(naming),
    fixtures: await identifyFixtures(naming, { competitions, seasons, teams }),
    // Refs of matches that are planned in the same batch are known from here on.
    states: identifyStates(naming),
    events: identifyEvents(naming),
    documents: identifyDocuments(naming),
    entries: identifyEntries(naming),
    odds: identifyOdds(naming),
    news: identifyNews(naming),
  };
}
