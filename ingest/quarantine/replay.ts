import { loadQuarantined, type Quarantined, releaseFromQuarantine } from "@scoreline/store/intake/intake";
import { type IngestOptions, openIntake } from "#intake/ingest.ts";
import { inOrder } from "#intake/order.ts";

export type Replayed = {
  taken: number[];
  /** Still set aside, with what is wrong with them now. */
  refused: { id: number; reason: string }[];
  /** Asked for, and not there. */
  unknown: number[];
};

/** Feeds what was set aside through ingest again, and lets go of what was taken. */
export async function replayQuarantine(
  options: Pick<IngestOptions, "database" | "now" | "onFacts" | "ranking">,
  ids: readonly number[] | "all",
): Promise<Replayed> {
  const rows = await loadQuarantined(options.database, ids);
  const found = new Set(rows.map(({ id }) => id));
  const unknown = ids === "all" ? [] : ids.filter((id) => !found.has(id));
  const result: Replayed = { taken: [], refused: [], unknown };

  for (const [source, own] of Map.groupBy(rows, (row) => row.source)) {
    let refusals: readonly Quarantined[] = [];
    const onRefused = (refused: readonly Quarantined[]) => {
      refusals = [...refusals, ...refused];
    };
    const intake = await openIntake(source, { ...options, replay: { onRefused } });
    for (const { id, raw } of inOrder(own, typeOf)) {
      refusals = [];
      await intake({ messages: [raw] });
      const [refusal] = refusals;
      if (refusal) result.refused.push({ id, reason: refusal.reason });
      else {
        result.taken.push(id);
        await releaseFromQuarantine(options.database, [id]);
      }
    }
  }
  return result;
}

function typeOf({ raw }: Quarantined): string {
  return typeof raw === "object" && raw !== null && "type" in raw ? String(raw.type) : "";
}
