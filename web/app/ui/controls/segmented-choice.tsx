import { useId } from "react";
import styles from "#ui/controls/segmented-choice.module.css";

type Props<Value extends string> = {
  label: string;
  choices: readonly { value: Value; words: string }[];
  value: Value;
  onChange(value: Value): void;
  /** `field`: in a form, under its label. `bar`: over a panel, its label only said. */
  look?: "field" | "bar";
};

/** One of a few, all in sight. */
export function SegmentedChoice<Value extends string>({
  label,
  choices,
  value,
  onChange,
  look = "field",
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles[look]} aria-label={look === "bar" ? label : undefined}>
      {look === "field" && <legend>{label}</legend>}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
