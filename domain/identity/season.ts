import { fold } from "#search/fold.ts";

export type SeasonTraits = {
  competitionId: number;
  name: string;
  /** Days such as 2026-08-01. */
  from: string;
  to: string;
};

/** "2026-27", "2026/27", "2026/2027" and "26/27" are the same; "2026" is one year. Other names as they are compared. */
export function seasonKey(name: string): string {
  const years = /(?<!\d)(\d{4}|\d{2}(?=\s*[-/–]))(?:\s*[-/–]\s*(\d{4}|\d{2}))?(?!\d)/.exec(name);
  if (!years?.[1]) return fold(name);
  const first = years[1].length === 2 ? `20${years[1]}` : years[1];
  return years[2] ? `${first}-${years[2].slice(-2)}` : first;
}

/** Which of these a season may be: by its name, by the year in which it begins, else by its dates. */
export function findSeason<Known extends SeasonTraits>(said: SeasonTraits, known: readonly Known[]): Known[] {
  const own = known.filter(({ competitionId }) => competitionId === said.competitionId);
  const key = seasonKey(said.name);
  const byName = own.filter(({ name }) => seasonKey(name) === key);
  if (byName.length > 0) return byName;
  const overlapping = own.filter((one) => overlap(one, said));
  const sameStart = overlapping.filter(({ name }) => seasonKey(name).slice(0, 4) === key.slice(0, 4));
  return sameStart.length > 0 ? sameStart : overlapping;
}

/** Whether two seasons have more than half of the shorter one in common. */
function overlap(a: SeasonTraits, b: SeasonTraits): boolean {
  const [one, other] = [spanOf(a), spanOf(b)];
  const common = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return common > Math.min(one.to - one.from, other.to - other.from) / 2;
}

/** To the end of the last day. */
function spanOf({ from, to }: SeasonTraits): { from: number; to: number } {
  return { from: Date.parse(from), to: Date.parse(to) + 86_400_000 };
}
