import {
  loadCompetitions,
  loadCountries,
  loadPlayers,
  loadSeasons,
  loadStages,
  loadTeams,
  saveCompetitions,
  saveCountries,
  savePlayers,
  saveSeasons,
  saveStages,
  saveTeams,
} from "@scoreline/store/catalogue/catalogue";
import { competitionsInAllLanguages, countryInAllLanguages, teamsInAllLanguages } from "#apply/all-languages.ts";
import { merged } from "#apply/merged.ts";
import type { Thing } from "#identity/known.ts";
import type { Batch } from "#intake/batch.ts";

/** Countries, competitions, seasons, stages, teams and players, in the order in which they belong to each other. */
export async function applyCatalogue(batch: Batch): Promise<void> {
  await applyCountries(batch);
  await applyCompetitions(batch);
  await applySeasons(batch);
  await applyStages(batch);
  await applyTeams(batch);
  await applyPlayers(batch);
}

async function applyCountries(batch: Batch): Promise<void> {
  const rows = batch.known.countries.map(({ id, code, names }) => countryInAllLanguages({ id, code, names }));
  const touched = await saveCountries(batch.tx, await merged(batch, "countries", rows, loadCountries));
  tell(batch, "countries", touched);
}

async function applyCompetitions(batch: Batch): Promise<void> {
  const rows = batch.known.competitions.map((said) => ({
    id: said.id,
    sport: said.sport,
    countryId: said.countryId,
    key: said.key,
    names: said.names,
    code: said.code,
    level: said.level,
    kind: said.kind,
    popularity: said.popularity,
    colour: said.colour ?? null,
    logo: said.logo ?? null,
    founded: said.founded ?? null,
    holders: said.holders ?? null,
    recordWinners: said.recordWinners ?? null,
    format: said.format ?? null,
  }));
  const named = await competitionsInAllLanguages(batch, rows);
  // The key stands in addresses: it stays, whoever leads.
  const touched = await saveCompetitions(
    batch.tx,
    await merged(batch, "competitions", named, loadCompetitions, ["key"]),
  );
  tell(batch, "competitions", touched);
}

async function applySeasons(batch: Batch): Promise<void> {
  const rows = batch.known.seasons.map(({ id, competitionId, name, from, to, current }) => ({
    id,
    competitionId,
    name,
    from,
    to,
    current,
  }));
  const { fresh, changed } = await saveSeasons(batch.tx, await merged(batch, "seasons", rows, loadSeasons));
  const seasons = [...fresh, ...changed];
  batch.changes.noteSeasons(seasons.map(({ id }) => id));
  batch.changes.note(
    "competitions",
    seasons.map(({ competitionId }) => competitionId),
  );
}

async function applyStages(batch: Batch): Promise<void> {
  const rows = batch.known.stages.map(({ id, seasonId, name, kind, order, zones, tieBreaks, names, group }) => ({
    id,
    seasonId,
    name,
    kind,
    order,
    zones: zones ?? null,
    tieBreaks: tieBreaks ?? null,
    names: names ?? null,
    group: group ?? null,
  }));
  const touched = await saveStages(batch.tx, await merged(batch, "stages", rows, loadStages));
  batch.changes.noteSeasons([...touched.fresh, ...touched.changed].map(({ seasonId }) => seasonId));
}

async function applyTeams(batch: Batch): Promise<void> {
  const rows = batch.known.teams.map((said) => ({
    id: said.id,
    sport: said.sport,
    kind: said.kind,
    countryId: said.countryId,
    names: said.names,
    short: said.short,
    code: said.code,
    city: said.city ?? null,
    venue: said.venue ?? null,
    venueId: said.venueId,
    founded: said.founded ?? null,
    colours: said.colours ?? null,
    crest: said.crest ?? null,
    logo: said.logo ?? null,
  }));
  const named = await teamsInAllLanguages(batch, rows);
  const touched = await saveTeams(
    batch.tx,
    await merged(batch, "teams", named, loadTeams),
    newAmong(batch.known.teams),
  );
  tell(batch, "teams", touched);
}

async function applyPlayers(batch: Batch): Promise<void> {
  const rows = batch.known.players.map((said) => ({
    id: said.id,
    sport: said.sport,
    names: said.names,
    teamId: said.teamId,
    countryId: said.countryId,
    birthDate: said.birthDate ?? null,
    birthPlace: said.birthPlace ?? null,
    position: said.position ?? null,
    number: said.number ?? null,
    heightCm: said.heightCm ?? null,
    weightKg: said.weightKg ?? null,
    foot: said.foot ?? null,
    marketValueEur: said.marketValueEur ?? null,
    photo: said.photo ?? null,
  }));
  const touched = await savePlayers(
    batch.tx,
    await merged(batch, "players", rows, loadPlayers),
    newAmong(batch.known.players),
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

export function newAmong(things: readonly Thing[]): Set<number> {
  return new Set(things.flatMap(({ id, isNew }) => (isNew ? [id] : [])));
}

function tell(
  batch: Batch,
  entity: "countries" | "competitions" | "teams",
  { fresh, changed }: { fresh: readonly { id?: number | undefined }[]; changed: readonly { id: number }[] },
): void {
  const ids = [...fresh, ...changed].flatMap(({ id }) => id ?? []);
  if (ids.length > 0) batch.facts.push({ kind: "catalogue", entity, ids });
}
