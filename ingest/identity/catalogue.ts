import { wellKnownCompetitionIds } from "@scoreline/domain/constants";
import { findCompetition } from "@scoreline/domain/identity/competition";
import { findSeason } from "@scoreline/domain/identity/season";
import { findStage } from "@scoreline/domain/identity/stage";
import { teamFinder } from "@scoreline/domain/identity/team";
import { competitionsLike, countriesOfCode, seasonsOf, stagesOf, teamsOf } from "@scoreline/store/intake/candidates";
import type { KnownCompetition, KnownCountry, KnownSeason, KnownStage, KnownTeam } from "#identity/known.ts";
import { lastByRef, type Naming, named, notMeant, ofType, withParent } from "#identity/naming.ts";

/** Countries, competitions, seasons, stages and teams: each is found by what it belongs to, so they come in this order. */

export async function identifyCountries(naming: Naming): Promise<KnownCountry[]> {
  const items = lastByRef(ofType(naming, "country")).map((message) => ({ message }));
  const found = await named(naming, "countries", items, {
    async look(unheard) {
      const codes = unheard.map(({ message }) => message.code);
      const known = await countriesOfCode(naming.tx, codes);
      return ({ message }) => known.filter(({ code }) => code === message.code).map(byEnglish);
    },
  });
  return found.map(({ message, thing }) => ({ ...message, ...thing, raw: message }));
}

export async function identifyCompetitions(naming: Naming): Promise<KnownCompetition[]> {
  const items = withParent(naming, lastByRef(ofType(naming, "competition")), "countries", ({ country }) => country);
  const found = await named(naming, "competitions", items, {
    async look(unheard) {
      const keys = unheard.map(({ message }) => message.key);
      const known = notMeant(naming, "competitions", await competitionsLike(naming.tx, parents(unheard), keys));
      return ({ message, parentId }) => findCompetition({ ...message, countryId: parentId }, known).map(byEnglish);
    },
    fixed: ({ message: { key } }) =>
      Object.hasOwn(wellKnownCompetitionIds, key) ? wellKnownCompetitionIds[key] : undefined,
  });
  return found.map(({ message, parentId, thing }) => ({ ...message, ...thing, countryId: parentId, raw: message }));
}

export async function identifySeasons(naming: Naming): Promise<KnownSeason[]> {
  const items = withParent(naming, lastByRef(ofType(naming, "season")), "competitions", (said) => said.competition);
  const found = await named(naming, "seasons", items, {
    async look(unheard) {
      const known = notMeant(naming, "seasons", await seasonsOf(naming.tx, parents(unheard)));
      return ({ message, parentId }) => findSeason({ ...message, competitionId: parentId }, known).map(byCode);
    },
  });
  return found.map(({ message, parentId, thing }) => ({ ...message, ...thing, competitionId: parentId, raw: message }));
}

export async function identifyStages(naming: Naming): Promise<KnownStage[]> {
  const items = withParent(naming, lastByRef(ofType(naming, "stage")), "seasons", ({ season }) => season);
  const found = await named(naming, "stages", items, {
    async look(unheard) {
      const all = await stagesOf(naming.tx, parents(unheard));
      const known = notMeant(naming, "stages", all);
      return ({ message, parentId }) => findStage({ ...message, seasonId: parentId }, known, all).map(byCode);
    },
  });
  return found.map(({ message, parentId, thing }) => ({ ...message, ...thing, seasonId: parentId, raw: message }));
}

export async function identifyTeams(naming: Naming): Promise<KnownTeam[]> {
  const items = withParent(naming, lastByRef(ofType(naming, "team")), "countries", ({ country }) => country);
  const found = await named(naming, "teams", items, {
    async look(unheard) {
      const find = teamFinder(notMeant(naming, "teams", await teamsOf(naming.tx, parents(unheard))));
      return ({ message, parentId }) => find({ ...message, countryId: parentId }).map(byEnglish);
    },
  });
  const teams: KnownTeam[] = [];
  for (const { message, parentId: countryId, thing } of found) {
    const { venue, city } = message;
    const venueId = venue ? await naming.venues.idOf({ countryId, ...venue, city, neutral: false }) : null;
    teams.push({ ...message, ...thing, countryId, venueId, raw: message });
  }
  return teams;
}

function parents(items: readonly { parentId: number }[]): number[] {
  return [...new Set(items.map(({ parentId }) => parentId))];
}

const byEnglish = ({ id, names }: { id: number; names: { en: string } }) => ({ id, label: names.en });
const byCode = ({ id, name }: { id: number; name: string }) => ({ id, label: name });
