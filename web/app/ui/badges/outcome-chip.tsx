import { usePage } from "#frame/page.ts";
import styles from "#ui/badges/outcome-chip.module.css";

type Props = {
  outcome: "win" | "draw" | "loss";
  /** What is said of it, where there is more to say than that it was won or lost. */
  words?: string;
  /** The match is still being played. */
  live?: boolean;
};

/** W, D or L, in the reader's language; colour only underlines it. */
export function OutcomeChip({ outcome, words, live }: Props) {
  const { t } = usePage();
  const said = words ?? t(`scores.outcome.${outcome}`);
  return (
    <span className={styles.chip} data-outcome={outcome} data-live={live || undefined} title={said}>
      <span aria-hidden="true">{t(`scores.outcome.letter.${outcome}`)}</span>
      <span className="visually-hidden">{said}</span>
    </span>
  );
}
