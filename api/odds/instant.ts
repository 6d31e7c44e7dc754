import { Refusal } from "@scoreline/contract/errors";
import { matchBriefs } from "@scoreline/store/matches";
import type { Services } from "#handler.ts";

const minuteMs = 60_000;

/** Until when prices count: now, or the end of a minute of the match. Refuses a match that does not exist. */
export async function instantOf(
  { database }: Services,
  matchId: number,
  minute: number | undefined,
): Promise<number | undefined> {
  const [match] = await matchBriefs(database, [matchId]);
  if (!match) throw new Refusal("matchNotFound");
  return minute === undefined ? undefined : match.kickoff + minute * minuteMs;
}
