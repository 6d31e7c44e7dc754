import { ScorelineProcess } from "./scoreline-process.ts";

/**
 * A small part of the demo world with everything in it, at an hour when both sports are on:
 * a match of Thai League 1 is in its second half, two games of the Hong Kong A1 are on, a cup is under way.
 */
const environment = {
  FEED: "demo",
  DEMO_START: "2026-11-13T13:15:00Z",
  DEMO_COMPETITIONS: [
    "football:thai-league-1",
    "football:hong-kong-premier-league",
    "football:hong-kong-senior-shield",
    "basketball:hong-kong-a1",
  ].join(","),
};

/** Resolves when the whole past has been told. */
export async function startDemoWorld(own: Record<string, string> = {}): Promise<ScorelineProcess> {
  const process = await ScorelineProcess.start({ ...environment, ...own });
  await process.saysOnce("Everything is in place");
  return process;
}

/** As much as a machine needs, by the README. */
const memory = 2 * 2 ** 30;

/** Every competition there is, once it serves: what happened long ago comes in meanwhile. */
export async function startWholeWorld(): Promise<ScorelineProcess> {
  const { DEMO_COMPETITIONS: _, ...whole } = environment;
  return ScorelineProcess.start(whole, memory);
}
