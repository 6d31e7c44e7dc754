import { feedMessage } from "@scoreline/feed/port/message";
import { type Entity, loadQuarantined, saveRefs } from "@scoreline/store/intake/intake";
import { isThere, oneBatchAtATime } from "@scoreline/store/intake/sharing";
import { noteSharing } from "#identity/naming.ts";
import type { IngestOptions } from "#intake/ingest.ts";
import { type Replayed, replayQuarantine } from "#quarantine/replay.ts";

/** What a person asked for cannot be done: why, in one line. */
export class CannotLink extends Error {}

/** What each message that names a thing names. */
const entities: Readonly<Record<string, Entity>> = {
  country: "countries",
  competition: "competitions",
  season: "seasons",
  stage: "stages",
  team: "teams",
  player: "players",
  official: "officials",
  fixture: "matches",
};

/** Says which of ours a message means that was set aside, as a person has found out, and takes it in. */
export async function linkQuarantined(
  options: Pick<IngestOptions, "database" | "now" | "onFacts" | "ranking">,
  quarantineId: number,
  id: number,
): Promise<Replayed> {
  const { database } = options;
  const [row] = await loadQuarantined(database, [quarantineId]);
  if (!row) throw new CannotLink(`${quarantineId} is not in quarantine.`);
  const { success, data: message } = feedMessage.safeParse(row.raw);
  const entity = success ? entities[message.type] : undefined;
  if (!success || !entity || !("ref" in message)) throw new CannotLink(`${quarantineId} names nothing.`);
  const { source } = row;
  await database.transaction(async (tx) => {
    await oneBatchAtATime(tx);
    if (!(await isThere(tx, entity, id))) throw new CannotLink(`There is no ${message.type} ${id}.`);
    await noteSharing({ source, tx }, entity, [id]);
    await saveRefs(tx, source, [{ entity, ref: message.ref, id }]);
  });
  return replayQuarantine(options, [quarantineId]);
}
