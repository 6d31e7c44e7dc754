import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { machine } from "./machine.ts";

const file = join(import.meta.dirname, "..", "memory.md");

/** A run's figures, in the order of the table's head, and those of its threads. */
export type MemoryRow = { name: string; cells: readonly string[]; threads: readonly (readonly string[])[] };

const head = `# Memory

Written by \`npm run bench:memory\`: the whole program on the embedded database, looked at once a second. Resident memory of
its process in megabytes of a million bytes: the highest of all, when everything is in place (or, where nothing is filled, when
it serves), the highest and the mean of the last ten seconds with a few readers on it (twenty open streams, and pages and calls
four times a second). Processor time is what the process used until then: unlike seconds it hardly depends on what else runs.
What says "in 1 GB" ran in a control group that may hold no more, the system's cache of its files included.
`;
const columns = ["", "peak", "filled", "peak with readers", "steady", "data directory", "processor time"];
const threadColumns = ["at the end", "heap", "of it in use", "outside the heap", "of it buffers"];

/** Replaces one section and leaves the others. */
export function writeMemory(section: string, rows: readonly MemoryRow[]): void {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const known = new Map(
    [...text.matchAll(/^## (.+)\n([\s\S]*?)(?=^## |(?![\s\S]))/gm)].map(([, name, body]) => [name, body]),
  );
  const stamp = `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, ${machine()}.`;
  const threads = rows.flatMap(({ name, threads }) =>
    threads.map(([thread, ...cells]) => [`${name}, ${thread}`, ...cells]),
  );
  const tables = [
    table(
      columns,
      rows.map(({ cells }) => cells),
    ),
    table(threadColumns, threads),
  ];
  known.set(section, `\n${[stamp, ...tables].join("\n\n")}\n\n`);
  const sections = [...known].map(([name, body]) => `## ${name}\n${body}`);
  writeFileSync(file, `${[head, ...sections].join("\n").trim()}\n`);
}

function table(head: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string {
  const line = (cells: readonly (string | undefined)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
