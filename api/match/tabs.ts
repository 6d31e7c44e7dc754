import type { MatchInfoReply } from "@scoreline/contract/schemas/match-info";
import type { MatchList, MatchPart } from "@scoreline/domain/match/details/details";
import { type MatchHead, placeOf } from "@scoreline/domain/match/state/head";
import { matchTabs } from "@scoreline/domain/match/tabs";
import { stagesOfSeason } from "@scoreline/store/catalogue/catalogue";
import { finishedOfTeam } from "@scoreline/store/match/past-matches";
import type { Services } from "#handler.ts";
import { likelyLineUps } from "#match/line-ups.ts";

type Tab = MatchInfoReply["tabs"][number];
type Known = { held: ReadonlySet<MatchPart | MatchList>; plays: boolean };

/** The parts of a match page that there is something in, or will be: nobody is sent to an empty one. */
export async function tabsOf(head: MatchHead, known: Known, services: Services): Promise<Tab[]> {
  const offered: Tab[] = [];
  for (const tab of matchTabs) if (await isOffered(tab, head, known, services)) offered.push(tab);
  return offered;
}

async function isOffered(tab: Tab, head: MatchHead, { held, plays }: Known, services: Services): Promise<boolean> {
  const football = head.sport === "football";
  switch (tab) {
    case "info":
      return true;
    case "tracker":
      return football ? held.has("ball") : plays;
    case "lineups":
      return held.has("line-ups") || (isToCome(head) && (await likelyLineUps(head, services)) !== undefined);
    case "box-score":
      return !football && held.has("box-score");
    case "stats":
      return held.has("shots") || held.has(football ? "football-statistics" : "basketball-statistics");
    case "h2h":
    case "analysis":
      return hasPast(head, services);
    case "table":
      // Friendlies count in none.
      if (services.boards.catalogue.competitions.get(head.competitionId)?.format === "friendlies") return false;
      return (await stagesOfSeason(services.database, head.seasonId)).some(({ kind }) => kind === "table");
  }
}

function isToCome({ state }: MatchHead): boolean {
  return state.kind === "scheduled" || state.kind === "postponed";
}

/** Both are compared by what they have played. */
async function hasPast(head: MatchHead, { database }: Services): Promise<boolean> {
  const { teams } = placeOf(head);
  if (teams.length < 2) return false;
  for (const team of teams) if ((await finishedOfTeam(database, team, head.kickoff, 1)).length > 0) return true;
  return false;
}
