import { get } from "node:http";
import { savePlayers } from "@scoreline/store/catalogue/catalogue";
import { openChain } from "../harness/chain.ts";
import { atMost, count, ms, type Report, spread } from "../harness/figures.ts";

const given = ["Nguyễn", "Somchai", "Kylian", "João", "Luka", "Jürgen", "Kaoru", "Wai", "Min-jae", "Erling", "Łukasz"];
const family = [
  "Văn Quyết",
  "Chaiyaphum",
  "Mbappé",
  "Conceição",
  "Modrić",
  "Müller",
  "Mitoma",
  "Lam",
  "Kim",
  "Haaland",
];
const scripts = ["三笘薫", "武磊", "ธีรศิลป์ แดงดา", "កែវ សុខផេង", "金玟哉"];

/** What readers type: short, long, without accents, in other scripts, with slips, and what is not there. */
const typed = ["a", "kyl", "mbappe", "nguyen van", "modric luka", "mitomma", "haalnad", "三笘", "แดงดา", "xylophone"];

export async function search({ names, rounds }: { names: number; rounds: number }): Promise<Report> {
  const chain = await openChain();
  try {
    await savePlayers(
      chain.store.database,
      Array.from({ length: names }, (_, i) => ({
        id: i + 1,
        sport: "football" as const,
        names: {
          en: `${given[i % given.length]} ${family[(i * 7) % family.length]} ${i.toString(36)}`,
          ...(i % 3 === 0 && { "zh-Hans": `${scripts[i % scripts.length]}${i.toString(36)}` }),
        },
        teamId: null,
        countryId: null,
        birthDate: null,
        birthPlace: null,
        position: null,
        number: null,
        heightCm: null,
        weightKg: null,
        foot: null,
        marketValueEur: i,
        photo: null,
      })),
    );
    const { live, port } = await chain.serve(() => Date.now());
    await live.search.read(Date.now());
    const rows: string[][] = [];
    const all: number[] = [];
    for (const text of typed) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const began = performance.now();
        await answer(`http://127.0.0.1:${port}/api/global/search?q=${encodeURIComponent(text)}`);
        times.push(performance.now() - began);
      }
      all.push(...times.slice(1));
      const { p50, p99 } = spread(times.slice(1));
      rows.push([text, ms(p50), ms(p99)]);
    }
    return {
      title: `Search: ${count(names)} names, on the embedded database`,
      verdicts: [atMost("a search, 99 of 100", spread(all).p99, 20, ms)],
      tables: [{ head: ["typed", "median", "99 of 100"], rows }],
      notes: ["The whole call over HTTP, one after the other: countries, competitions, teams and players."],
    };
  } finally {
    await chain.end();
  }
}

function answer(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, (reply) => {
      reply.resume();
      reply.once("end", () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${reply.statusCode}`)),
      );
    }).once("error", reject);
  });
}
