import type { LineUp, LineUpPlayer } from "#match/details/details.ts";
import { lineOf } from "#people.ts";

/** What a guess is made from: the side's last line-ups, the newest first, and who could play. */
export type LineUpClues = {
  last: readonly LineUp<number>[];
  squad: readonly { player: number; number: number; position: string | null }[];
  absent: ReadonlySet<number>;
};

/** A start in the last match says more than one five matches ago. */
const startWeight = (ago: number) => 10 - ago;
const benchWeight = (ago: number) => startWeight(ago) / 4;

/**
 * The likely eleven (or five): the shape that the side used most of late, each place with the player who held it last,
 * and for those who cannot play the one of the same position who started most. Nothing where no line-up is known:
 * a squad alone says who may play, not who will.
 */
export function likelyLineUp({ last, squad, absent }: LineUpClues): LineUp<number> | undefined {
  const shape = usualShape(last);
  if (!shape) return undefined;
  const members = new Map(squad.map((member) => [member.player, member]));
  // Where the squad is not known, whoever played of late is taken to be still there.
  const available = (player: number) => !absent.has(player) && (squad.length === 0 || members.has(player));
  const trust = trustIn(last);
  const taken = new Set(shape.starters.map(({ player }) => player).filter(available));
  const substitutes = candidates(last, squad).filter(({ player }) => available(player) && !taken.has(player));
  substitutes.sort((a, b) => (trust.get(b.player) ?? 0) - (trust.get(a.player) ?? 0) || a.number - b.number);

  const starters: LineUpPlayer<number>[] = [];
  for (const seat of shape.starters) {
    if (available(seat.player)) {
      starters.push({ ...seat, number: members.get(seat.player)?.number ?? seat.number });
      continue;
    }
    const keeps = seat.position === "goalkeeper";
    const next =
      substitutes.find(
        ({ player, position }) => position && lineOf(position) === lineOf(seat.position) && !taken.has(player),
      ) ??
      // Anybody but a goalkeeper can stand in on the field, and nobody but a goalkeeper in goal.
      substitutes.find(({ player, position }) => !keeps && position !== "goalkeeper" && !taken.has(player));
    if (!next) continue;
    taken.add(next.player);
    starters.push({
      player: next.player,
      number: next.number,
      position: seat.position,
      ...(seat.grid && { grid: seat.grid }),
    });
  }
  const bench = substitutes
    .filter(({ player }) => !taken.has(player) && trust.has(player))
    .slice(0, Math.max(shape.bench.length, 0))
    .map(({ player, number, position }) => ({ player, number, position: position ?? "" }));
  return { ...shape, starters, bench };
}

/** The newest line-up in the formation that was used most; between two that were used as often, the newer. */
function usualShape(last: readonly LineUp<number>[]): LineUp<number> | undefined {
  const used = new Map<string, number>();
  for (const { formation = "" } of last) used.set(formation, (used.get(formation) ?? 0) + 1);
  const most = Math.max(...used.values());
  return last.find(({ formation = "" }) => used.get(formation) === most);
}

function trustIn(last: readonly LineUp<number>[]): Map<number, number> {
  const trust = new Map<number, number>();
  const give = (player: number, amount: number) => trust.set(player, (trust.get(player) ?? 0) + amount);
  last.forEach(({ starters, bench }, ago) => {
    for (const { player } of starters) give(player, startWeight(ago));
    for (const { player } of bench) give(player, benchWeight(ago));
  });
  return trust;
}

type Candidate = { player: number; number: number; position: string | null };

/** Everybody who could stand in: the squad with the position they last played in, else those of the last line-ups. */
function candidates(last: readonly LineUp<number>[], squad: LineUpClues["squad"]): Candidate[] {
  const found = new Map<number, Candidate>();
  for (const { starters, bench } of last) {
    for (const { player, number, position } of [...starters, ...bench]) {
      if (!found.has(player)) found.set(player, { player, number, position });
    }
  }
  if (squad.length === 0) return [...found.values()];
  return squad.map((member) => ({
    ...member,
    position: member.position ?? found.get(member.player)?.position ?? null,
  }));
}
