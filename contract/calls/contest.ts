import { contestPhases } from "@scoreline/domain/contest/rounds";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { id, shortText, wholeNumber, yesOrNo } from "#fields.ts";
import {
  board,
  contestHead,
  contestMatch,
  contestRules,
  contestVersion,
  group,
  groupTable,
  matchOutcome,
  openEntry,
  ownPick,
  participant,
  proofStep,
  publishedRoot,
  reach,
  selection,
  told,
  votes,
} from "#schemas/contest.ts";
import { leagueBadge, teamBadge } from "#schemas.ts";

/** Events. Whoever takes part is who the session says; when, what it is worth and whether it counts says the server. */

const contestId = id();
const page = wholeNumber(0, 100_000).optional();
const anyone = { method: "GET", access: "either", cache: "never" } as const;
const own = { method: "GET", access: "user", cache: "never" } as const;
const post = { method: "POST", access: "user", cache: "never" } as const;

export const getContestList = declareCall({
  ...anyone,
  path: "/contest/getContestList",
  summary: "Events that are on, to come or over; the next to change first",
  errors: [],
  input: z.object({
    type: z.enum(contestPhases).optional().describe("all of them where it is left out"),
    sportType: wholeNumber(0, 1).optional().describe("0 football, 1 basketball"),
  }),
  reply: data(z.array(contestHead)),
});

export const getContestInfo = declareCall({
  ...anyone,
  path: "/contest/getContestInfo",
  summary: "One event: what it is about, its rules, its matches, and the results that its leaderboard stands on",
  errors: ["contestNotFound"],
  input: z.object({ contestId }),
  reply: data(
    z.object({
      contest: contestHead,
      rules: contestRules,
      /** The last versions of its results, in order. */
      versions: z.array(contestVersion),
      matches: z.array(contestMatch),
      league: leagueBadge.nullable(),
      /** Of an event that is entered as a whole. */
      root: z.string().nullable(),
      leaves: z.int().nullable(),
      seq: z.int(),
    }),
  ),
});

export const getTeamListByContestId = declareCall({
  ...anyone,
  path: "/contest/getTeamListByContestId",
  summary: "The teams that can be chosen",
  errors: ["contestNotFound"],
  input: z.object({ contestId }),
  reply: data(z.array(teamBadge)),
});

const joinInput = z.strictObject({
  contestId,
  picks: z
    .string()
    .max(2_000, "at most 2000 characters")
    .regex(
      /^\d{1,10}:[\d\w -]{1,20}(;\d{1,10}:[\d\w -]{1,20})*$/,
      "matchId:2-1 or matchId:home, with sure or joker behind, separated by semicolons",
    )
    .optional()
    .describe("as in 12:2-1;13:home sure;14:0-0 joker"),
  teamA: id().optional().describe("the winner, or one finalist"),
  teamB: id().optional().describe("the other finalist"),
  sure: yesOrNo().optional(),
});
const joinReply = data(z.object({ entries: z.array(ownPick), refused: z.array(z.int()) }));
const joinErrors = [
  "contestNotFound",
  "entryEnded",
  "sameTeam",
  "pickRefused",
  "jokerTaken",
  "phoneNeeded",
  "nicknameNeeded",
] as const;

export const joinByLink = declareCall({
  ...own,
  changes: true,
  path: "/contest/join",
  summary: "Enters a prediction, or changes it while that is possible; refused to pages of other sites",
  errors: joinErrors,
  input: joinInput,
  reply: joinReply,
});

export const join = declareCall({
  ...post,
  path: "/contest/join",
  summary: "Enters a prediction, or changes it while that is possible",
  errors: joinErrors,
  input: joinInput,
  reply: joinReply,
});

export const getContesterPredictionList = declareCall({
  ...anyone,
  path: "/contest/getContesterPredictionList",
  summary: "The leaderboard; with `version` as it was by earlier results",
  errors: ["contestNotFound"],
  input: z.object({ contestId, page, version: wholeNumber(1, 1_000_000).optional() }),
  reply: data(board),
});

export const getMyPredictionList = declareCall({
  ...own,
  path: "/contest/getMyPredictionList",
  summary: "What I entered, with its receipts and what it was worth",
  errors: ["contestNotFound"],
  input: z.object({ contestId }),
  reply: data(z.array(ownPick)),
});

export const getLatestContesterPredictionList = declareCall({
  ...anyone,
  path: "/contest/getLatestContesterPredictionList",
  summary: "Who entered last; what they entered is told once nobody can copy it",
  errors: ["contestNotFound"],
  input: z.object({ contestId }),
  reply: data(z.array(told)),
});

export const latestPredictionList = declareCall({
  ...anyone,
  path: "/contest4/latestPredictionList",
  summary: "Whose brackets came last",
  errors: ["contestNotFound"],
  input: z.object({ contestId }),
  reply: data(z.array(told)),
});

export const myPrediction = declareCall({
  ...own,
  path: "/contest4/myPrediction",
  summary: "My bracket",
  errors: ["contestNotFound"],
  input: z.object({ contestId }),
  reply: data(ownPick.nullable()),
});

export const selections = declareCall({
  ...anyone,
  path: "/contest4/selections",
  summary: "The groups of the bracket and their teams, or its clubs, and who came how far",
  errors: ["contestNotFound"],
  input: z.object({ contestId }),
  reply: data(
    z.object({
      groups: z.array(selection),
      /** Of a bracket of clubs, in the order of the draw: neighbours meet. */
      clubs: z.array(teamBadge),
      reached: z.array(reach),
    }),
  ),
});

export const submitPrediction = declareCall({
  ...post,
  path: "/contest4/submitPrediction",
  summary:
    "Enters a whole bracket in its written form: groups in order, the eight thirds, the winners by round; of clubs the winners alone",
  errors: ["contestNotFound", "entryEnded", "bracketRefused", "phoneNeeded", "nicknameNeeded"],
  input: z.strictObject({ contestId, bracket: z.string().min(1).max(2_000) }),
  reply: data(ownPick),
});

export const participate = declareCall({
  ...post,
  path: "/contest2/participate",
  summary: "Takes part in a referral event, or in a short-video event with the address of one's own post",
  errors: ["contestNotFound", "entryEnded", "linkRefused", "phoneNeeded", "nicknameNeeded"],
  input: z.strictObject({ contestId, link: z.string().max(300).optional() }),
  reply: data(ownPick),
});

export const listParticipant = declareCall({
  method: "POST",
  access: "either",
  cache: "never",
  path: "/contest2/listParticipant",
  summary: "The leaderboard of a referral or short-video event",
  errors: ["contestNotFound"],
  input: z.strictObject({ contestId, page }),
  reply: data(z.object({ total: z.int(), list: z.array(participant), mine: participant.nullable(), seq: z.int() })),
});

export const myParticipant = declareCall({
  ...post,
  path: "/contest2/myParticipant",
  summary: "My entry, and the friends who count for it",
  errors: ["contestNotFound"],
  input: z.strictObject({ contestId }),
  reply: data(
    z.object({
      entry: ownPick.nullable(),
      approved: z.boolean(),
      /** Who came by my code while the event was on. */
      friends: z.int(),
      counted: z.int(),
    }),
  ),
});

export const likeVideo = declareCall({
  ...post,
  path: "/contest2/like",
  summary: "Likes a post that is shown, or takes that back, while the event is on",
  errors: ["contestNotFound"],
  input: z.strictObject({ contestId, number: wholeNumber(1, Number.MAX_SAFE_INTEGER), like: yesOrNo() }),
  reply: data(z.object({ liked: z.boolean() })),
});

export const verifyEntry = declareCall({
  ...anyone,
  path: "/contest/verify",
  summary: "What shows that an entry is among those whose root was published; a browser does the sums",
  errors: ["contestNotFound", "notClosed"],
  input: z.object({
    contestId,
    slot: wholeNumber(0, 2_147_483_647),
    number: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  }),
  reply: data(z.object({ root: z.string(), proof: z.array(proofStep) })),
});

export const getRoots = declareCall({
  method: "GET",
  access: "anyone",
  cache: { sharedSeconds: 10 },
  path: "/contest/roots",
  summary: "The roots that were published last",
  errors: [],
  input: z.object({}),
  reply: data(z.array(publishedRoot)),
});

export const getEntries = declareCall({
  method: "GET",
  access: "anyone",
  cache: { sharedSeconds: 60 },
  path: "/contest/entries",
  summary: "All entries of what is closed, without a word of whose they are: for whoever wants to count again",
  errors: ["contestNotFound", "notClosed"],
  input: z.object({
    contestId,
    slot: wholeNumber(0, 2_147_483_647),
    after: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional().describe("go on behind the entry of this number"),
  }),
  reply: data(
    z.object({
      root: z.string(),
      leaves: z.int(),
      rules: z.string(),
      began: z.int().nullable(),
      entries: z.array(openEntry),
      hasNext: z.boolean(),
    }),
  ),
});

export const createGroup = declareCall({
  ...post,
  path: "/contest/createGroup",
  summary: "Founds a private league inside an event",
  errors: ["contestNotFound", "groupFull", "phoneNeeded", "nicknameNeeded"],
  input: z.strictObject({ contestId, name: shortText(30) }),
  reply: data(group),
});

export const joinGroup = declareCall({
  ...post,
  path: "/contest/joinGroup",
  summary: "Joins the private league whose invitation one has",
  errors: ["groupUnknown", "groupFull", "phoneNeeded", "nicknameNeeded"],
  input: z.strictObject({ code: z.string().regex(/^[\w-]{16}$/, "the code of an invitation") }),
  reply: data(group.extend({ contestId: z.int() })),
});

export const getGroups = declareCall({
  ...own,
  path: "/contest/groups",
  summary: "My private leagues inside an event, with their tables",
  errors: ["contestNotFound"],
  input: z.object({ contestId }),
  reply: data(z.array(groupTable)),
});

export const getVotes = declareCall({
  ...anyone,
  path: "/match/votes",
  summary: "Who wins, as readers see it: the shares for whoever has voted, or once it has begun",
  errors: ["matchNotFound"],
  input: z.object({ matchId: id() }),
  reply: data(votes),
});

export const castVote = declareCall({
  method: "POST",
  access: "either",
  cache: "never",
  path: "/match/vote",
  summary: "One voice an account or a device, of which an address has so many, and which can be changed until kick-off",
  errors: ["matchNotFound", "entryEnded", "tooManyTries"],
  input: z.strictObject({ matchId: id(), choice: matchOutcome }),
  reply: data(votes),
});
