import type { Phone } from "@scoreline/e2e/server/phone";

const frameMs = 1_000 / 60;

/** Frames of a page while something is done: the part of sixty a second that came in time, and the longest wait for one. */
export type Frames = { kept: number; worstMs: number };

export async function framesDuring(page: Phone["page"], work: () => Promise<unknown>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = [];
    const note = (time: number) => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { times });
  });
  await work();
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times.slice());
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const due = gaps.reduce((sum, gap) => sum + Math.max(1, Math.round(gap / frameMs)), 0);
  return { kept: gaps.length / due, worstMs: Math.max(...gaps) };
}
