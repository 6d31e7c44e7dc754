import { ScorelineProcess } from "@scoreline/e2e/server/scoreline-process";
import { within } from "./figures.ts";
import { benchDay, matchDayOf } from "./world.ts";

export const listPath = `/api/match/getMatchListv4?date=${benchDay}&lang=en&timeZone=UTC`;
const perBatch = 1_000;

/** The real program with its embedded database, told a day of so many matches. */
export async function startSite(
  matches: number,
  environment: Record<string, string> = {},
): Promise<{ site: ScorelineProcess; base: string }> {
  const site = await ScorelineProcess.start({ HOST: "127.0.0.1", ...environment });
  // A benchmark that is broken off takes its site with it.
  process.once("exit", () => void site.kill("SIGKILL"));
  try {
    const messages = matchDayOf(matches);
    for (let at = 0; at < messages.length; at += perBatch) {
      await within(60, "telling the site its matches", site.say(...messages.slice(at, at + perBatch)));
    }
    return { site, base: `http://127.0.0.1:${new URL(site.address).port}` };
  } catch (error) {
    await site.end();
    throw error;
  }
}
