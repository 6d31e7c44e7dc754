import type { Database } from "@scoreline/store/engine/open";
import { loadSquads, transfersOfPlayer } from "@scoreline/store/people/people";
import type { CountedSeason, Details } from "#recount/season.ts";

const sides = ["home", "away"] as const;
const dayMs = 86_400_000;
/** Nobody plays again sooner than this, in whatever shirt; basketball plays on two days running. */
const restMs = { football: 36 * 3_600_000, basketball: 16 * 3_600_000 };

/** Where somebody played: collected over all seasons that are on. */
export type Whereabouts = Map<
  number,
  { kickoff: number; team: number; match: number; sport: "football" | "basketball" }[]
>;

/** Adds who took part in the matches of a season. */
export function note(found: Whereabouts, { competition, over }: CountedSeason, details: Details): void {
  for (const { head, home, away } of over) {
    const teams = { home, away };
    const came = new Map<number, number>();
    for (const side of sides) {
      for (const { player } of details.lineUps.get(head.id)?.[side].starters ?? []) came.set(player, teams[side]);
      for (const { player, played } of details.boxes.get(head.id)?.[side].players ?? [])
        if (played) came.set(player, teams[side]);
    }
    for (const event of details.events.get(head.id) ?? [])
      if (event.type === "substitution" && "on" in event && event.on !== undefined)
        came.set(event.on, teams[event.side]);
    for (const [player, team] of came) {
      const own = found.get(player) ?? [];
      own.push({ kickoff: head.kickoff, team, match: head.id, sport: competition.sport });
      found.set(player, own);
    }
  }
}

/** Who changed clubs between two matches has a transfer for it; nobody is in two places; who played lately is in a squad. */
export async function* clubFaults(found: Whereabouts, isClub: (team: number) => boolean, db: Database, now: number) {
  const lately = new Map<number, Set<number>>();
  for (const [player, places] of found) {
    places.sort((one, other) => one.kickoff - other.kickoff);
    for (const [index, place] of places.entries()) {
      const before = places[index - 1];
      if (before && before.match !== place.match && place.kickoff - before.kickoff < restMs[place.sport])
        yield `player ${player} is in match ${before.match} and, ${Math.round((place.kickoff - before.kickoff) / 3_600_000)} hours later, in match ${place.match}`;
    }
    const clubs = places.filter(({ team }) => isClub(team));
    const changes = clubs.filter((place, index) => index > 0 && clubs[index - 1]?.team !== place.team);
    if (changes.length > 0) {
      const transfers = await transfersOfPlayer(db, player);
      for (const place of changes) {
        const until = new Date(place.kickoff + dayMs).toISOString().slice(0, 10);
        if (!transfers.some(({ toTeamId, date }) => toTeamId === place.team && date <= until))
          yield `player ${player} plays for team ${place.team} in match ${place.match}, and no transfer says why`;
      }
    }
    const last = places.at(-1);
    if (last && now - last.kickoff < 7 * dayMs) lately.set(last.team, (lately.get(last.team) ?? new Set()).add(player));
  }
  for (const squad of await loadSquads(db, [...lately.keys()])) {
    const members = new Set(squad.members.map(({ playerId }) => playerId));
    for (const player of lately.get(squad.teamId) ?? []) {
      if (members.has(player)) continue;
      const left = (await transfersOfPlayer(db, player)).some(({ fromTeamId }) => fromTeamId === squad.teamId);
      if (!left) yield `player ${player} played for team ${squad.teamId} this week, and is not in its squad`;
    }
  }
}
