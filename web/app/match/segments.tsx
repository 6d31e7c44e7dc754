import { useId } from "react";
import styles from "#match/segments.module.css";

type Props<Value extends string> = {
  /** Said to those who do not see it. */
  label: string;
  choices: readonly { value: Value; words: string }[];
  value: Value;
  onChange(value: Value): void;
};

/** A bar of a few choices over a panel. */
export function Segments<Value extends string>({ label, choices, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
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
    </fieldset>
  );
}
