import { otherSide, type Side } from "@scoreline/domain/sport";
import type { BasketballScriptParts } from "#basketball/clock.ts";
import type { CommentaryCode, CommentaryEntry, Play, ShotPlay } from "#basketball/script.ts";

type Line = { code: CommentaryCode } & Pick<CommentaryEntry, "side" | "player" | "other" | "detail" | "value">;

/** Every play in a code, and what a speaker would add to it: leads, runs, round numbers. */
export function commentaryOf(told: BasketballScriptParts): CommentaryEntry[] {
  const entries: CommentaryEntry[] = [];
  const notes = newNotes();
  const lastPeriod = told.periods.at(-1)?.phase;
  told.plays.forEach((play, index) => {
    const lines = [lineOf(play, told.plays[index + 1], lastPeriod), ...notesOn(notes, play)];
    for (const line of lines) {
      if (!line) continue;
      const { at, phase, remaining, score } = play;
      entries.push({ ref: `c${entries.length + 1}`, at, phase, remaining, score, play: play.ref, ...line });
    }
  });
  return entries;
}

function lineOf(play: Play, next: Play | undefined, lastPeriod: string | undefined): Line | undefined {
  switch (play.type) {
    case "period":
      return { code: periodCode(play.edge, play.phase, lastPeriod), detail: play.phase };
    case "jump-ball":
      return { code: "tip-off", side: play.side, player: play.player, other: play.against };
    case "shot":
      return shotLine(play, play.remaining, next);
    case "free-throw": {
      const code = play.made ? "free-throw-made" : "free-throw-missed";
      return { code, side: play.side, player: play.player, value: play.number, detail: play.reason };
    }
    case "rebound": {
      const code = play.kind === "offensive" ? "rebound-offensive" : "rebound-defensive";
      return { code, side: play.side, ...(play.player && { player: play.player }) };
    }
    case "turnover":
      return turnoverLine(play);
    case "foul": {
      const { side, player, on, kind, personal } = play;
      return { code: play.out ?? "foul", side, player, ...(on && { other: on }), detail: kind, value: personal };
    }
    case "time-out":
      return { code: "time-out", side: play.side, detail: play.kind };
    case "substitution":
      return { code: "substitution", side: play.side, player: play.on, other: play.off };
  }
}

function periodCode(edge: "start" | "end", phase: string, lastPeriod: string | undefined): CommentaryCode {
  if (edge === "start") return phase.startsWith("ot") ? "overtime" : "period-start";
  if (phase === lastPeriod) return "full-time";
  return phase === "q2" ? "half-time" : "period-end";
}

function shotLine(play: ShotPlay, remaining: number, next: Play | undefined): Line {
  const { side, player, kind, points, assist, block } = play;
  const base = { side, player, detail: kind, value: points };
  if (!play.made) return block ? { code: "shot-blocked", ...base, other: block } : { code: "shot-missed", ...base };
  const helper = assist ? { other: assist } : {};
  if (remaining <= 1) return { code: "buzzer-beater", ...base, ...helper };
  if (next?.type === "foul" && next.kind === "shooting" && next.on === player)
    return { code: "and-one", ...base, ...helper };
  const code = kind === "three" ? "three-made" : kind === "dunk" ? "dunk-made" : "basket-made";
  return { code, ...base, ...helper };
}

function turnoverLine(play: Extract<Play, { type: "turnover" }>): Line {
  const { side, player, steal, kind } = play;
  // A steal is told as the thief's, a lost ball as the loser's.
  if (steal) return { code: "steal", side: otherSide[side], player: steal, other: player, detail: kind };
  return { code: "turnover", side, player, detail: kind };
}

type Tally = { points: number; rebounds: number; assists: number; steals: number; blocks: number; doubles: number };
type Notes = {
  players: Map<string, Tally>;
  leader: Side | undefined;
  tied: boolean;
  run: { side: Side; points: number; told: number };
  biggest: Record<Side, number>;
};

function newNotes(): Notes {
  return {
    players: new Map(),
    leader: undefined,
    tied: true,
    run: { side: "home", points: 0, told: 0 },
    biggest: { home: 0, away: 0 },
  };
}

function notesOn(notes: Notes, play: Play): Line[] {
  const lines: Line[] = [];
  if (play.type === "shot" && play.made) lines.push(...pointsNotes(notes, play, play.side, play.player, play.points));
  if (play.type === "free-throw" && play.made) lines.push(...pointsNotes(notes, play, play.side, play.player, 1));
  if (play.type === "shot" && play.assist) lines.push(...doubles(notes, play.side, play.assist, "assists", 1));
  if (play.type === "shot" && play.block) lines.push(...doubles(notes, otherSide[play.side], play.block, "blocks", 1));
  if (play.type === "rebound" && play.player) lines.push(...doubles(notes, play.side, play.player, "rebounds", 1));
  if (play.type === "turnover" && play.steal)
    lines.push(...doubles(notes, otherSide[play.side], play.steal, "steals", 1));
  return lines;
}

function pointsNotes(notes: Notes, play: Play, side: Side, player: string, points: number): Line[] {
  const before = notes.players.get(player)?.points ?? 0;
  const lines = [...leadNotes(notes, play, side), ...runNotes(notes, side, points)];
  if (Math.floor((before + points) / 10) > Math.floor(before / 10)) {
    lines.push({ code: "player-points", side, player, value: before + points });
  }
  return [...lines, ...doubles(notes, side, player, "points", points)];
}

function leadNotes(notes: Notes, { score }: Play, side: Side): Line[] {
  const lead = score[side] - score[otherSide[side]];
  if (lead === 0) {
    notes.tied = true;
    return [{ code: "tied", side, value: score[side] }];
  }
  if (lead < 0) return [];
  const lines: Line[] = [];
  if (notes.leader !== side) {
    if (notes.leader) lines.push({ code: "lead-change", side, value: lead });
    notes.leader = side;
  }
  // Each ten points of lead are told once.
  const step = Math.floor(lead / 10);
  if (step > notes.biggest[side]) {
    notes.biggest[side] = step;
    lines.push({ code: "biggest-lead", side, value: lead });
  }
  return lines;
}

function runNotes({ run }: Notes, side: Side, points: number): Line[] {
  if (run.side !== side) Object.assign(run, { side, points: 0, told: 0 });
  run.points += points;
  if (run.points < 8 || run.points < run.told + 4) return [];
  run.told = run.points;
  return [{ code: "run", side, value: run.points }];
}

/** Ten of two or of three things. */
function doubles(
  notes: Notes,
  side: Side,
  player: string,
  key: Exclude<keyof Tally, "doubles">,
  amount: number,
): Line[] {
  const tally = notes.players.get(player) ?? { points: 0, rebounds: 0, assists: 0, steals: 0, blocks: 0, doubles: 0 };
  notes.players.set(player, tally);
  const before = tally[key];
  tally[key] += amount;
  if (before >= 10 || tally[key] < 10) return [];
  tally.doubles += 1;
  if (tally.doubles === 2) return [{ code: "double-double", side, player }];
  return tally.doubles === 3 ? [{ code: "triple-double", side, player }] : [];
}
