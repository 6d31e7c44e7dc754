import { minuteNotation } from "@scoreline/domain/match/state/clock";
import { type Moment, momentText } from "@scoreline/domain/match/time-machine/moment";
import { useId } from "react";
import { usePage } from "#frame/page.ts";
import styles from "#match/info/time-machine.module.css";
import { useMatch } from "#match/match-context.ts";

type Props = { minutes: readonly Moment[]; last: number; at: number; ended: boolean };

/** Sets the whole page to how it stood at a minute; the end of the slider is the present. */
export function TimeMachine({ minutes, last, at, ended }: Props) {
  const { t } = usePage();
  const { row, minute, goTo } = useMatch();
  const label = useId();
  const moment = minutes[at];
  const notation = moment ? minuteNotation(moment) : "";
  const value = t("match.machineValue", {
    minute: notation,
    home: row.homeTeamScore ?? 0,
    away: row.awayTeamScore ?? 0,
  });
  function go(place: number) {
    const chosen = minutes[place];
    goTo(place >= last || !chosen ? undefined : momentText(chosen));
  }
  return (
    <div className={styles.machine}>
      <label id={label} htmlFor={`${label}-range`}>
        {t("match.machine")} <b className="num">{notation}</b>
      </label>
      <input
        id={`${label}-range`}
        type="range"
        min={0}
        max={last}
        value={at}
        aria-valuetext={value}
        onChange={({ target }) => go(Number(target.value))}
      />
      <button
        type="button"
        aria-pressed={minute === undefined}
        data-live={!ended || undefined}
        onClick={() => goTo(undefined)}
      >
        {t(ended ? "match.machineEnd" : "match.machineLive")}
        <span className="visually-hidden"> {t("match.machineBack")}</span>
      </button>
    </div>
  );
}
