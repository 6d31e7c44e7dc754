import { type MatchOutcome, type MatchPick, outcomeOf, outcomes, type TeamsPick } from "#contest/scoring.ts";

/** Nobody scores more in what we list; what is written is bounded. */
export const highestScore = { football: 20, basketball: 250 } as const;

/** The one written form of a pick, which is hashed: "2-1", "home", with "sure" and "joker" behind. */
export function matchPickText({ outcome, score, sure, joker }: MatchPick): string {
  const said = score ? `${score.home}-${score.away}` : outcome;
  return [said, ...(sure ? ["sure"] : []), ...(joker ? ["joker"] : [])].join(" ");
}

export function parseMatchPick(text: string): MatchPick | undefined {
  const found = /^(?:(\d{1,3})-(\d{1,3})|(home|draw|away))( sure)?( joker)?$/.exec(text);
  if (!found) return undefined;
  const [, home, away, said, sure, joker] = found;
  const score = home !== undefined && away !== undefined ? { home: Number(home), away: Number(away) } : undefined;
  const outcome = score ? outcomeOf(score) : outcomes.find((one) => one === said);
  if (!outcome) return undefined;
  return { outcome, ...(score && { score }), ...(sure && { sure: true }), ...(joker && { joker: true }) };
}

export function teamsPickText({ teams, sure }: TeamsPick): string {
  return [`teams ${teams.toSorted((a, b) => a - b).join(",")}`, ...(sure ? ["sure"] : [])].join(" ");
}

export function parseTeamsPick(text: string): TeamsPick | undefined {
  const found = /^teams (\d+(?:,\d+)*)( sure)?$/.exec(text);
  return found?.[1] ? { teams: found[1].split(",").map(Number), ...(found[2] && { sure: true }) } : undefined;
}

/** A pick seen from the other side. */
export function mirrored(pick: MatchPick): MatchPick {
  const other: Record<MatchOutcome, MatchOutcome> = { home: "away", draw: "draw", away: "home" };
  const { score } = pick;
  return { ...pick, outcome: other[pick.outcome], ...(score && { score: { home: score.away, away: score.home } }) };
}
