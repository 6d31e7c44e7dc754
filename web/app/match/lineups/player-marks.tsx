import type { MarkRow } from "@scoreline/contract/schemas/line-ups";
import { minuteNotation } from "@scoreline/domain/match/state/clock";
import type { Translate } from "@scoreline/i18n/translate";
import styles from "#match/lineups/player-marks.module.css";

function minuteOf({ minute, added }: MarkRow): string {
  return minuteNotation(added ? { minute, added } : { minute });
}

/** What the marks of a player say. */
export function marksInWords(marks: readonly MarkRow[], t: Translate): string[] {
  return marks.map((mark) => {
    const minute = { minute: minuteOf(mark) };
    if (mark.type === "goal") return t(`lineups.mark.${mark.how === "other" || !mark.how ? "goal" : mark.how}`, minute);
    if (mark.type === "card") return t(`lineups.mark.${mark.card ?? "yellow"}`, minute);
    return t(`lineups.mark.${mark.type}`, minute);
  });
}

/** Goals, assists and cards as small signs: several of a kind are counted. Said in words elsewhere. */
export function MarkSigns({ marks }: { marks: readonly MarkRow[] }) {
  const goals = marks.filter(({ type, how }) => type === "goal" && how !== "own-goal").length;
  const own = marks.filter(({ how }) => how === "own-goal").length;
  const assists = marks.filter(({ type }) => type === "assist").length;
  const missed = marks.filter(({ type }) => type === "penalty-missed").length;
  const card = marks.findLast(({ type }) => type === "card")?.card;
  return (
    <>
      {goals > 0 && <Sign kind="goal" count={goals} />}
      {own > 0 && <Sign kind="own-goal" count={own} />}
      {assists > 0 && <Sign kind="assist" count={assists} />}
      {missed > 0 && <Sign kind="missed" count={missed} />}
      {card && <i className={styles.card} data-card={card} aria-hidden="true" />}
    </>
  );
}

function Sign({ kind, count }: { kind: "goal" | "own-goal" | "assist" | "missed"; count: number }) {
  return (
    <span className={styles.sign} data-kind={kind} aria-hidden="true">
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        {kind === "assist" ? (
          <path d="M3 12.5 12 4m0 0H6.500M12 4v5.500" fill="none" stroke="currentColor" strokeWidth="2.200" />
        ) : (
          <>
            <circle cx="8" cy="8" r="6.800" className={styles.ball} />
            <path d="m8 4.800 3 2.200-1.150 3.500h-3.700L5 7Z" className={styles.patch} />
            {kind === "missed" && <path d="m2 14 12-12" stroke="var(--card-red)" strokeWidth="2" />}
          </>
        )}
      </svg>
      {count > 1 && count}
    </span>
  );
}

/** When somebody came on or went off. */
export function ChangeSign({ marks }: { marks: readonly MarkRow[] }) {
  const change = marks.findLast(({ type }) => type === "on" || type === "off");
  if (!change) return null;
  return (
    <span className={`${styles.change} num`} data-change={change.type} aria-hidden="true">
      <svg viewBox="0 0 10 10" width="9" height="9" aria-hidden="true">
        <path d={change.type === "on" ? "M5 1 9.500 9h-9Z" : "M5 9 .5 1h9Z"} fill="currentColor" />
      </svg>
      {minuteOf(change)}
    </span>
  );
}
