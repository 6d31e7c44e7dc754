import type { LeagueBadge, TeamBadge } from "@scoreline/contract/schemas";
import type { Contender } from "@scoreline/domain/match/state/head";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import type { Catalogue } from "@scoreline/live/catalogue";
import { addressName, slug } from "@scoreline/site/slug";
import type { Team } from "@scoreline/store/catalogue/catalogue";

export function teamBadge(side: Contender, catalogue: Catalogue, locale: LocaleCode): TeamBadge {
  const team = "teamId" in side ? catalogue.teams.get(side.teamId) : undefined;
  if (!team) {
    const name = "placeholder" in side ? nameIn(side.placeholder, locale) : "?";
    return { teamId: 0, slug: "", name, shortName: name, crest: null, logo: null };
  }
  return badgeOf(team, catalogue, locale);
}

/** A team as it stands beside a score or in a list. */
export function badgeOf(team: Team, catalogue: Catalogue, locale: LocaleCode): TeamBadge {
  const name = nameIn(team.names, locale);
  return {
    teamId: team.id,
    slug: addressName(team.names.en, team.id),
    name,
    shortName: shortNameOf(team, name, locale),
    crest: team.crest && team.colours ? { shape: team.crest[0], pattern: team.crest[1], colours: team.colours } : null,
    logo: team.logo ?? nationalFlag(team, catalogue),
  };
}

/** Where a language has the English name, it has the English short one too. */
function shortNameOf({ names, short, shorts }: Team, name: string, locale: LocaleCode): string {
  if (locale === "en" || name === names.en) return short;
  return shorts?.[locale] ?? name;
}

/** What a national team may be called beside its country: sides of the young and of the women. */
const nationalSide = /^( U\d\d)?( Women)?$/;

/** National teams have flags: a drawn crest would be anybody's. */
function nationalFlag({ names, countryId }: Team, { countries }: Catalogue): string | null {
  const country = countryId === null ? undefined : countries.get(countryId);
  if (!country || !/^[a-z]{2}(-[a-z]{3})?$/.test(country.code) || !names.en.startsWith(country.names.en)) return null;
  return nationalSide.test(names.en.slice(country.names.en.length)) ? `/flags/${country.code.toUpperCase()}.svg` : null;
}

export function leagueBadge(competitionId: number, catalogue: Catalogue, locale: LocaleCode): LeagueBadge {
  const competition = catalogue.competitions.get(competitionId);
  const country = catalogue.countries.get(competition?.countryId ?? 0);
  return {
    leagueId: competitionId,
    leagueName: competition ? nameIn(competition.names, locale) : "?",
    leagueKey: competition?.key ?? String(competitionId),
    countryKey: slug(country?.names.en ?? "world"),
    countryCode: country?.code ?? "",
    countryName: country ? nameIn(country.names, locale) : "",
  };
}
