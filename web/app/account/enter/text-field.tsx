import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId, useState } from "react";
import styles from "#account/enter/enter.module.css";
import { usePage } from "#frame/page.ts";
import { EyeIcon, EyeOffIcon } from "#ui/icons.tsx";

type Props = {
  name: string;
  label: string;
  hint?: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  value?: string | undefined;
  wrong?: boolean | undefined;
  /** What the server will say of it: a hint that is not met is shown as soon as the field is left. */
  isRight?(text: string): boolean;
};

export function TextField(props: Props) {
  return <Field {...props} type="text" />;
}

/** A secret, which may be looked at while it is written. */
export function SecretField(props: Omit<Props, "value">) {
  const { t } = usePage();
  const [shown, setShown] = useState(false);
  return (
    <Field {...props} type={shown ? "text" : "password"}>
      <button
        type="button"
        className={styles.reveal}
        aria-pressed={shown}
        aria-label={t(shown ? "account.password.hide" : "account.password.show")}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </Field>
  );
}

function Field({
  name,
  label,
  hint,
  autoComplete,
  value = "",
  wrong = false,
  isRight,
  type,
  children,
}: Props & { type: "text" | "password"; children?: ReactNode }) {
  const id = useId();
  const [left, setLeft] = useState(false);
  const [text, setText] = useState(value);
  const isWrong = wrong || (left && text !== "" && isRight?.(text) === false);
  return (
    <div className={styles.field} data-wrong={isWrong || undefined}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={value}
          aria-invalid={isWrong || undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => setLeft(true)}
        />
        {children}
      </span>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
