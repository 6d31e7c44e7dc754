import type { Covers } from "@scoreline/contract/hidden/mask";
import type { Counted } from "@scoreline/contract/hidden/subject";

/**
 * What a reader does not want to know yet, kept as words in one short cookie: `m12-4-5` hides a match of teams 4 and 5,
 * `t4` the matches of a team; `o12` says that a match has been opened all the same, and `s7`, `l3`, `c4`, `p9`, `a12` and `n5`
 * that something has which counts matches. The newest stand first.
 */
export type Shield = readonly string[];

/** The shield and the choice to hide everything. */
export type Guard = { shield: Shield; hideScores: boolean };

type Match = { matchId: number; teamIds: readonly number[] };

const word = /^(?:[toslcpan]\d{1,10}|m\d{1,10}(?:-\d{1,10}){0,2})$/;
/** Cookies are short: what was opened longest ago is forgotten first, for that gives nothing away. */
const kept = 40;

export function readShield(cookie: string): Shield {
  return cookie
    .split(".")
    .filter((text) => word.test(text))
    .slice(0, kept);
}

export function writeShield(shield: Shield): string {
  return shield.join(".");
}

/** Whether the reader hides anything at all. */
export function isGuarded({ shield, hideScores }: Guard): boolean {
  return hideScores || shield.some((text) => text.startsWith("m") || text.startsWith("t"));
}

/** Whether the score of a match is to be hidden. What was opened stays open; who plays may be unknown. */
export function isShielded(
  { shield, hideScores }: Guard,
  { matchId, teamIds }: { matchId: number; teamIds: Match["teamIds"] | undefined },
): boolean {
  if (shield.includes(`o${matchId}`)) return false;
  return (
    hideScores ||
    shield.some((text) => hiddenMatch(text)?.[0] === matchId) ||
    shield.some((text) => text.startsWith("t") && (teamIds?.includes(Number(text.slice(1))) ?? true))
  );
}

const notBegun: readonly string[] = ["scheduled", "postponed", "cancelled"];

export function hasBegun({ kind }: { kind: string }): boolean {
  return !notBegun.includes(kind);
}

/** Which subjects of an answer are not to be told to this reader. */
export function covers(guard: Guard): Covers {
  return (subject) => {
    // What was opened by itself, a story for one, tells whatever it tells.
    if ("counted" in subject && subject.counted && guard.shield.includes(subject.counted)) return false;
    if (subject.of === "match") return hasBegun(subject) && isShielded(guard, subject);
    if (subject.of === "known") return hasBegun(subject) && subject.hidden;
    if (subject.of === "unknown") return isGuarded(guard);
    const { counted, teamIds, among } = subject;
    return (among ? coversAmong : coversAll)(guard, counted, teamIds);
  };
}

/** Whether what is counted from the matches of some teams against each other tells a result that is to be hidden. */
export function coversAmong(
  { shield, hideScores }: Guard,
  counted: Counted | undefined,
  teamIds: readonly number[],
): boolean {
  if (counted && shield.includes(counted)) return false;
  if (hideScores || teamIds.some((id) => shield.includes(`t${id}`))) return true;
  return shield.some((text) => {
    const [, ...teams] = hiddenMatch(text) ?? [];
    return teams.length > 0 && teams.every((id) => teamIds.includes(id));
  });
}

/** The same of what is counted from all matches of some teams, whoever they played. */
export function coversAll(
  { shield, hideScores }: Guard,
  counted: Counted | undefined,
  teamIds: readonly number[],
): boolean {
  if (counted && shield.includes(counted)) return false;
  const hidden = (id: number) =>
    shield.includes(`t${id}`) || shield.some((text) => hiddenMatch(text)?.slice(1).includes(id));
  return hideScores || teamIds.some(hidden);
}

export function openMatch(shield: Shield, matchId: number): Shield {
  return add(withoutMatch(shield, matchId), `o${matchId}`);
}

export function hideMatch(shield: Shield, { matchId, teamIds }: Match): Shield {
  return add(withoutMatch(shield, matchId), ["m", matchId, ...teamIds.map((id) => `-${id}`)].join(""));
}

export function toggleTeam(shield: Shield, teamId: number): Shield {
  const own = `t${teamId}`;
  return shield.includes(own) ? shield.filter((text) => text !== own) : add(shield, own);
}

export function openCounted(shield: Shield, counted: Counted): Shield {
  return add(shield, counted);
}

/** The match of a word that hides one, and its teams. */
function hiddenMatch(text: string): number[] | undefined {
  return text.startsWith("m") ? text.slice(1).split("-").map(Number) : undefined;
}

function withoutMatch(shield: Shield, matchId: number): Shield {
  return shield.filter((text) => text !== `o${matchId}` && hiddenMatch(text)?.[0] !== matchId);
}

function add(shield: Shield, text: string): Shield {
  const words = [text, ...shield.filter((each) => each !== text)];
  if (words.length <= kept) return words;
  const oldest = words.findLastIndex((each) => !each.startsWith("m") && !each.startsWith("t"));
  return words.toSpliced(oldest > 0 ? oldest : -1, 1);
}
