import { emptyList, mask, nothing, open } from "#hidden/mask.ts";
import { matchRow, ofItself, rowJudgements } from "#hidden/match-row.ts";
import { ofMatch } from "#hidden/subject.ts";
import type { LeagueMatchRow } from "#schemas/league.ts";
import type { MatchInfoReply } from "#schemas/match-info.ts";
import type { PastMatchRow } from "#schemas/past-match.ts";
import type { LeagueMatches } from "#schemas.ts";

/** Matches with what stands around them. */

export const leagueMatchRow = mask<LeagueMatchRow>({ ...rowJudgements, round: open, subLeagueId: open }, ofItself);
export const pastMatchRow = mask<PastMatchRow>(
  { ...rowJudgements, leagueId: open, leagueName: open, leagueKey: open, countryKey: open, countryCode: open },
  ofItself,
);

const badgeFields = {
  leagueId: open,
  leagueName: open,
  leagueKey: open,
  countryKey: open,
  countryCode: open,
  countryName: open,
} as const;

export const leagueMatches = mask<LeagueMatches>({ ...badgeFields, popularity: open, round: open, matches: matchRow });
const leagueHead = mask<Omit<LeagueMatches, "matches">>({ ...badgeFields, popularity: open, round: open });

type Trouble = NonNullable<MatchInfoReply["trouble"]>;
/** Where it was broken off may be an overtime, which says that it was level. */
const trouble = mask<Trouble>({ reason: open, until: open, stoppedAt: nothing });
type Leg = NonNullable<MatchInfoReply["leg"]>;
const leg = mask<Leg>({ number: open, of: open, others: matchRow });

export const matchInfo = mask<MatchInfoReply>(
  {
    seq: open,
    sport: open,
    minute: open,
    match: matchRow,
    fullTime: nothing,
    extraTime: nothing,
    league: leagueHead,
    season: open,
    stage: open,
    round: open,
    venue: open,
    neutral: open,
    referee: open,
    officials: open,
    attendance: open,
    weather: open,
    broadcasts: open,
    tabs: open,
    trouble,
    leg,
    courtside: nothing,
    best: nothing,
    highlights: emptyList,
    people: emptyList,
  },
  { tells: ({ match }) => [ofMatch(match)] },
);
