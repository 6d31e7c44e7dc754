import { codeLength } from "@scoreline/domain/account/rules";
import { useEffect, useId, useState } from "react";
import styles from "#account/enter/enter.module.css";
import type { Problem } from "#account/enter/enter-action.ts";
import { usePage } from "#frame/page.ts";

const boxes = Array.from({ length: codeLength }, (_, index) => index);

/** Six digits in six boxes, and one field: what a telephone offers to fill in, and what a screen reader says, is whole. */
export function CodeField({
  name = "otp",
  label,
  problem,
}: {
  name?: string;
  label?: string;
  problem: Problem | undefined;
}) {
  const { t } = usePage();
  const id = useId();
  return (
    <div className={styles.field} data-wrong={problem ? "" : undefined}>
      <div className={styles.labels}>
        <label htmlFor={id}>{label ?? t("account.code")}</label>
        <small>{t("account.code.sent")}</small>
      </div>
      <span className={styles.code}>
        {boxes.map((box) => (
          <span key={box} aria-hidden="true" />
        ))}
        <input
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          maxLength={codeLength}
          required
          aria-invalid={problem ? true : undefined}
          // biome-ignore lint/a11y/noAutofocus: the reader has just asked for the code that belongs here
          autoFocus
        />
      </span>
    </div>
  );
}

/** When another code may be asked for. Without a script it may be tried at any time; the server knows. */
export function CodeTimer({ waitSeconds, onAgain }: { waitSeconds: number; onAgain?(): void }) {
  const { t } = usePage();
  const left = useSecondsLeft(waitSeconds);
  return (
    <p className={styles.timer}>
      {left > 0 ? (
        t("account.code.sendIn", { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` })
      ) : (
        <button
          type={onAgain ? "button" : "submit"}
          name="intent"
          value="send"
          className={styles.aside}
          onClick={onAgain}
        >
          {t("account.code.sendAgain")}
        </button>
      )}
    </p>
  );
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = performance.now() + seconds * 1_000;
    const tell = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1_000)));
    tell();
    const timer = setInterval(tell, 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
