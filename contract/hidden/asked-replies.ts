import type { GetData, GetPath, GetReply } from "#client.ts";
import {
  data,
  emptyList,
  hides,
  type Mask,
  mask,
  named,
  no,
  noCounts,
  noneEach,
  nothing,
  open,
  type Payload,
  zero,
} from "#hidden/mask.ts";
import { asked, askedAnalysis } from "#hidden/subject.ts";

/** Answers about one match that do not name its sides: whoever asked knows them. */

type FootballFeed = GetData<"/match/gs_event">;
type BasketballFeed = GetData<"/basketball/match/event">;

/** How long it was says whether it was level. */
const course = mask<FootballFeed["course"]>({
  added: hides<FootballFeed["course"]["added"]>(() => ({})),
  extraTime: no,
  quarterMinutes: open,
  overtimes: zero,
});
const feed = { events: emptyList, momentum: emptyList, course, people: emptyList } as const;
const commentary = { entries: emptyList, people: emptyList, hasNext: no } as const;

type LineUps = GetData<"/match/lineup">;
const lineUpPlayer = mask<LineUps["home"]["starters"][number]>({
  playerId: open,
  number: open,
  position: open,
  grid: open,
  captain: open,
  rating: nothing,
  marks: emptyList,
  // Ten are on the pitch after a sending-off.
  on: no,
});
const lineUp = mask<LineUps["home"]>({
  formation: open,
  coach: open,
  colours: open,
  starters: lineUpPlayer,
  bench: lineUpPlayer,
  absences: open,
});

const statistics = {
  periods: emptyList,
  shots: emptyList,
  momentum: emptyList,
  track: nothing,
  people: emptyList,
} as const;

const videos = data<GetData<"/match/getHighlightList">>(
  mask<GetData<"/match/getHighlightList">>({ videos: emptyList, scenes: nothing, people: emptyList }, { tells: asked }),
);

/** What was asked before the match says nothing; what is asked during it follows the score. */
type Company = GetData<"/match/odds/latestThreePeriod">[number];
const periods = mask<NonNullable<Company["handicap"]>>({ opening: open, preMatch: open, live: nothing });
const company = mask<Company>(
  { companyId: open, companyName: open, handicap: periods, overUnder: periods, europeOdds: periods },
  { tells: asked },
);

type Movement = GetData<"/match/odds/handicap">;
const movement = data<Movement>(
  mask<Movement>(
    {
      companies: mask<Movement["companies"][number]>({ companyId: open, companyName: open, moves: zero }),
      companyId: open,
      moves: hides<Movement["moves"]>((moves) => moves.filter(({ phase }) => phase !== "live")),
    },
    { tells: asked },
  ),
);

type GoalTimes = GetData<"/match/stat/goal">;
const goalTimes = mask<GoalTimes["home"]>({
  matches: zero,
  scored: noneEach,
  conceded: noneEach,
  first: zero,
  firstAgainst: zero,
});
type GoalRate = GetData<"/match/event/pastGoalRate">;
const goalRate = mask<GoalRate["home"]>({ matches: zero, scored: noneEach, conceded: noneEach });
type Comparison = GetData<"/match/analysis/getTeamStatComparison">;
const compared = mask<Comparison["home"]>({
  matches: zero,
  figures: hides<Comparison["home"]["figures"]>(() => ({})),
});
type Season = GetData<"/match/analysis/getCurrentSeasonStatByMatch">;
const seasonSide = mask<Season["home"]>({ total: noCounts, home: noCounts, away: noCounts, form: emptyList });

type Europe = GetData<"/match/odds/latestEuropeOdds">;
type WinRate = GetData<"/match/winRate">;

export const askedMasks = {
  "/match/gs_event": data<FootballFeed>(mask<FootballFeed>(feed, { tells: asked })),
  "/basketball/match/event": data<BasketballFeed>(mask<BasketballFeed>(feed, { tells: asked })),
  "/match/commentary": data<GetData<"/match/commentary">>(
    mask<GetData<"/match/commentary">>(commentary, { tells: asked }),
  ),
  "/basketball/match/commentary": data<GetData<"/basketball/match/commentary">>(
    mask<GetData<"/basketball/match/commentary">>(commentary, { tells: asked }),
  ),
  "/match/getHighlightList": videos,
  "/basketball/match/getHighlightList": videos,
  "/match/lineup": data<LineUps>(
    mask<LineUps>({ status: open, home: lineUp, away: lineUp, people: open }, { tells: asked }),
  ),
  "/match/stat": data<GetData<"/match/stat">>(mask<GetData<"/match/stat">>(statistics, { tells: asked })),
  "/match/touches": data<GetData<"/match/touches">>(
    mask<GetData<"/match/touches">>({ long: open, wide: open, players: emptyList }, { tells: asked }),
  ),
  "/basketball/match/stat": data<GetData<"/basketball/match/stat">>(
    mask<GetData<"/basketball/match/stat">>(
      { ...statistics, leadChanges: nothing, timesTied: nothing },
      { tells: asked },
    ),
  ),
  "/basketball/match/boxScore": named<Payload<GetReply<"/basketball/match/boxScore">>>(
    { data: nothing },
    { tells: asked },
  ),
  "/match/odds/latestThreePeriod": data<GetData<"/match/odds/latestThreePeriod">>(company),
  "/match/odds/latestEuropeOdds": data<Europe>(
    mask<Europe>({ average: emptyList, companies: emptyList }, { tells: asked }),
  ),
  "/match/odds/handicap": movement,
  "/match/odds/overUnder": movement,
  "/match/odds/europeOdds": movement,
  "/match/winRate": data<WinRate>(
    mask<WinRate>({ preMatch: open, current: nothing, before: open, live: emptyList }, { tells: asked }),
  ),
  "/match/stat/goal": data<GoalTimes>(
    mask<GoalTimes>({ home: goalTimes, away: goalTimes, buckets: open }, { tells: askedAnalysis }),
  ),
  "/match/event/pastGoalRate": data<GoalRate>(
    mask<GoalRate>({ home: goalRate, away: goalRate, buckets: open }, { tells: askedAnalysis }),
  ),
  "/match/analysis/getTeamStatComparison": data<Comparison>(
    mask<Comparison>({ home: compared, away: compared }, { tells: askedAnalysis }),
  ),
  "/match/analysis/getMatchTips": named<Payload<GetReply<"/match/analysis/getMatchTips">>>(
    { data: emptyList },
    { tells: askedAnalysis },
  ),
  "/match/analysis/getMediaTips": named<Payload<GetReply<"/match/analysis/getMediaTips">>>(
    { data: emptyList },
    { tells: askedAnalysis },
  ),
  "/match/analysis/getCurrentSeasonStatByMatch": data<Season>(
    mask<Season>({ home: seasonSide, away: seasonSide }, { tells: askedAnalysis }),
  ),
} satisfies { [Path in GetPath]?: Mask<GetReply<Path>> };
