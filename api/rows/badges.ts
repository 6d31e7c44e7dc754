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
  return badgeOf(team, locale);
}

/** A team as it stands beside a score or in a list. */
export function badgeOf(team: Team, locale: LocaleCode): TeamBadge {
  const name = nameIn(team.names, locale);
  return {
    teamId: team.id,
    slug: addressName(team.names.en, team.id),
    name,
    shortName: locale === "en" || !team.names[locale] ? team.short : name,
    crest: team.crest && team.colours ? { shape: team.crest[0], pattern: team.crest[1], colours: team.colours } : null,
    logo: team.logo,
  };
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
