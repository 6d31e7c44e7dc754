import { useEffect, useRef, useState } from "react";

/** Long enough that a word typed in one go asks once. */
const debounceMs = 150;

export type Asked<Answer> = { answer: Answer | undefined; failed: boolean };

/**
 * Asks by a key: a newer question cancels the older, the last answer of the same list stays while the next is on its way.
 * Nothing is asked without a key.
 */
export function useAsked<Answer>(
  key: string | undefined,
  list: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
  { typing, attempt }: { typing: boolean; attempt: number },
): Asked<Answer> {
  const [state, setState] = useState<Asked<Answer> & { list: string }>({ answer: undefined, failed: false, list: "" });
  const latest = useRef(ask);
  latest.current = ask;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again; how long to wait is no question
  useEffect(() => {
    if (key === undefined) return;
    const cancel = new AbortController();
    const take = (next: Asked<Answer>) => {
      if (!cancel.signal.aborted) setState({ ...next, list });
    };
    const timer = setTimeout(
      () =>
        void latest.current(cancel.signal).then(
          (answer) => take({ answer, failed: false }),
          () => take({ answer: undefined, failed: true }),
        ),
      typing ? debounceMs : 0,
    );
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [key, list, attempt]);
  return state.list === list ? state : { answer: undefined, failed: false };
}
