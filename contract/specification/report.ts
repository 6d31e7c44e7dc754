import type { Call } from "#call.ts";
import { calls } from "#calls.ts";
import { ownCalls, type SpecifiedCall, specifiedCalls } from "#specification/calls.ts";

export type CallsReport = {
  declared: SpecifiedCall[];
  missing: SpecifiedCall[];
  /** Declared, and not in the specification. */
  unspecified: Call[];
};

/** The row of the specification that a declared call serves, the mirrors under /basketball and our own calls included. */
export function specified(call: Pick<Call, "method" | "path">): SpecifiedCall | undefined {
  const takes = (row: SpecifiedCall) =>
    row.method === call.method || (call.method === "POST" && row.serves.includes("(also POST)"));
  return (
    specifiedCalls.find((row) => row.path === call.path && takes(row)) ??
    specifiedCalls.find((row) => row.mirrored && `/basketball${row.path}` === call.path && takes(row)) ??
    ownCalls.find((row) => row.path === call.path && takes(row))
  );
}

export function reportCalls(declared: Readonly<Record<string, Call>>): CallsReport {
  const all = Object.values(declared);
  const served = new Set(all.map(specified));
  return {
    declared: specifiedCalls.filter((row) => served.has(row)),
    missing: specifiedCalls.filter((row) => !served.has(row)),
    unspecified: all.filter((call) => !specified(call)),
  };
}

export function reportText({ declared, missing, unspecified }: CallsReport): string {
  const line = (row: Pick<SpecifiedCall, "method" | "path">) => `  ${row.method.padEnd(4)} ${row.path}`;
  const part = (title: string, rows: readonly Pick<SpecifiedCall, "method" | "path">[]) =>
    rows.length > 0 ? [`${title}: ${rows.length}`, ...rows.map(line), ""] : [`${title}: 0`, ""];
  return [
    ...part("Declared", declared),
    ...part("Not declared yet", missing),
    ...part("Declared and not specified", unspecified),
    `${declared.length} of ${declared.length + missing.length} specified calls are declared.`,
  ].join("\n");
}

if (import.meta.main) console.log(reportText(reportCalls(calls)));
