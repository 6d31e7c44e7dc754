/** A competition as it makes its teams known. */
export type FameStage = { popularity: number; kind: "league" | "cup"; international: boolean };

/** How known a team is, from 0 to about 130: by its league, the competitions abroad it is in, and what it has won. */
export function teamFame(stages: readonly FameStage[], titles: number): number {
  const most = (wanted: (stage: FameStage) => boolean) =>
    Math.max(0, ...stages.filter(wanted).map(({ popularity }) => popularity));
  const league = most(({ kind, international }) => kind === "league" && !international);
  const abroad = most(({ international }) => international);
  const athome = league > 0 ? league : most(() => true) * 0.6;
  return Math.round(athome * 0.8 + abroad * 0.2 + Math.min(30, 6 * Math.log2(1 + titles)));
}

/** Players stand behind the teams they play for; what they are worth tells them apart. */
export function playerFame(team: number, marketValueEur: number | null): number {
  const worth = marketValueEur ? Math.max(0, Math.log10(marketValueEur) - 4) * 12 : 0;
  return Math.round(team * 0.4 + worth);
}
