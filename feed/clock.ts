/** The time that a source lives in. Sources never look at the machine's clock themselves. */
export type Clock = {
  now(): number;
  /** Resolves after so many milliseconds of that time, or when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

/** Where the clock stood at a moment of real time, and how fast it runs: 1 is real time. */
export type ClockSetting = { realStart: number; start: number; speed: number };

/** What the machine knows of time: the hour, which may be set anew at any moment, and for how long it has been running. */
export type MachineTime = { hour(): number; running(): number };

const machine: MachineTime = { hour: Date.now, running: () => performance.now() };

export function startClock({ realStart, start, speed }: ClockSetting, steady = steadyTime()): Clock {
  return {
    now: () => Math.floor(start + (steady() - realStart) * speed),
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

/**
 * The machine's hour, but it never goes back: what has kicked off has kicked off, and what was closed stays closed. Ahead it
 * goes with the machine, which may have slept; where the machine's clock is set back, it runs on from where it was.
 */
export function steadyTime({ hour, running }: MachineTime = machine): () => number {
  let [time, ran] = [hour(), running()];
  return () => {
    const sinceThen = running() - ran;
    ran += sinceThen;
    time = Math.max(hour(), time + sinceThen);
    return time;
  };
}
