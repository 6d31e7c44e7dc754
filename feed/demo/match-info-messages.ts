import { weatherOf } from "@scoreline/world/football/surroundings";
import { broadcastsOf } from "@scoreline/world/match/broadcasts";
import { footballMatchup, type Pairing } from "@scoreline/world/match/matchups";
import { crowdOf, refereeOf, venueOf } from "@scoreline/world/match/venue-and-officials";
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
    ...(knows("referee") && { referee: refereeOf(seed, pairing).ref }),
    ...(football && knows("weather") && { weather: weatherOf(footballMatchup(seed, pairing)) }),
    ...(knows("attendance") && { attendance: crowdOf(seed, pairing) }),
  };
}
