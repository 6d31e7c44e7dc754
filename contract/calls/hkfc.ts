import * as z from "zod";
import { declareCall } from "#call.ts";
import { id, idList, localDate } from "#fields.ts";

/** Another server may answer these: of its words only the envelope is promised. */
const envelope = z.looseObject({ result: z.looseObject({ businessCode: z.int(), message: z.string() }) });
const common = { access: "anyone", reply: envelope, cache: { sharedSeconds: 5 } } as const;
const plain = { ...common, errors: ["sourceDown"] } as const;
const ofMatch = { ...common, errors: ["sourceDown", "matchNotFound"], input: z.object({ matchId: id() }) } as const;

export const hkfcLiveVideos = declareCall({
  ...plain,
  access: "either",
  method: "GET",
  path: "/hkfc/match/liveVideos",
  summary: "Hong Kong: matches whose picture can be seen now; with a session also where",
  input: z.object({}),
});

export const hkfcMatchList = declareCall({
  ...plain,
  method: "GET",
  path: "/hkfc/match/getMatchList",
  summary: "Hong Kong: matches of a day, as /match/getMatchList",
  input: z.object({ date: localDate().optional() }),
});

export const hkfcKnockout = declareCall({
  ...plain,
  method: "GET",
  path: "/hkfc/match/knockout",
  summary: "Hong Kong: brackets of its cups",
  input: z.object({}),
});

export const hkfcScore = declareCall({
  ...plain,
  method: "GET",
  path: "/hkfc/match/score",
  summary: "Hong Kong: scores of some matches, as /match/score",
  input: z.object({ matchIds: idList(100) }),
});

export const hkfcInfo = declareCall({
  ...ofMatch,
  method: "GET",
  path: "/hkfc/match/info",
  summary: "Hong Kong: a match, as /match/info",
});

export const hkfcEvent = declareCall({
  ...ofMatch,
  method: "GET",
  path: "/hkfc/match/event",
  summary: "Hong Kong: what happened in a match, as /match/gs_event",
});

export const hkfcLineup = declareCall({
  ...ofMatch,
  method: "GET",
  path: "/hkfc/match/lineup",
  summary: "Hong Kong: line-ups of a match, as /match/lineup",
});

export const hkfcRanking = declareCall({
  ...common,
  errors: ["sourceDown", "leagueNotFound"],
  method: "GET",
  path: "/hkfc/soccerLeague/ranking",
  summary: "Hong Kong: standings, as /soccerLeague/ranking; of its first league when none is named",
  input: z.object({ leagueId: id().optional() }),
});
