import { atLeast, count, kilobytes, type Report, times } from "../harness/figures.ts";
import { startSite } from "../harness/site.ts";
import { ratesInTurn } from "../harness/wrk.ts";
import { fetchRaw } from "./lists.ts";

/** The home page for anonymous readers: out of the cache, and rendered for each of them. */
export async function pages({ rows }: { rows: number }): Promise<Report> {
  const { site, base } = await startSite(rows);
  try {
    const url = `${base}/en`;
    const { body } = await fetchRaw(url);
    const html = await (await fetch(url)).text();
    const shown = html.match(/match-row|data-match/g)?.length ?? 0;
    const headers = { "accept-encoding": "br" };
    const { cached, rendered } = await ratesInTurn({
      cached: { url, headers, expect: 200 },
      rendered: { url, headers, expect: 200, distinct: true },
    });
    return {
      title: `Pages: the home page of ${count(rows)} matches, anonymous`,
      verdicts: [atLeast("cached against rendered each time", cached / rendered, 30, times)],
      tables: [
        {
          head: ["", "pages a second"],
          rows: [
            ["cached", count(cached)],
            ["rendered each time", rendered.toFixed(1)],
          ],
        },
      ],
      notes: [
        `${kilobytes(Buffer.byteLength(html))} of HTML (${kilobytes(body.length)} of brotli, ${count(shown)} marks of rows). Rendered each time: a query of its own for every request, so that each is rendered and compressed. The cached rate holds one rendering every 1.5 s.`,
      ],
    };
  } finally {
    await site.end();
  }
}
