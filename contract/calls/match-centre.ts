import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { id, ofMatch, shortText, yesOrNo } from "#fields.ts";
import { basketballCommentary, basketballFeed, footballCommentary, footballFeed } from "#schemas/match-events.ts";
import { matchInfo as info } from "#schemas/match-info.ts";
import { matchVideos } from "#schemas/video.ts";
import { matchRow } from "#schemas.ts";

/** The calls behind a match's head and its first tab. */

const common = {
  method: "GET",
  access: "anyone",
  errors: ["matchNotFound"],
  cache: { sharedSeconds: 1 },
} as const;

export const matchInfo = declareCall({
  ...common,
  path: "/match/info",
  summary: "Head of a football match: teams, score, state, competition, ground, officials, scorers",
  input: z.object(ofMatch),
  reply: data(info),
});

export const basketballInfo = declareCall({
  ...common,
  path: "/basketball/match/info",
  summary: "Head of a basketball match: teams, score by quarter, state, competition, ground, officials",
  input: z.object(ofMatch),
  reply: data(info),
});

export const matchEvents = declareCall({
  ...common,
  path: "/match/gs_event",
  summary: "Goals, cards, substitutions and video decisions in order, and the momentum by minute",
  input: z.object(ofMatch),
  reply: data(footballFeed),
});

export const basketballEvents = declareCall({
  ...common,
  path: "/basketball/match/event",
  summary: "Play-by-play in order, and the momentum by minute",
  input: z.object(ofMatch),
  reply: data(basketballFeed),
});

/** `lastId` is the id of the oldest entry that the caller has. */
const older = { ...ofMatch, lastId: shortText(120).optional() };

export const matchCommentary = declareCall({
  ...common,
  path: "/match/commentary",
  summary: "Text commentary as codes, newest first; `lastId` asks for what is older",
  input: z.object(older),
  reply: data(footballCommentary),
});

export const basketballCommentaryCall = declareCall({
  ...common,
  path: "/basketball/match/commentary",
  summary: "Text commentary as codes, newest first; `lastId` asks for what is older",
  input: z.object(older),
  reply: data(basketballCommentary),
});

/** Anyone may know what there is to watch; where a live picture is only a user is told, and in some countries nobody. */
const watched = {
  ...common,
  access: "either",
  cache: "never",
  input: z.object({ ...ofMatch, scenes: yesOrNo().optional() }),
  reply: data(matchVideos),
} as const;

export const matchHighlights = declareCall({
  ...watched,
  path: "/match/getHighlightList",
  summary:
    "What of a football match can be watched: live, goals and highlights; of a live picture where with a session only. `scenes` adds what is drawn from its data",
});

export const basketballHighlights = declareCall({
  ...watched,
  path: "/basketball/match/getHighlightList",
  summary:
    "What of a basketball match can be watched: live and highlights; of a live picture where with a session only. `scenes` adds what is drawn from its data",
});

export const nextFiveMatch = declareCall({
  ...common,
  path: "/match/nextFiveMatch",
  summary: "The next five matches of both teams",
  input: z.object({ matchId: id() }),
  reply: data(z.object({ home: z.array(matchRow), away: z.array(matchRow) })),
});

export const liveTrackerUrl = declareCall({
  ...common,
  path: "/match/getLiveTrackerUrl",
  summary: "Address of the page that shows where the ball is",
  input: z.object({ matchId: id() }),
  reply: data(z.object({ url: z.string() })),
});
