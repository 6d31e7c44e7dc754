import type { CallReply } from "@scoreline/contract/call";
import type { teamOfTheWeek } from "@scoreline/contract/calls/league-figures";
import { succeed } from "@scoreline/contract/envelope";
import type { MatchHead } from "@scoreline/domain/match/state/head";
import { isOver } from "@scoreline/domain/match/state/state";
import { bestSide, type Candidate } from "@scoreline/domain/season/best-side";
import type { SeasonSheet } from "@scoreline/live/seasons";
import type { Database } from "@scoreline/store/engine/open";
import { loadPartOfMatches } from "@scoreline/store/match/details";
import type { Handler, Reader, Services } from "#handler.ts";
import { roundOf, roundsOf } from "#league/fixtures.ts";
import { asked, type LeagueSeason, leagueSeason, type SeasonAsked, seasonAnswer, seasonHead } from "#league/season.ts";
import { peopleIn } from "#match/people.ts";
import { teamBadge } from "#rows/badges.ts";

type Asked = SeasonAsked & { round: string | undefined };

const made = seasonAnswer("team of the week", chosen);

export const teamsOfTheWeek: { teamOfTheWeek: Handler<typeof teamOfTheWeek> } = {
  teamOfTheWeek: async (input, caller, services) => {
    const found = await leagueSeason(services, input);
    // Only what there is has an answer of its own: nobody fills the caches with rounds that are not.
    const round = overRounds(found.sheet).find((each) => each === input.round);
    return made({ ...asked(found, services), round }, caller, services);
  },
};

async function chosen(
  found: LeagueSeason,
  { round: wanted }: Asked,
  reader: Pick<Reader, "locale">,
  services: Services,
): Promise<CallReply<typeof teamOfTheWeek>> {
  const { sheet, competition } = found;
  const rounds = overRounds(sheet);
  const round = wanted ?? rounds.at(-1) ?? null;
  const heads = sheet.heads.filter((head) => round !== null && roundOf(head, sheet) === round);
  const side = bestSide(competition.sport, await candidates(services.database, heads));
  const people = new Map(
    (await peopleIn(side?.players.map(({ playerId }) => playerId) ?? [], reader.locale, services)).map((person) => [
      person.playerId,
      person,
    ]),
  );
  const players = (side?.players ?? []).flatMap((player) => {
    const person = people.get(player.playerId);
    return person ? [{ ...player, ...person }] : [];
  });
  const teamIds = [...new Set(players.map(({ teamId }) => teamId))];
  return succeed({
    data: {
      ...seasonHead(found, reader, services),
      teams: teamIds.map((teamId) => teamBadge({ teamId }, services.boards.catalogue, reader.locale)),
      rounds,
      round,
      lines: [...(side?.lines ?? [])],
      players,
    },
  });
}

/** Rounds of which everything is played that was not put off. */
function overRounds(sheet: SeasonSheet): string[] {
  const open = new Set<string>();
  const played = new Set<string>();
  for (const head of sheet.heads) {
    if (head.state.kind === "finished") played.add(roundOf(head, sheet));
    else if (!isOver(head.state) && head.state.kind !== "postponed") open.add(roundOf(head, sheet));
  }
  return roundsOf(sheet)
    .map(({ round }) => round)
    .filter((round) => played.has(round) && !open.has(round));
}

/** Everybody who was given a mark, with the place in which he played; nobody as long as some of the matches have no marks. */
async function candidates(database: Database, heads: readonly MatchHead[]): Promise<Candidate[]> {
  const over = heads.filter(({ state }) => state.kind === "finished");
  const ids = over.map(({ id }) => id);
  const ratings = await loadPartOfMatches(database, "ratings", ids);
  if (ids.some((id) => !ratings.has(id))) return [];
  const lineUps = await loadPartOfMatches(database, "line-ups", ids);
  return over.flatMap(({ id: matchId, home, away }) => {
    const own = lineUps.get(matchId);
    if (!own || !("teamId" in home) || !("teamId" in away)) return [];
    const positions = new Map(
      [own.home, own.away].flatMap(({ starters, bench }) =>
        [...starters, ...bench].map(({ player, position }) => [player, position] as const),
      ),
    );
    return (ratings.get(matchId) ?? []).flatMap(({ player: playerId, side, rating }) => {
      const position = positions.get(playerId);
      const { teamId } = side === "home" ? home : away;
      return position ? [{ playerId, teamId, matchId, position, rating }] : [];
    });
  });
}
