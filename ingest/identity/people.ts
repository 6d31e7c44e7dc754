import { type PersonTraits, personFinder } from "@scoreline/domain/identity/person";
import type { CareerRow } from "@scoreline/domain/people";
import type { FeedOf } from "@scoreline/feed/port/message";
import { officialsOf, playersLike } from "@scoreline/store/intake/candidates";
import type {
  KnownAbsence,
  KnownCareer,
  KnownOfficial,
  KnownPlayer,
  KnownSquad,
  KnownTransfer,
  KnownTrophy,
} from "#identity/known.ts";
import { idOrNull, lastByRef, type Naming, named, notMeant, ofType, withParent } from "#identity/naming.ts";

/** Whoever is spoken of must be known; others may be missing. */

export async function identifyPlayers(naming: Naming): Promise<KnownPlayer[]> {
  const items = lastByRef(ofType(naming, "player")).map((message) => ({
    message,
    teamId: idOrNull(naming, "teams", message.team),
    countryId: idOrNull(naming, "countries", message.nationality),
  }));
  const found = await named(naming, "players", items, {
    async look(unheard) {
      const days = [...new Set(unheard.flatMap(({ message }) => message.birthDate ?? []))];
      const teams = [...new Set(unheard.flatMap(({ teamId }) => teamId ?? []))];
      const known = notMeant(naming, "players", await playersLike(naming.tx, days, teams));
      const find = personFinder(known.map((player) => ({ ...player, role: "player", near: player.teamIds })));
      return ({ message, teamId }) => find(traits(message, "player", teamId)).map(labelled);
    },
  });
  return found.map(({ message, teamId, countryId, thing }) => ({
    ...message,
    ...thing,
    teamId,
    countryId,
    raw: message,
  }));
}

export async function identifyOfficials(naming: Naming): Promise<KnownOfficial[]> {
  const items = lastByRef(ofType(naming, "official")).map((message) => ({
    message,
    countryId: idOrNull(naming, "countries", message.nationality),
  }));
  const found = await named(naming, "officials", items, {
    async look(unheard) {
      const sports = [...new Set(unheard.map(({ message }) => message.sport))];
      const known = notMeant(naming, "officials", await officialsOf(naming.tx, sports));
      const find = personFinder(
        known.map((official) => ({ ...official, near: official.countryId === null ? [] : [official.countryId] })),
      );
      return ({ message, countryId }) => find(traits(message, message.role, countryId)).map(labelled);
    },
  });
  return found.map(({ message, countryId, thing }) => ({ ...message, ...thing, countryId, raw: message }));
}

function traits(
  { sport, names, birthDate }: FeedOf<"player" | "official">,
  role: string,
  near: number | null,
): PersonTraits {
  return { sport, role, names, birthDate: birthDate ?? null, near: near === null ? [] : [near] };
}

function labelled({ id, names, birthDate }: PersonTraits & { id: number }) {
  return { id, label: birthDate ? `${names.en}, ${birthDate}` : names.en };
}

export function identifySquads(naming: Naming): KnownSquad[] {
  return withParent(naming, ofType(naming, "squad"), "teams", ({ team }) => team).map(({ message, parentId }) => ({
    teamId: parentId,
    at: message.at,
    coachId: idOrNull(naming, "officials", message.coach),
    members: message.members.flatMap(({ player, onLoanFrom, ...member }) => {
      const playerId = naming.refs.find("players", player);
      return playerId === undefined
        ? []
        : [{ ...member, playerId, onLoanFromId: idOrNull(naming, "teams", onLoanFrom) }];
    }),
    raw: message,
  }));
}

export function identifyTransfers(naming: Naming): KnownTransfer[] {
  const messages = lastByRef(ofType(naming, "transfer"));
  return withParent(naming, messages, "players", ({ player }) => player).map(({ message, parentId }) => ({
    ...message,
    playerId: parentId,
    fromTeamId: idOrNull(naming, "teams", message.from),
    toTeamId: idOrNull(naming, "teams", message.to),
    raw: message,
  }));
}

export function identifyAbsences(naming: Naming): KnownAbsence[] {
  const ofPlayers = withParent(naming, lastByRef(ofType(naming, "absence")), "players", ({ player }) => player);
  return ofPlayers.flatMap(({ message, parentId: playerId }) =>
    withParent(naming, [message], "teams", ({ team }) => team).map(({ parentId: teamId }) => ({
      ...message,
      playerId,
      teamId,
      raw: message,
    })),
  );
}

export function identifyTrophies(naming: Naming): KnownTrophy[] {
  const messages = lastByRef(ofType(naming, "trophy"));
  const ofCompetitions = withParent(naming, messages, "competitions", ({ competition }) => competition);
  return ofCompetitions.flatMap(({ message, parentId: competitionId }) => {
    const teamId = idOrNull(naming, "teams", message.team);
    const playerId = idOrNull(naming, "players", message.player);
    const [entity, ref, winner] =
      message.player === undefined ? ["teams", message.team, teamId] : ["players", message.player, playerId];
    if (winner !== null) return [{ ...message, competitionId, teamId, playerId, raw: message }];
    naming.refuse(message, `unknown reference to ${entity}: ${ref}`);
    return [];
  });
}

export function identifyCareers(naming: Naming): KnownCareer[] {
  return withParent(naming, ofType(naming, "career"), "players", ({ player }) => player).map(
    ({ message, parentId }) => ({
      playerId: parentId,
      rows: message.rows.flatMap((row) => careerRow(naming, message.figures, row)),
      countedUntil: message.countedUntil ?? null,
      raw: message,
    }),
  );
}

/** A season at a team that we have not heard of is left out. */
function careerRow(
  { refs }: Naming,
  figures: FeedOf<"career">["figures"],
  told: FeedOf<"career">["rows"][number],
): CareerRow<number, number>[] {
  const team = refs.find("teams", told.team);
  if (team === undefined) return [];
  const { season, appearances, loan, number, from, until, rating, counts } = told;
  const competition = told.competition === undefined ? undefined : refs.find("competitions", told.competition);
  // What is not known is undefined here, and is not stored.
  const row: CareerRow<number, number> = { season, team, competition, appearances, loan, number, from, until, rating };
  for (const [index, figure] of figures.entries()) row[figure] = counts[index];
  return [row];
}
