import type { Person } from "@scoreline/contract/schemas/person";
import { playerPath } from "@scoreline/site/addresses";
import { Fragment, type ReactNode } from "react";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { useMatch } from "#match/match-context.ts";

type People = ReadonlyMap<number, Person>;

/** Somebody who is named leads to their page. */
export function PlayerLink({ person, short = false }: { person: Person; short?: boolean }) {
  const { locale } = usePage();
  const { sport } = useMatch();
  return (
    <PageLink to={playerPath(locale, sport, person)} data-player>
      {short ? person.shortName : person.name}
    </PageLink>
  );
}

/** Marks that no text has: a name stands between them as the player's number. */
const [from, to] = ["\u0001", "\u0002"];
const marked = new RegExp(`${from}(\\d+)${to}`);

/** What stands for the name of somebody in a sentence, until `WithLinks` finds it again. */
export function nameMark(people: People, id: number | undefined): string | undefined {
  return id !== undefined && people.has(id) ? `${from}${id}${to}` : undefined;
}

/** A sentence with the names in it as links. */
export function WithLinks({ words, people, short }: { words: string; people: People; short?: boolean }): ReactNode {
  return words.split(marked).map((part, place) => {
    const person = place % 2 === 1 ? people.get(Number(part)) : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other key than their place
    return <Fragment key={place}>{person ? <PlayerLink person={person} short={short ?? false} /> : part}</Fragment>;
  });
}
