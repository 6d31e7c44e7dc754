import type { GetData } from "@scoreline/contract/client";
import type { MatchRequest } from "#match/match-request.ts";
import { shortPastRow } from "#match/short-row.ts";

const shown = { form: 5, meetings: 3, tips: 3 };

/** What there is to look forward to: only as much of each as the preview shows leaves the server. */
export async function loadPreview(request: MatchRequest) {
  const { ask, sport } = request;
  const football = sport === "football";
  const [h2h, lineUps, table, counted] = await Promise.all([
    ask(football ? "/h2h/info" : "/basketball/h2h/info"),
    ask("/match/lineup"),
    ask("/soccer/getLeagueStandingStatByMatch"),
    request.countsHidden(),
  ]);
  const tips = counted ? [] : await ask("/match/analysis/getMatchTips");
  const named = (ids: readonly number[]) => lineUps.people.filter(({ playerId }) => ids.includes(playerId));
  const side = (which: "home" | "away") => {
    const { formation, starters, absences } = lineUps[which];
    return {
      formation,
      places: starters.map(({ position, grid }) => ({ position, grid })),
      absent: named(absences.map(({ playerId }) => playerId)),
    };
  };
  return {
    form: {
      home: h2h.home.matches.slice(0, shown.form).map(shortPastRow),
      away: h2h.away.matches.slice(0, shown.form).map(shortPastRow),
    },
    record: h2h.record,
    meetings: h2h.meetings.slice(0, shown.meetings).map(shortPastRow),
    lineUps: { status: lineUps.status, home: side("home"), away: side("away") },
    table: counted ? null : shortTable(table),
    tips: tips.slice(0, shown.tips),
  };
}

export type PreviewData = Awaited<ReturnType<typeof loadPreview>>;

type Standing = GetData<"/soccer/getLeagueStandingStatByMatch">;

/** Both sides, and who leads where they stand in one table: the rest is a tab of its own. */
function shortTable({ tables, teams, home, away }: Standing) {
  const [first] = tables;
  const leader = first?.total[0];
  if (!first || !leader || !home || !away || leader.played === 0) return null;
  const own = [home.total, away.total];
  const together = own.every(({ teamId }) => first.total.some((row) => row.teamId === teamId));
  const rows = [...own, ...(!together || own.some(({ teamId }) => teamId === leader.teamId) ? [] : [leader])];
  return {
    rows: rows
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ rank, teamId, played, won, lost, difference, points }) => ({
        rank,
        team: teams.find((team) => team.teamId === teamId),
        played,
        won,
        lost,
        difference,
        points,
      })),
  };
}
