import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import type { ownPick } from "@scoreline/contract/schemas/contest";
import { bracketFault, bracketText, type Groups, groupLetters, parseBracket } from "@scoreline/domain/contest/bracket";
import {
  bracketWorth,
  clubBracketFault,
  clubBracketText,
  parseClubBracket,
} from "@scoreline/domain/contest/club-bracket";
import {
  highestScore,
  matchPickText,
  parseMatchPick,
  parseTeamsPick,
  teamsPickText,
} from "@scoreline/domain/contest/picks";
import { isInTime } from "@scoreline/domain/contest/result";
import { matchPoints, pickPoints, teamsVerdict, verdictOf } from "@scoreline/domain/contest/scoring";
import { videoLink } from "@scoreline/domain/contest/video-link";
import { type Contest, type ContestResults, type ContestSlot, slotsOf } from "@scoreline/store/contest/contests";
import { type ContestEntry, entriesOf, JokerTaken, type SlotPick } from "@scoreline/store/contest/entries";
import { placeOf } from "@scoreline/store/contest/places";
import { referralsOf } from "@scoreline/store/contest/referrals";
import { versionOf } from "@scoreline/store/contest/settling";
import type * as z from "zod";
import { userOf } from "#account/sign-in.ts";
import { clubsOf, contestIn, entrantOf } from "#contest/contests.ts";
import { officialGroups } from "#contest/info.ts";
import type { Caller, Handler, Services } from "#handler.ts";

type OwnPick = z.infer<typeof ownPick>;

function receiptOf({ rulesHash: rules }: Contest, entry: ContestEntry): OwnPick["receipt"] {
  const { contestId, slot, number, at, pick, salt, hash } = entry;
  return { contestId, slot, number, at, rules, pick: pick ?? "", salt: salt ?? "", hash };
}

/** An entry as its owner sees it, and what it was worth, as far as that is known. */
function shown(contest: Contest, slots: readonly ContestSlot[], results: ContestResults | undefined) {
  return (entry: ContestEntry): OwnPick => {
    const slot = slots.find((one) => one.slot === entry.slot);
    const receipt = receiptOf(contest, entry);
    return { receipt, closed: slot?.closedAt !== null, ...worth(contest, slot, receipt.pick, entry.at, results) };
  };
}

function worth(
  { mode, rules }: Contest,
  slot: ContestSlot | undefined,
  pick: string,
  at: number,
  results: ContestResults | undefined,
): Pick<OwnPick, "verdict" | "points"> {
  const open = { verdict: null, points: null };
  if (mode === "matches") {
    const result = slot && results?.matches?.[slot.slot];
    const said = parseMatchPick(pick);
    if (!result) return open;
    const counts = "home" in result && isInTime(at, slot?.beganAt ?? null) ? result : undefined;
    return { verdict: verdictOf(said, counts), points: matchPoints(said, counts) };
  }
  const reached = results?.reached;
  if (mode === "winner" || mode === "finalists") {
    const actual = reached?.[mode === "winner" ? "champion" : "final"];
    if (!actual || actual.length === 0) return open;
    const verdict = teamsVerdict(parseTeamsPick(pick), actual);
    return { verdict, points: pickPoints[verdict] };
  }
  if (mode !== "bracket" || !reached) return open;
  return { verdict: null, points: bracketWorth(pick, rules.teams ?? [], reached) ?? null };
}

async function ownPicks(contest: Contest, userId: number, { database }: Services): Promise<OwnPick[]> {
  const [slots, version, entries] = await Promise.all([
    slotsOf(database, contest.id),
    versionOf(database, contest.id),
    entriesOf(database, contest.id, userId),
  ]);
  return entries.map(shown(contest, slots, version?.results));
}

/** Stores what can be stored, or says that it is over. */
async function store(
  contest: Contest,
  userId: number,
  picks: readonly SlotPick[],
  services: Services,
): Promise<OwnPick[]> {
  const stored = await services.entryQueue.enter(contest.id, { userId, picks }).catch((error) => {
    throw error instanceof JokerTaken ? new Refusal("jokerTaken") : error;
  });
  if (stored.length === 0) throw new Refusal("entryEnded");
  return stored.map((entry) => {
    return { receipt: receiptOf(contest, entry), closed: entry.closedAt !== null, verdict: null, points: null };
  });
}

function refusePick(field: string, expected: string): never {
  throw new Refusal("pickRefused", [{ field, expected }]);
}

function matchPicks(contest: Contest, text: string): SlotPick[] {
  const slots = new Set(contest.rules.matches);
  const seen = new Set<number>();
  return text.split(";").map((part) => {
    const at = part.indexOf(":");
    const slot = Number(part.slice(0, at));
    const pick = parseMatchPick(part.slice(at + 1));
    if (!pick || !slots.has(slot) || seen.has(slot)) refusePick("picks", "one pick for each match of the event");
    seen.add(slot);
    if (pick.joker && !contest.joker) refusePick("picks", "no joker");
    if (contest.sport === "basketball" && pick.outcome === "draw") refusePick("picks", "no draw in basketball");
    const most = highestScore[contest.sport];
    if (pick.score && Math.max(pick.score.home, pick.score.away) > most) refusePick("picks", `scores up to ${most}`);
    const { outcome, score, sure = false, joker = false } = pick;
    return {
      slot,
      pick: matchPickText(pick),
      outcome,
      ...(score && { home: score.home, away: score.away }),
      sure,
      joker,
    };
  });
}

/** A bracket in its one written form, or what is wrong with it. */
async function wholeBracket(contest: Contest, text: string, services: Services): Promise<string> {
  const refuse = (fault: string): never => {
    throw new Refusal("bracketRefused", [{ field: "bracket", expected: fault }]);
  };
  if (contest.mode !== "bracket") return refuse("a bracket");
  const teams = clubsOf(contest);
  if (teams) {
    const winners = parseClubBracket(teams, text);
    const fault = winners ? clubBracketFault(teams, winners) : "winners";
    return winners && !fault ? clubBracketText(teams, winners) : refuse(fault ?? "winners");
  }
  const pick = parseBracket(text);
  const groups = await officialGroups(contest, services);
  const official = Object.fromEntries(groups.map(({ letter, teamIds }) => [letter, teamIds])) as unknown as Groups;
  const fault = pick && groups.length === groupLetters.length ? bracketFault(official, pick) : "groups";
  return pick && !fault ? bracketText(pick) : refuse(fault ?? "groups");
}

type JoinInput = {
  contestId: number;
  picks?: string | undefined;
  teamA?: number | undefined;
  teamB?: number | undefined;
  sure?: boolean | undefined;
};

function picksOf(contest: Contest, { picks, teamA, teamB, sure = false }: JoinInput): SlotPick[] {
  const { mode, rules } = contest;
  if (mode === "matches") return picks ? matchPicks(contest, picks) : refusePick("picks", "a pick for a match");
  if (mode !== "winner" && mode !== "finalists") return refusePick("contestId", "a prediction");
  const chosen = mode === "winner" ? [teamA] : [teamA, teamB];
  const teams = chosen.filter((team) => team !== undefined);
  if (teams.length !== chosen.length) refusePick("teamA", mode === "winner" ? "a team" : "two teams");
  if (new Set(teams).size !== teams.length) throw new Refusal("sameTeam");
  if (!teams.every((team) => rules.teams?.includes(team))) refusePick("teamA", "teams of the event");
  return [{ slot: 0, pick: teamsPickText({ teams, sure }), sure }];
}

async function join(input: JoinInput, caller: Caller, services: Services) {
  const contest = await contestIn(input.contestId, services);
  const userId = await entrantOf(caller, services);
  const picks = picksOf(contest, input);
  const entries = await store(contest, userId, picks, services);
  const slots = new Set(entries.map(({ receipt }) => receipt.slot));
  const refused = picks.map(({ slot }) => slot).filter((slot) => !slots.has(slot));
  return succeed({ data: { entries, refused } });
}

export const entryCalls: {
  [Name in
    | "join"
    | "joinByLink"
    | "getMyPredictionList"
    | "myPrediction"
    | "submitPrediction"
    | "participate"
    | "myParticipant"]: Handler<Calls[Name]>;
} = {
  join,
  joinByLink: join,

  getMyPredictionList: async ({ contestId }, caller, services) => {
    const contest = await contestIn(contestId, services);
    return succeed({ data: await ownPicks(contest, userOf(caller).userId, services) });
  },

  myPrediction: async ({ contestId }, caller, services) => {
    const contest = await contestIn(contestId, services);
    const [own] = await ownPicks(contest, userOf(caller).userId, services);
    return succeed({ data: own ?? null });
  },

  submitPrediction: async ({ contestId, bracket }, caller, services) => {
    const contest = await contestIn(contestId, services);
    const userId = await entrantOf(caller, services);
    const pick = await wholeBracket(contest, bracket, services);
    const [own] = await store(contest, userId, [{ slot: 0, pick }], services);
    if (!own) throw new Refusal("entryEnded");
    return succeed({ data: own });
  },

  participate: async ({ contestId, link = "" }, caller, services) => {
    const contest = await contestIn(contestId, services);
    const userId = await entrantOf(caller, services);
    if (contest.mode !== "referral" && contest.mode !== "video") throw new Refusal("contestNotFound");
    const pick = contest.mode === "video" ? videoLink(link.trim(), "tiktok") : "joined";
    if (!pick)
      throw new Refusal("linkRefused", [{ field: "link", expected: "https://www.tiktok.com/@name/video/123…" }]);
    const [own] = await store(contest, userId, [{ slot: 0, pick }], services);
    if (!own) throw new Refusal("entryEnded");
    return succeed({ data: own });
  },

  myParticipant: async ({ contestId }, caller, services) => {
    const contest = await contestIn(contestId, services);
    const { userId } = userOf(caller);
    const [entry] = await entriesOf(services.database, contestId, userId);
    const [own] = await ownPicks(contest, userId, services);
    const place = await placeOf(services.database, contestId, userId);
    return succeed({
      data: {
        entry: own ?? null,
        approved: entry?.approvedAt != null,
        friends: contest.mode === "referral" ? await referralsOf(services.database, contest, userId) : 0,
        counted: contest.mode === "referral" ? (place?.points ?? 0) : 0,
      },
    });
  },
};
