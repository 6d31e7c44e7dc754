import { setTimeout as pause } from "node:timers/promises";

const everyMs = 250;
const streams = 20;
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const always = [
  "/en/football/matches",
  "/th/basketball/matches",
  "/api/match/getMatchListv4?lang=vi&timeZone=Asia/Bangkok",
  "/api/search/all?q=united",
  `/en/football/matches?date=${yesterday}`,
];

/** A few readers: four pages and calls a second, one after the other, and some open streams. */
export function startReaders(base: string): { stop(): Promise<{ asked: number; errors: number }> } {
  const over = new AbortController();
  const { signal } = over;
  const counts = { asked: 0, errors: 0 };

  async function ask(path: string): Promise<string> {
    counts.asked += 1;
    try {
      const answer = await fetch(`${base}${path}`, { signal });
      if (!answer.ok) counts.errors += 1;
      return await answer.text();
    } catch (error) {
      if (signal.aborted) throw error;
      // Who was not answered once comes again.
      counts.errors += 1;
      return "";
    }
  }

  async function read(): Promise<void> {
    const matches = matchesIn(await ask("/en/football/matches"));
    for (let turn = 0; !signal.aborted; turn += 1) {
      const own = turn % 2 === 0 ? matches[(turn / 2) % matches.length] : undefined;
      await ask(own ?? always[turn % always.length] ?? "/");
      await pause(everyMs, undefined, { signal });
    }
  }

  // A program that ends takes its readers with it.
  const reading = read().catch(() => {
    if (!signal.aborted) counts.errors += 1;
  });
  for (let i = 0; i < streams; i += 1) {
    void fetch(`${base}/api/live/stream?topics=scores:football,scores:basketball`, { signal })
      .then((answer) => answer.text())
      .catch(() => {});
  }
  return {
    async stop() {
      over.abort();
      await reading;
      return counts;
    },
  };
}

/** Country, competition, the two names and the number. */
const matchLink = /href="(\/en\/football(?:\/[^"/?#]+){3}\/\d+)"/g;

function matchesIn(page: string): string[] {
  const found = [...new Set([...page.matchAll(matchLink)].map(([, path = ""]) => path))];
  if (found.length === 0) throw new Error("no match is linked on the front page");
  return found;
}
