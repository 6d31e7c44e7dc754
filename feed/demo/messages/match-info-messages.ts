import { weatherOf } from "@scoreline/world/football/surroundings";
import { broadcastsOf } from "@scoreline/world/match/broadcasts";
import { footballMatchup, type Pairing } from "@scoreline/world/match/matchups";
import { crowdOf, officialsOf, venueOf } from "@scoreline/world/match/venue-and-officials";
import { type InfoStage, infoStages } from "@scoreline/world/match-day/before-match";
import type { FeedOf } from "#port/message.ts";

export function matchInfoMessage(seed: string, pairing: Pairing, stage: InfoStage, now: number): FeedOf<"match-info"> {
  const { fixture } = pairing;
  const knows = (part: InfoStage) => infoStages.indexOf(part) <= infoStages.indexOf(stage);
  const football = fixture.sport === "football";
  const broadcasts = broadcastsOf(seed, pairing);
  return {
    type: "match-info",
    match: fixture.ref,
    at: now,
    venue: venueOf(pairing),
    ...(broadcasts.length > 0 && { broadcasts }),
    ...(knows("referee") && ledBy(seed, pairing)),
    ...(football && knows("weather") && { weather: weatherOf(footballMatchup(seed, pairing)) }),
    ...(knows("attendance") && { attendance: crowdOf(seed, pairing) }),
  };
}

/** One referee in football; all three in basketball. */
function ledBy(seed: string, pairing: Pairing): Pick<FeedOf<"match-info">, "referee" | "officials"> {
  const [first, ...others] = officialsOf(seed, pairing).map(({ ref }) => ref);
  if (first === undefined) return {};
  return { referee: first, ...(others.length > 0 && { officials: [first, ...others] }) };
}
