import type { Person } from "@scoreline/contract/schemas/person";
import { type LocaleCode, nameIn } from "@scoreline/domain/names";
import { shortPersonName } from "@scoreline/site/short-name";
import { slug } from "@scoreline/site/slug";
import { loadPlayers } from "@scoreline/store/catalogue/catalogue";
import type { Services } from "#handler.ts";

/** Players by their ids, each once, named in the reader's language. */
export async function peopleIn(
  ids: Iterable<number | undefined>,
  locale: LocaleCode,
  { database, boards }: Services,
): Promise<Person[]> {
  const wanted = new Set([...ids].filter((id) => id !== undefined));
  const players = await loadPlayers(database, [...wanted]);
  return players.map(({ id, names, countryId }) => {
    const name = nameIn(names, locale);
    const nation = boards.catalogue.countries.get(countryId ?? 0)?.code;
    return { playerId: id, name, shortName: shortPersonName(name, nation), slug: slug(names.en) };
  });
}
