import { type FootballPhase, footballMinute } from "@scoreline/domain/match/state/clock";
import { add, type Points } from "@scoreline/domain/match/state/score";
import { otherSide } from "@scoreline/domain/sport";
import {
  bigChance,
  type CommentaryCode,
  type CommentaryEntry,
  type FootballScript,
  type Incident,
  type PhaseSpan,
  type ScriptEvent,
  type Shot,
} from "#football/script.ts";

export type FootballScriptParts = Pick<
  FootballScript,
  "matchup" | "phases" | "events" | "shots" | "incidents" | "shootOut"
>;
type Draft = Omit<CommentaryEntry, "ref" | "phase" | "minute" | "added"> & { phase?: FootballPhase };

/** The match told entry by entry, as codes. */
export function commentaryOf(script: FootballScriptParts): CommentaryEntry[] {
  const drafts = [
    ...script.phases.flatMap((span, index) => phaseEntries(script, span, index)),
    ...script.events.flatMap((event) => eventEntry(script.events, event)),
    ...script.shots.flatMap(shotEntry),
    ...script.incidents.flatMap((incident) => incidentEntry(script, incident)),
    ...(script.shootOut?.kicks ?? []).map(
      ({ at, side, player, result, score }): Draft => ({
        at,
        side,
        player,
        score,
        code: `shoot-out-${result}`,
        phase: "penalties",
      }),
    ),
  ].sort((a, b) => a.at - b.at);
  return drafts.map((draft, index) => ({
    ...draft,
    ref: `${script.matchup.matchRef}-c${index + 1}`,
    ...momentOf(script, draft),
  }));
}

const starts: Partial<Record<FootballPhase, CommentaryCode>> = {
  "first-half": "kick-off",
  "second-half": "second-half",
  "extra-first": "extra-time",
  "extra-second": "extra-second-half",
  penalties: "shoot-out",
};
const ends: Partial<Record<FootballPhase, CommentaryCode>> = {
  "first-half": "half-time",
  "second-half": "end-of-regular-time",
  "extra-first": "extra-half-time",
  "extra-second": "end-of-extra-time",
};

function phaseEntries(script: FootballScriptParts, { phase, from, to }: PhaseSpan, index: number): Draft[] {
  const begin = starts[phase];
  const end = index === script.phases.length - 1 ? "full-time" : ends[phase];
  return [
    ...(begin ? [{ at: from, code: begin, phase }] : []),
    // The last instant of the phase, so that the whistle is inside of it.
    ...(end ? [{ at: to - 1, code: end, phase, score: scoreAt(script.events, to) }] : []),
  ];
}

function scoreAt(events: readonly ScriptEvent[], t: number): Points {
  return events.reduce<Points>(
    (score, event) =>
      event.type === "goal" &&
      event.phase !== "penalties" &&
      event.at <= t &&
      !(event.overturnedAt && event.overturnedAt <= t)
        ? add(score, event.side, 1)
        : score,
    { home: 0, away: 0 },
  );
}

function eventEntry(events: readonly ScriptEvent[], event: ScriptEvent): Draft[] {
  if (event.phase === "penalties") return [];
  const base = { at: event.at, event: event.ref, phase: event.phase };
  if (event.type === "added-time") return [{ ...base, code: "added-time", detail: String(event.minutes) }];
  const who = { ...base, side: event.side, ...("player" in event && event.player && { player: event.player }) };
  switch (event.type) {
    case "goal": {
      const code = event.how === "own-goal" ? "own-goal" : event.how === "penalty" ? "penalty-goal" : "goal";
      const score = scoreAt(events, event.at);
      return [{ ...who, code, score, detail: event.how, ...(event.assist && { other: event.assist }) }];
    }
    case "penalty-missed":
      return [{ ...who, code: event.saved ? "penalty-saved" : "penalty-missed" }];
    case "card":
      return [{ ...who, code: `${event.card}-card`, ...(event.reason && { detail: event.reason }) }];
    case "substitution":
      return [
        {
          ...who,
          code: "substitution",
          ...(event.off && { player: event.off }),
          ...(event.on && { other: event.on }),
          ...(event.reason && { detail: event.reason }),
        },
      ];
    case "var":
      return [{ ...who, code: `var-${event.decision}`, detail: event.about, score: scoreAt(events, event.at) }];
    case "injury":
      return [{ ...who, code: "injury" }];
  }
}

/** Goals and penalties are told by their events. */
function shotEntry({ at, side, player, assist, keeper, outcome, situation, xg }: Shot): Draft[] {
  if (outcome === "goal" || situation === "penalty") return [];
  const big = xg >= bigChance;
  const codes: Record<typeof outcome, CommentaryCode> = {
    saved: big ? "chance-saved" : "shot-saved",
    blocked: "shot-blocked",
    "off-target": big ? "chance-missed" : "shot-missed",
    woodwork: "chance-woodwork",
  };
  const other = keeper ?? assist;
  return [{ at, side, player, code: codes[outcome], detail: situation, ...(other && { other }) }];
}

/** A foul that earned a card or a penalty is told by that. */
function incidentEntry(
  { events, incidents }: FootballScriptParts,
  { at, side, type, player, against, x }: Incident,
): Draft[] {
  if (type === "penalty-award") return [{ at, side, player, code: "penalty-awarded" }];
  if (type !== "foul") return [{ at, side, player, code: type }];
  if (incidents.some((other) => other.type === "penalty-award" && other.at === at)) return [];
  if (
    events.some(
      (event) => event.type === "card" && event.player === player && event.at >= at && event.at <= at + 20_000,
    )
  )
    return [];
  // Near the goal what matters is the free kick.
  if (x < 35 && against) return [{ at, side: otherSide[side], player: against, other: player, code: "free-kick" }];
  return [{ at, side, player, code: "foul", ...(against && { other: against }) }];
}

function momentOf(
  { phases }: FootballScriptParts,
  { at, phase }: Draft,
): Pick<CommentaryEntry, "phase" | "minute" | "added"> {
  const span = phases.find((each) => (phase ? each.phase === phase : at < each.to)) ?? phases.at(-1);
  if (!span) throw new Error("a match without a phase");
  const minute = footballMinute({ phase: span.phase, since: span.from }, at);
  const extra = phases.some((each) => each.phase === "extra-second");
  return { phase: span.phase, ...(minute ?? { minute: extra ? 120 : 90 }) };
}
