import { wellKnownCompetitionIds } from "@scoreline/domain/constants";
import {
  saveCompetitions,
  saveCountries,
  savePlayers,
  saveSeasons,
  saveStages,
  saveTeams,
} from "@scoreline/store/catalogue/catalogue";
import type { Entity } from "@scoreline/store/intake/intake";
import { type Batch, lastByRef, ofType } from "#intake/batch.ts";

/** Countries, competitions, seasons, stages, teams and players, in the order in which they speak of each other. */
export async function applyCatalogue(batch: Batch): Promise<void> {
  await applyCountries(batch);
  await applyCompetitions(batch);
  await applySeasons(batch);
  await applyStages(batch);
  await applyTeams(batch);
  await applyPlayers(batch);
}

async function applyCountries(batch: Batch): Promise<void> {
  const messages = lastByRef(ofType(batch, "country"));
  const rows = await identified(batch, "countries", messages);
  const touched = await saveCountries(
    batch.tx,
    rows.map(({ id, message: { code, names } }) => ({ id, code, names })),
  );
  tell(batch, "countries", touched);
}

async function applyCompetitions(batch: Batch): Promise<void> {
  const messages = known(batch, lastByRef(ofType(batch, "competition")), "countries", (message) => message.country);
  const keys = new Map(messages.map(({ message }) => [message.ref, message.key]));
  const rows = await identified(
    batch,
    "competitions",
    messages.map(({ message }) => message),
    (ref) => {
      const key = keys.get(ref) ?? "";
      return Object.hasOwn(wellKnownCompetitionIds, key) ? wellKnownCompetitionIds[key] : undefined;
    },
  );
  const touched = await saveCompetitions(
    batch.tx,
    rows.map(({ id, message }, i) => ({
      id,
      sport: message.sport,
      countryId: messages[i]?.id ?? 0,
      key: message.key,
      names: message.names,
      code: message.code,
      level: message.level,
      kind: message.kind,
      popularity: message.popularity,
      colour: message.colour ?? null,
      logo: message.logo ?? null,
      founded: message.founded ?? null,
      holders: message.holders ?? null,
      recordWinners: message.recordWinners ?? null,
      format: message.format ?? null,
    })),
  );
  tell(batch, "competitions", touched);
}

async function applySeasons(batch: Batch): Promise<void> {
  const messages = known(batch, lastByRef(ofType(batch, "season")), "competitions", (message) => message.competition);
  const rows = await identified(
    batch,
    "seasons",
    messages.map(({ message }) => message),
  );
  const { fresh, changed } = await saveSeasons(
    batch.tx,
    rows.map(({ id, message: { name, from, to, current } }, i) => ({
      id,
      competitionId: messages[i]?.id ?? 0,
      name,
      from,
      to,
      current,
    })),
  );
  const seasons = [...fresh, ...changed];
  batch.changes.note(
    "seasons",
    seasons.map(({ id }) => id),
  );
  batch.changes.note(
    "competitions",
    seasons.map(({ competitionId }) => competitionId),
  );
}

async function applyStages(batch: Batch): Promise<void> {
  const messages = known(batch, lastByRef(ofType(batch, "stage")), "seasons", (message) => message.season);
  const rows = await identified(
    batch,
    "stages",
    messages.map(({ message }) => message),
  );
  const touched = await saveStages(
    batch.tx,
    rows.map(({ id, message: { name, kind, order, zones, tieBreaks, names, group } }, i) => ({
      id,
      seasonId: messages[i]?.id ?? 0,
      name,
      kind,
      order,
      zones: zones ?? null,
      tieBreaks: tieBreaks ?? null,
      names: names ?? null,
      group: group ?? null,
    })),
  );
  batch.changes.note(
    "seasons",
    [...touched.fresh, ...touched.changed].map(({ seasonId }) => seasonId),
  );
}

async function applyTeams(batch: Batch): Promise<void> {
  const messages = known(batch, lastByRef(ofType(batch, "team")), "countries", (message) => message.country);
  const rows = await identified(
    batch,
    "teams",
    messages.map(({ message }) => message),
  );
  const touched = await saveTeams(
    batch.tx,
    rows.map(({ id, message }, i) => ({
      id,
      sport: message.sport,
      kind: message.kind,
      countryId: messages[i]?.id ?? 0,
      names: message.names,
      short: message.short,
      code: message.code,
      city: message.city ?? null,
      venue: message.venue ?? null,
      founded: message.founded ?? null,
      colours: message.colours ?? null,
      crest: message.crest ?? null,
      logo: message.logo ?? null,
    })),
    fresh(rows),
  );
  tell(batch, "teams", touched);
}

async function applyPlayers(batch: Batch): Promise<void> {
  const rows = await identified(batch, "players", lastByRef(ofType(batch, "player")));
  const find = (entity: Entity, ref: string | undefined) => (ref && batch.refs.find(entity, ref)) || null;
  const touched = await savePlayers(
    batch.tx,
    rows.map(({ id, message }) => ({
      id,
      sport: message.sport,
      names: message.names,
      teamId: find("teams", message.team),
      countryId: find("countries", message.nationality),
      birthDate: message.birthDate ?? null,
      birthPlace: message.birthPlace ?? null,
      position: message.position ?? null,
      number: message.number ?? null,
      heightCm: message.heightCm ?? null,
      weightKg: message.weightKg ?? null,
      foot: message.foot ?? null,
      marketValueEur: message.marketValueEur ?? null,
      photo: message.photo ?? null,
    })),
    fresh(rows),
  );
  batch.changes.note(
    "newPlayers",
    touched.fresh.map(({ id }) => id),
  );
  batch.changes.note(
    "profiles",
    touched.changed.map(({ id }) => id),
  );
  batch.changes.note(
    "teams",
    touched.changed.map(({ teamId }) => teamId),
  );
}

/** Messages whose parent we know, with its id; the others are set aside. */
export function known<Message extends Batch["messages"][number]>(
  batch: Batch,
  messages: readonly Message[],
  parent: Entity,
  parentRef: (message: Message) => string,
): { id: number; message: Message }[] {
  return messages.flatMap((message) => {
    const id = batch.refs.find(parent, parentRef(message));
    if (id === undefined) batch.refuse(message, `unknown reference to ${parent}: ${parentRef(message)}`);
    return id === undefined ? [] : [{ id, message }];
  });
}

/** Each with our id for it, a new one where it has none yet. */
export async function identified<Message extends { ref: string }>(
  batch: Batch,
  entity: Entity,
  messages: readonly Message[],
  fixed?: (ref: string) => number | undefined,
): Promise<{ id: number; isNew: boolean; message: Message }[]> {
  const refs = messages.map((message) => message.ref);
  const unheard = new Set(await batch.refs.assign(batch.tx, entity, refs, fixed));
  return messages.map((message) => ({
    id: batch.refs.find(entity, message.ref) ?? 0,
    isNew: unheard.has(message.ref),
    message,
  }));
}

export function fresh(rows: readonly { id: number; isNew: boolean }[]): Set<number> {
  return new Set(rows.flatMap(({ id, isNew }) => (isNew ? [id] : [])));
}

function tell(
  batch: Batch,
  entity: "countries" | "competitions" | "teams",
  { fresh, changed }: { fresh: readonly { id?: number | undefined }[]; changed: readonly { id: number }[] },
): void {
  const ids = [...fresh, ...changed].flatMap(({ id }) => id ?? []);
  if (ids.length > 0) batch.facts.push({ kind: "catalogue", entity, ids });
}
