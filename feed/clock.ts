/** The time that a source lives in. Sources never look at the machine's clock themselves. */
export type Clock = {
  now(): number;
  /** Resolves after so many milliseconds of that time, or when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

/** Where the clock stood at a moment of real time, and how fast it runs: 1 is real time. */
export type ClockSetting = { realStart: number; start: number; speed: number };

export function startClock({ realStart, start, speed }: ClockSetting): Clock {
  return {
    now: () => Math.floor(start + (Date.now() - realStart) * speed),
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        const done = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", done);
          resolve();
        };
        const timer = setTimeout(done, ms / speed);
        signal.addEventListener("abort", done);
      }),
  };
}
