import type { FoundCompetition, FoundCountry, FoundPlayer, FoundTeam } from "@scoreline/contract/schemas/found";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import type { Catalogue } from "@scoreline/live/catalogue";
import { addressName, slug } from "@scoreline/site/slug";
import type { Competition, Country, Team } from "@scoreline/store/catalogue/catalogue";
import type { PlayerName } from "@scoreline/store/catalogue/names";
import { badgeOf } from "#rows/badges.ts";

export type Followed = { team: ReadonlySet<number>; competition: ReadonlySet<number> };
const nothing: Followed = { team: new Set(), competition: new Set() };

/** What was found, in the reader's language. */
export class FoundWording {
  readonly #catalogue: Catalogue;
  readonly #locale: LocaleCode;
  readonly #own: Followed;

  /** `own` is what the caller follows. */
  constructor(catalogue: Catalogue, locale: LocaleCode, own: Followed = nothing) {
    this.#catalogue = catalogue;
    this.#locale = locale;
    this.#own = own;
  }

  readonly country = ({ id, code, names }: Country): FoundCountry => ({
    id,
    key: slug(names.en),
    name: nameIn(names, this.#locale),
    code,
  });

  readonly competition = ({ id, key, names, logo, countryId }: Competition): FoundCompetition => ({
    id,
    key,
    name: nameIn(names, this.#locale),
    logo,
    ...this.#countryOf(countryId),
    isFav: this.#own.competition.has(id),
  });

  readonly team = (team: Team): FoundTeam => {
    const badge = badgeOf(team, this.#catalogue, this.#locale);
    return {
      id: team.id,
      key: badge.slug,
      name: badge.name,
      logo: badge.logo,
      badge,
      ...this.#countryOf(team.countryId),
      isFav: this.#own.team.has(team.id),
    };
  };

  readonly player = ({ id, names, photo, countryId, teamId, position }: PlayerName): FoundPlayer => {
    const team = teamId === null ? undefined : this.#catalogue.teams.get(teamId);
    return {
      id,
      key: addressName(names.en, id),
      name: nameIn(names, this.#locale),
      logo: photo,
      ...this.#countryOf(countryId),
      position,
      teamName: team ? nameIn(team.names, this.#locale) : "",
    };
  };

  #countryOf(id: number | null) {
    const country = id === null ? undefined : this.#catalogue.countries.get(id);
    return {
      countryKey: slug(country?.names.en ?? "world"),
      countryName: country ? nameIn(country.names, this.#locale) : "",
      countryCode: country?.code ?? "",
    };
  }
}
