import type { Names } from "@scoreline/domain/names";
import { type Sport, sports } from "@scoreline/domain/sport";
import basketballNationalTeams from "./basketball/national-teams.json" with { type: "json" };
import { basketballPages } from "./basketball/pages.ts";
import { foldedName } from "./folded-name.ts";
import footballNationalTeams from "./football/national-teams.json" with { type: "json" };
import { footballPages } from "./football/pages.ts";
import type { NamePage } from "./page.ts";
import { suffixed, withoutVariant } from "./variants.ts";

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
  return find(sport, competitions[sport], sought);
}

/** A club or one of its sides; a national team by its country and name. */
export function teamNames(sport: Sport, sought: Sought): Names | undefined {
  return find(sport, teams[sport], sought);
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

type Entry = { country: string; key: string; names: Names };
type Index = { byKey: ReadonlyMap<string, Names>; byName: ReadonlyMap<string, Names | "several"> };

const competitions = indexed(({ country, competitions = {} }) => entriesOf(country, competitions));
const teams = indexed(({ country, teams = {} }) => entriesOf(country, teams), nationalEntries);

function find(sport: Sport, index: Index, sought: Sought): Names | undefined {
  if ("key" in sought) return index.byKey.get(sought.key);
  const { country, name } = sought;
  const found = named(index, country, name);
  if (found) return found;
  // "Arsenal U21" is called after Arsenal.
  const side = withoutVariant(name);
  const own = side && named(index, country, side.name);
  return own && suffixed(own, sport, side.variant);
}

/** As it is written, or else folded; a name that several have once it is folded finds none of them. */
function named({ byName }: Index, country: string, name: string): Names | undefined {
  const found = byName.get(exactly(country, name)) ?? byName.get(loosely(country, name));
  return found === "several" ? undefined : found;
}

function exactly(country: string, name: string): string {
  return `${country}=${name}`;
}

function loosely(country: string, name: string): string {
  return `${country}~${foldedName(name)}`;
}

function entriesOf(country: string, rows: Readonly<Record<string, Names>>): Entry[] {
  return Object.entries(rows).map(([key, names]) => ({ country, key, names }));
}

/** They have no keys of their own: sources call them by their country. */
function nationalEntries(sport: Sport): Entry[] {
  return Object.entries(nationalTeams[sport]).map(([country, names]) => ({ country, key: "", names }));
}

function indexed(
  entriesOn: (page: NamePage) => Entry[],
  others: (sport: Sport) => Entry[] = () => [],
): Readonly<Record<Sport, Index>> {
  const index = (sport: Sport): Index => {
    const byKey = new Map<string, Names>();
    const byName = new Map<string, Names | "several">();
    for (const { country, key, names } of [...namePages[sport].flatMap(entriesOn), ...others(sport)]) {
      if (key !== "") byKey.set(key, names);
      for (const name of [exactly(country, names.en), loosely(country, names.en)])
        byName.set(name, byName.has(name) ? "several" : names);
    }
    return { byKey, byName };
  };
  return Object.fromEntries(sports.map((sport) => [sport, index(sport)])) as Record<Sport, Index>;
}
