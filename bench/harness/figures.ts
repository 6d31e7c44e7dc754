/** What a part of the benchmark found, ready to be written down. */
/** `met` is absent where the run does not allow a verdict. */
export type Verdict = { what: string; value: string; target: string; met: boolean | undefined };
export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };
export type Report = { title: string; verdicts: Verdict[]; tables: Table[]; notes: string[] };

/** The value below which so much of the sorted values lies. */
export function quantile(sorted: ArrayLike<number>, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export function spread(values: readonly number[]): { p50: number; p99: number; worst: number } {
  const sorted = Float64Array.from(values).sort();
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99), worst: sorted.at(-1) ?? Number.NaN };
}

export function median(values: readonly number[]): number {
  return quantile(Float64Array.from(values).sort(), 0.5);
}

/** Milliseconds of the clock that all processes of a machine share. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Nothing in the benchmark waits for ever. */
export async function within<Value>(seconds: number, what: string, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${seconds} s`)), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
export const count = (value: number) => Math.round(value).toLocaleString("en-US");
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const times = (ratio: number) => `${ratio.toFixed(2)}x`;

export const atMost = (what: string, value: number, limit: number, word: (value: number) => string): Verdict => ({
  what,
  value: word(value),
  target: `at most ${word(limit)}`,
  met: value <= limit,
});

export const atLeast = (what: string, value: number, limit: number, word: (value: number) => string): Verdict => ({
  what,
  value: word(value),
  target: `at least ${word(limit)}`,
  met: value >= limit,
});
