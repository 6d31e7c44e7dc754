import type { Competition } from "@scoreline/store/catalogue/catalogue";
import type { Database } from "@scoreline/store/engine/open";
import { loadSquads } from "@scoreline/store/people/people";
import type { CountedSeason } from "#recount/season.ts";

/** Fewer could not play, with somebody on the bench. */
const leastInSquad = { football: 14, basketball: 8 };

/** Whether every competition is played, and everybody who enters could field a side. */
export async function* entrantFaults(
  seasons: readonly CountedSeason[],
  competitions: readonly Competition[],
  db: Database,
) {
  const played = new Set(seasons.map(({ competition }) => competition.id));
  for (const { id, names } of competitions) if (!played.has(id)) yield `${names.en} has no season`;
  const teams = new Map<number, "football" | "basketball">();
  for (const { competition, isOn, heads } of seasons)
    for (const side of isOn ? heads.flatMap(({ home, away }) => [home, away]) : [])
      if ("teamId" in side) teams.set(side.teamId, competition.sport);
  const squads = new Map((await loadSquads(db, [...teams.keys()])).map(({ teamId, members }) => [teamId, members]));
  for (const [team, sport] of teams) {
    const size = squads.get(team)?.length ?? 0;
    if (size < leastInSquad[sport]) yield `team ${team} has a squad of ${size}`;
  }
}
