import type { Person } from "@scoreline/contract/schemas/person";
import type { CourtSceneRow, PitchSceneRow } from "@scoreline/contract/schemas/video";
import { clockNotation, minuteNotation } from "@scoreline/domain/match/state/clock";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Side } from "@scoreline/domain/sport";
import type { MessageKey } from "@scoreline/i18n/catalogue";
import { fixed } from "@scoreline/i18n/numbers";
import type { Translate } from "@scoreline/i18n/translate";
import { periodName } from "#match/stats/period-name.ts";
import { playInWords } from "#match/tracker/play-words.ts";

/** A scene for those who read: when, who, how, and how it stood afterwards. */
export type SceneWords = {
  id: string;
  time: string;
  side: Side | undefined;
  title: string;
  detail: string;
  /** What a shot was worth. */
  xg: string | undefined;
  score: { home: number; away: number };
};

const nameless = {
  goal: "match.video.goal",
  chance: "highlights.chance",
  shot: "tracker.kind.shot",
} as const satisfies Record<PitchSceneRow["kind"], MessageKey>;

/** A pitch in metres. */
const length = 105;
const width = 68;

function metresToGoal({ x, y }: { x: number; y: number }): number {
  return Math.round(Math.hypot(((100 - x) / 100) * length, ((y - 50) / 100) * width));
}

export function pitchWords(
  scene: PitchSceneRow,
  people: readonly Person[],
  locale: LocaleCode,
  t: Translate,
): SceneWords {
  const { id, side, shot, score, kind, how, player, assist } = scene;
  const name = (who: number | undefined) => people.find(({ playerId }) => playerId === who)?.shortName;
  const helper = name(assist);
  const details = [
    how && how !== "open-play" && t(`match.feed.how.${how}` as MessageKey),
    kind !== "goal" && shot && t(`stats.outcome.${shot.outcome}`),
    kind === "goal" && helper && t("match.feed.assist", { player: helper }),
    shot && shot.situation !== "penalty" && t("highlights.distance", { metres: metresToGoal(shot) }),
  ];
  return {
    id,
    time: minuteNotation(scene),
    side,
    title: name(player) ?? t(nameless[kind]),
    detail: details.filter(Boolean).join(" · "),
    xg: shot && t("stats.xg.short", { xg: fixed(shot.xg, locale, 2) }),
    score,
  };
}

export function courtWords(scene: CourtSceneRow, people: readonly Person[], t: Translate): SceneWords {
  const named = new Map(people.map((person) => [person.playerId, person]));
  // Of two baskets in one breath the last one is what it is about.
  const play = scene.plays.findLast(({ type }) => type === "basket");
  const who = named.get(play?.player ?? 0)?.shortName;
  return {
    id: scene.id,
    time: play ? `${periodName(play.phase, t)} ${clockNotation(Math.ceil(play.remaining))}` : "",
    side: play?.side,
    title: who ?? "",
    detail: play ? playInWords(play, new Map(), t) : "",
    xg: undefined,
    score: play?.score ?? { home: 0, away: 0 },
  };
}
