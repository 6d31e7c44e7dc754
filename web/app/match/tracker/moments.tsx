import type { TrackMoment } from "@scoreline/contract/schemas/match-statistics";
import type { Person } from "@scoreline/contract/schemas/person";
import { minuteNotation } from "@scoreline/domain/match/state/clock";
import { usePage } from "#frame/page.ts";
import { MomentSign } from "#match/tracker/moment-sign.tsx";
import { isNotable, momentInWords } from "#match/tracker/moment-words.ts";
import styles from "#match/tracker/moments.module.css";
import { Panel } from "#ui/panel.tsx";

type Props = {
  moments: readonly TrackMoment[];
  people: readonly Person[];
  /** Goes to an instant, where there is a way of the ball to go on. */
  onSeek: ((at: number) => void) | undefined;
  /** The part of the match that is there to be seen. */
  known: { from: number; to: number };
};

/** What happened, the newest first; each leads to its instant. */
export function Moments({ moments, people, onSeek, known }: Props) {
  const { t } = usePage();
  const notable = moments.filter(({ code }) => isNotable(code)).reverse();
  if (notable.length === 0) return null;
  return (
    <Panel title={t("tracker.moments")}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <ol className={styles.list} tabIndex={0}>
        {notable.map((moment) => {
          const { id, at, side, code, minute, added } = moment;
          const words = momentInWords(moment, people, t);
          const inside = (
            <>
              <span className={`${styles.minute} num`}>{minuteNotation(added ? { minute, added } : { minute })}</span>
              <MomentSign code={code} />
              <span>{words}</span>
            </>
          );
          const there = onSeek && at >= known.from && at <= known.to;
          return (
            <li key={id} data-side={side}>
              {there ? (
                <button type="button" onClick={() => onSeek(at)}>
                  {inside}
                </button>
              ) : (
                <span>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
