import type { Names, ShortNames } from "@scoreline/domain/names";
import { type Sport, sports } from "@scoreline/domain/sport";
import basketballNationalTeams from "./basketball/national-teams.json" with { type: "json" };
import { basketballPages } from "./basketball/pages.ts";
import { foldedName } from "./folded-name.ts";
import footballNationalTeams from "./football/national-teams.json" with { type: "json" };
import { footballPages } from "./football/pages.ts";
import type { NamePage } from "./page.ts";
import shortNations from "./short-nations.json" with { type: "json" };
import { suffixed, suffixedShort, type Variant, withoutVariant } from "./variants.ts";

/** The key of the book, or what another source says: where it is from and its English name. */
export type Sought = { key: string } | { country: string; name: string };

export const namePages: Readonly<Record<Sport, readonly NamePage[]>> = {
  football: footballPages,
  basketball: basketballPages,
};

/** By country. */
const nationalTeams: Readonly<Record<Sport, Readonly<Record<string, Names>>>> = {
  football: footballNationalTeams,
  basketball: basketballNationalTeams,
};

/** A competition as readers of each language call it; nothing where the book does not know it. */
export function competitionNames(sport: Sport, sought: Sought): Names | undefined {
  return find(competitions[sport], sought, (own, variant) => suffixed(own, sport, variant));
}

/** A club or one of its sides; a national team by its country and name. */
export function teamNames(sport: Sport, sought: Sought): Names | undefined {
  return find(teams[sport], sought, (own, variant) => suffixed(own, sport, variant));
}

/** What a team is called where there is little room; nothing where its names are all there is. */
export function shortTeamNames(sport: Sport, sought: Sought): ShortNames | undefined {
  return find(shorts[sport], sought, (own, variant) => suffixedShort(own, sport, variant));
}

export function nationalTeamNames(sport: Sport, country: string): Names | undefined {
  return nationalTeams[sport][country];
}

export function countriesWithNationalTeams(sport: Sport): string[] {
  return Object.keys(nationalTeams[sport]);
}

/** A table of a competition that plays in several. */
export function conferenceNames(sport: Sport, competition: string, table: string): Names | undefined {
  for (const { conferences } of namePages[sport]) {
    const own = conferences?.[competition];
    if (own) return own[table];
  }
  return undefined;
}

/** A thing with its English name, and what the book says of it. */
type Entry<Said> = { country: string; key: string; name: string; said: Said };
type Index<Said> = { byKey: ReadonlyMap<string, Said>; byName: ReadonlyMap<string, Said | "several"> };

const competitions = indexed(({ country, competitions = {} }) => entriesOf(country, competitions));
const teams = indexed(({ country, teams = {} }) => entriesOf(country, teams), nationalEntries);
const shorts = indexed(
  ({ country, teams = {}, shorts = {} }): Entry<ShortNames>[] =>
    Object.entries(shorts).map(([key, said]) => ({ country, key, name: teams[key]?.en ?? key, said })),
  nationalShorts,
);

function find<Said>(
  index: Index<Said>,
  sought: Sought,
  ofSide: (own: Said, variant: Variant) => Said,
): Said | undefined {
  if ("key" in sought) return index.byKey.get(sought.key);
  const { country, name } = sought;
  const found = named(index, country, name);
  if (found) return found;
  // "Arsenal U21" is called after Arsenal.
  const side = withoutVariant(name);
  const own = side && named(index, country, side.name);
  return own && ofSide(own, side.variant);
}

/** As it is written, or else folded; a name that several have once it is folded finds none of them. */
function named<Said>({ byName }: Index<Said>, country: string, name: string): Said | undefined {
  const found = byName.get(exactly(country, name)) ?? byName.get(loosely(country, name));
  return found === "several" ? undefined : found;
}

function exactly(country: string, name: string): string {
  return `${country}=${name}`;
}

function loosely(country: string, name: string): string {
  return `${country}~${foldedName(name)}`;
}

function entriesOf(country: string, rows: Readonly<Record<string, Names>>): Entry<Names>[] {
  return Object.entries(rows).map(([key, said]) => ({ country, key, name: said.en, said }));
}

/** They have no keys of their own: sources call them by their country. */
function nationalEntries(sport: Sport): Entry<Names>[] {
  return Object.entries(nationalTeams[sport]).map(([country, said]) => ({ country, key: "", name: said.en, said }));
}

function nationalShorts(sport: Sport): Entry<ShortNames>[] {
  return Object.entries(shortNations).flatMap(([country, said]) => {
    const name = nationalTeams[sport][country]?.en;
    return name === undefined ? [] : [{ country, key: "", name, said }];
  });
}

function indexed<Said>(
  entriesOn: (page: NamePage) => Entry<Said>[],
  others: (sport: Sport) => Entry<Said>[] = () => [],
): Readonly<Record<Sport, Index<Said>>> {
  const index = (sport: Sport): Index<Said> => {
    const byKey = new Map<string, Said>();
    const byName = new Map<string, Said | "several">();
    for (const { country, key, name, said } of [...namePages[sport].flatMap(entriesOn), ...others(sport)]) {
      if (key !== "") byKey.set(key, said);
      for (const written of [exactly(country, name), loosely(country, name)])
        byName.set(written, byName.has(written) ? "several" : said);
    }
    return { byKey, byName };
  };
  return Object.fromEntries(sports.map((sport) => [sport, index(sport)])) as Record<Sport, Index<Said>>;
}
