import type { MatchInfoReply } from "@scoreline/contract/schemas/match-info";
import type { StoredEvent } from "@scoreline/domain/facts";
import type { PlayerRating } from "@scoreline/domain/match/details/details";
import type { BoxScore } from "@scoreline/domain/match/figures/statistics";
import { marksOf } from "@scoreline/domain/match/line-ups/marks";
import type { MatchHead } from "@scoreline/domain/match/state/head";

type Best = NonNullable<MatchInfoReply["best"]>;
type Told = {
  ratings: readonly PlayerRating<number>[];
  box: BoxScore<number> | undefined;
  events: readonly StoredEvent[];
  shots: readonly { player?: number }[];
};

/** The player with the best mark of a match that is over; of two with the same, one who scored. */
export function bestOf({ state, sport }: MatchHead, told: Told): Best | null {
  if (state.kind !== "finished") return null;
  const { ratings } = told;
  const figures = new Map(
    ratings.map(({ player, side }) => [
      player,
      sport === "football" ? footballFigures(player, told) : boxFigures(player, side, told),
    ]),
  );
  const weight = (player: number) => figures.get(player)?.[0]?.value ?? 0;
  const [best] = [...ratings].sort((a, b) => b.rating - a.rating || weight(b.player) - weight(a.player));
  if (!best) return null;
  return {
    playerId: best.player,
    side: best.side,
    rating: best.rating,
    figures: (figures.get(best.player) ?? []).filter(({ value }) => value > 0),
  };
}

function footballFigures(player: number, { events, shots }: Told): Best["figures"] {
  const marks = marksOf(events).get(player) ?? [];
  const own = (kind: string) =>
    marks.filter((mark) => mark.type === kind && !("how" in mark && mark.how === "own-goal"));
  return [
    { key: "goals", value: own("goal").length },
    { key: "assists", value: own("assist").length },
    { key: "shots", value: shots.filter((shot) => shot.player === player).length },
  ];
}

function boxFigures(player: number, side: "home" | "away", { box }: Told): Best["figures"] {
  const row = box?.[side].players.find((each) => each.player === player);
  if (!row) return [];
  return [
    { key: "points", value: row.pts },
    { key: "rebounds", value: row.reb },
    { key: "assists", value: row.ast },
  ];
}
