import { recordOf, type TeamRecord } from "#analysis/record.ts";
import type { TipInput } from "#analysis/tips.ts";
import { wholePercents } from "#odds/whole-percents.ts";
import type { WinRate } from "#odds/win-rate.ts";
import type { Side } from "#sport.ts";

/** A written preview as structure: who says what about whom, and with which figures. The words are in the catalogues. */
export const previewTopics = ["form", "venue", "meetings", "squads", "market"] as const;
export type PreviewTopic = (typeof previewTopics)[number];

export type PreviewSentence =
  | { code: "form" | "venue"; side: Side; record: TeamRecord }
  | { code: "better-form" | "better-venue"; side: Side | null }
  | { code: "meetings"; played: number; home: number; draws: number; away: number }
  | { code: "last-meeting"; matchId: number; winner: Side | null; home: number; away: number; atHome: boolean }
  | { code: "absent"; side: Side; injured: number; suspended: number }
  | { code: "all-fit"; side: Side }
  | { code: "market"; home: number; draw: number | null; away: number }
  | { code: "favourite"; side: Side | null };
export type Preview = { topic: PreviewTopic; sentences: PreviewSentence[] };

export type PreviewInput = TipInput & {
  absences: Record<Side, { injured: number; suspended: number }>;
  /** As the market sees it before kick-off. */
  market?: WinRate;
};

const games = 6;

export function previewsOf(input: PreviewInput): Preview[] {
  const previews: Preview[] = [
    { topic: "form", sentences: compared(input, "form") },
    { topic: "venue", sentences: compared(input, "venue") },
    { topic: "meetings", sentences: meetingSentences(input) },
    { topic: "squads", sentences: squadSentences(input) },
    { topic: "market", sentences: marketSentences(input) },
  ];
  return previews.filter(({ sentences }) => sentences.length > 0);
}

function compared({ home, away, sport }: PreviewInput, code: "form" | "venue"): PreviewSentence[] {
  const records = (
    [
      ["home", home],
      ["away", away],
    ] as const
  ).map(([side, { teamId, matches }]) => {
    const counted =
      code === "form" ? matches : matches.filter((match) => (match.homeTeamId === teamId) === (side === "home"));
    return { code, side, record: recordOf(teamId, counted.slice(0, games)) };
  });
  if (records.some(({ record }) => record.played < 3)) return [];
  const [first = 0, second = 0] = records.map(({ record }) => pointsShare(record, sport));
  const gap = first - second;
  const better: PreviewSentence = {
    code: `better-${code}`,
    side: Math.abs(gap) < 0.1 ? null : gap > 0 ? "home" : "away",
  };
  return [...records, better];
}

/** Of the points that were to be had: three for a win, one for a draw; basketball has no draws. */
function pointsShare({ played, wins, draws }: TeamRecord, sport: PreviewInput["sport"]): number {
  return sport === "football" ? (3 * wins + draws) / (3 * played) : wins / played;
}

function meetingSentences({ home, meetings }: PreviewInput): PreviewSentence[] {
  const [last] = meetings;
  if (!last) return [];
  const { played, wins, draws, losses } = recordOf(home.teamId, meetings.slice(0, 10));
  const atHome = last.homeTeamId === home.teamId;
  const { home: own, away: other } = atHome ? last.score : { home: last.score.away, away: last.score.home };
  return [
    { code: "meetings", played, home: wins, draws, away: losses },
    {
      code: "last-meeting",
      matchId: last.id,
      winner: own === other ? null : own > other ? "home" : "away",
      home: own,
      away: other,
      atHome,
    },
  ];
}

function squadSentences({ absences }: PreviewInput): PreviewSentence[] {
  const sides = ["home", "away"] as const;
  const missing = sides.filter((side) => absences[side].injured + absences[side].suspended > 0);
  if (missing.length === 0) return [];
  return sides.map((side) =>
    missing.includes(side) ? { code: "absent", side, ...absences[side] } : { code: "all-fit", side },
  );
}

function marketSentences({ market }: PreviewInput): PreviewSentence[] {
  if (!market) return [];
  const { home, away } = market;
  const gap = home - away;
  return [
    { code: "market", ...wholePercents(market) },
    { code: "favourite", side: Math.abs(gap) < 0.06 ? null : gap > 0 ? "home" : "away" },
  ];
}
