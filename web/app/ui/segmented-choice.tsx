import { useId } from "react";
import styles from "#ui/segmented-choice.module.css";

type Props<Value extends string> = {
  label: string;
  choices: readonly { value: Value; words: string }[];
  value: Value;
  onChange(value: Value): void;
};

/** One of a few, all in sight. */
export function SegmentedChoice<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div>
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
