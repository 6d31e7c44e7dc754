import type { Naming } from "#identity/naming.ts";

/** An entry by the source's own key, people by our ids; those that we have not heard of are left out, the entry stays. */
export function withPeople<Entry>({ refs }: Naming, entry: { ref: string }, roles: readonly string[]): Entry {
  const { ref, ...rest } = entry;
  const own: Record<string, unknown> = { id: ref, ...rest };
  for (const role of roles) {
    if (typeof own[role] !== "string") continue;
    const id = refs.find("players", own[role]);
    if (id === undefined) delete own[role];
    else own[role] = id;
  }
  return own as Entry;
}

/** Rows of people whom we have not heard of are left out, the rest stays. */
export function withPlayers<Row extends { player: string }>(
  { refs }: Naming,
  rows: readonly Row[],
): (Omit<Row, "player"> & { player: number })[] {
  return rows.flatMap((row) => {
    const player = refs.find("players", row.player);
    return player === undefined ? [] : [{ ...row, player }];
  });
}
