import type { FeedMessage, FeedOf } from "@scoreline/feed/port/message";
import type { Transaction } from "@scoreline/store/engine/open";
import type { Entity } from "@scoreline/store/intake/intake";
import { addFirstTellers, othersNaming, tellersOf } from "@scoreline/store/intake/sharing";
import type { Thing } from "#identity/known.ts";
import { given, type RefPage } from "#identity/ref-book.ts";
import type { VenuePage } from "#identity/venue-book.ts";

/** What the identity step has at hand while it finds out of what a batch speaks. */
export type Naming = {
  /** Refs are this source's own. */
  source: string;
  tx: Transaction;
  refs: RefPage;
  venues: VenuePage;
  /** Other sources have named things: what this one names for the first time may be one of those. */
  others: boolean;
  /** The first delivery into an empty store, by nobody else: there is nothing to compare with but the batch itself. */
  unheard: boolean;
  messages: readonly FeedMessage[];
  /** Sets a message aside: it speaks of something that we do not know, or that may be one of several. */
  refuse(message: FeedMessage, reason: string): void;
};

export function ofType<Type extends FeedMessage["type"]>(naming: Naming, type: Type): FeedOf<Type>[] {
  return naming.messages.filter((message): message is FeedOf<Type> => message.type === type);
}

/** The last word on each ref: a batch may speak of a thing twice. */
export function lastByRef<Message extends { ref: string }>(messages: readonly Message[]): Message[] {
  return [...new Map(messages.map((message) => [message.ref, message])).values()];
}

/** Something that a new ref may mean; with a doubt, not even the only one is taken. */
export type Candidate = { id: number; label: string; doubt?: string };
/** A message with what is known around it. */
type Item = { message: FeedMessage & { ref: string } };

export type NamingRules<Spoken extends Item> = {
  /** How to find what is spoken of by refs that mean nothing yet; asked only where other sources have named things. */
  look(unheard: readonly Spoken[]): Promise<(one: Spoken) => readonly Candidate[]>;
  /** The id that a new thing has to have. */
  fixed?(one: Spoken): number | undefined;
};

/**
 * Our thing for each message: what its ref meant before, what it is found to be, or a new one. One that may be several things
 * is set aside. A source tells its own things apart: none of its refs is taken for a thing that it has named by another.
 */
export async function named<Spoken extends Item>(
  naming: Naming,
  entity: Entity,
  items: readonly Spoken[],
  { look, fixed }: NamingRules<Spoken>,
): Promise<(Spoken & { thing: Thing })[]> {
  const { refs, tx } = naming;
  const refOf = ({ message }: Spoken) => message.ref;
  const unheard = new Set(await refs.unheard(tx, entity, items.map(refOf)));
  const fresh = items.filter((one) => unheard.has(refOf(one)));
  const make = naming.others && fresh.length > 0 ? await adopt(naming, entity, fresh, await look(fresh)) : fresh;
  const isNew = await makeThings(naming, entity, make, fixed);
  return items.flatMap((one) => {
    const id = refs.find(entity, refOf(one));
    // Those that are still nothing were set aside.
    return id === undefined ? [] : [{ ...one, thing: { id, isNew: isNew.has(refOf(one)) } }];
  });
}

/** Gives refs to things that other sources have named, and returns what is none of them. */
async function adopt<Spoken extends Item>(
  naming: Naming,
  entity: Entity,
  fresh: readonly Spoken[],
  candidatesFor: (one: Spoken) => readonly Candidate[],
): Promise<Spoken[]> {
  const { refs } = naming;
  const make: Spoken[] = [];
  const adopted: number[] = [];
  for (const one of fresh) {
    const candidates = candidatesFor(one).filter(({ id }) => !refs.isMeant(entity, id));
    const [only] = candidates;
    if (!only) make.push(one);
    else if (candidates.length > 1 || only.doubt) naming.refuse(one.message, mayBe(entity, candidates));
    else {
      refs.add(entity, one.message.ref, only.id);
      adopted.push(only.id);
    }
  }
  await noteSharing(naming, entity, adopted);
  return make;
}

/** What a person needs to decide which one it is. */
function mayBe(entity: Entity, candidates: readonly Candidate[]): string {
  const shown = candidates
    .slice(0, 10)
    .map(({ id, label, doubt }) => `${id} (${[label, doubt].filter(Boolean).join(", ")})`);
  return `ambiguous: may be one of ${entity} ${shown.join(", ")}`.slice(0, 1000);
}

async function makeThings<Spoken extends Item>(
  { refs, tx }: Naming,
  entity: Entity,
  items: readonly Spoken[],
  fixed: NamingRules<Spoken>["fixed"],
): Promise<Set<string>> {
  const free: string[] = [];
  for (const one of items) {
    const id = fixed?.(one);
    if (id === undefined) free.push(one.message.ref);
    else refs.add(entity, one.message.ref, id);
  }
  const ids = free.length > 0 ? await refs.ids.draw(tx, entity, free.length) : [];
  for (const [place, ref] of free.entries()) refs.add(entity, ref, given(ids[place], entity));
  return new Set(items.map(({ message }) => message.ref));
}

/** Writes down who had named things that this source means from now on, too. */
export async function noteSharing(
  { source, tx }: Pick<Naming, "source" | "tx">,
  entity: Entity,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const before = await othersNaming(tx, source, entity, ids);
  const noted = new Set((await tellersOf(tx, [{ entity, ids }])).map(({ id }) => id));
  const first = new Map(before.map((row) => [row.id, row]));
  await addFirstTellers(
    tx,
    [...first.values()].filter(({ id }) => !noted.has(id)),
  );
}

/** Messages of which we know what they belong to, with its id; the others are set aside. */
export function withParent<Message extends FeedMessage>(
  naming: Naming,
  messages: readonly Message[],
  parent: Entity,
  parentRef: (message: Message) => string,
): { message: Message; parentId: number }[] {
  return messages.flatMap((message) => {
    const parentId = naming.refs.find(parent, parentRef(message));
    if (parentId !== undefined) return [{ message, parentId }];
    naming.refuse(message, `unknown reference to ${parent}: ${parentRef(message)}`);
    return [];
  });
}

/** What the source has named itself already cannot be meant by another of its refs. */
export function notMeant<Known extends { id: number }>(
  { refs }: Naming,
  entity: Entity,
  known: readonly Known[],
): Known[] {
  return known.filter(({ id }) => !refs.isMeant(entity, id));
}

/** Our id of somebody or something that may be missing. */
export function idOrNull({ refs }: Naming, entity: Entity, ref: string | undefined): number | null {
  return ref === undefined ? null : (refs.find(entity, ref) ?? null);
}
