import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Report, Table } from "./figures.ts";

const file = join(import.meta.dirname, "..", "results.md");

/** Sections by part: a run of some parts replaces theirs and leaves the others, each with its own date and load. */
export function writeResults(order: readonly string[], machine: string, fresh: ReadonlyMap<string, string>): void {
  const known = new Map<string, string>();
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  for (const [, name = "", section = ""] of text.matchAll(/<!-- (\S+) -->\n([\s\S]*?)(?=\n<!-- |$)/g))
    known.set(name, section.trim());
  const sections = order.flatMap((name) => {
    const section = fresh.get(name) ?? known.get(name);
    return section ? [`<!-- ${name} -->\n${section.trim()}\n`] : [];
  });
  const head = `# Results of the benchmark

Written by \`npm run bench\`. The last run: ${machine}. Everything ran on this one machine, servers and clients alike;
ratios are between things measured in the same run.
`;
  writeFileSync(file, [head, ...sections].join("\n"));
}

export function sectionOf({ title, verdicts, tables, notes }: Report, stamp: string): string {
  const judged: Table[] = verdicts.length
    ? [
        {
          head: ["target", "measured", "wanted", ""],
          rows: verdicts.map(({ what, value, target, met }) => [
            what,
            value,
            target,
            met === undefined ? "undecided" : met ? "met" : "**missed**",
          ]),
        },
      ]
    : [];
  return [`## ${title}`, stamp, ...[...judged, ...tables].map(asText), ...notes].join("\n\n");
}

function asText({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
