import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Room, roomNames, rooms } from "./table.ts";

/** `docs/rooms.md`, from the same table that the check asserts. */
export function roomsPage(): string {
  const rows = roomNames.map((name) => {
    const { holds, imports, only }: Room = rooms[name];
    const allowed = imports.map((other) => (only?.[other] ? `${other}/${only[other]}` : other)).join(", ") || "nothing";
    return `| \`${name}/\` | ${holds} | ${allowed} |`;
  });
  return `# The rooms

Each room is an npm workspace at the top level. A goal travels one way:

    feed → ingest → store → live → api → web

Nothing calls backwards: ingest never calls live, the store never calls anyone. A restart is only a backfill.

| room | holds | may import |
|---|---|---|
${rows.join("\n")}

Three checks keep the walls: TypeScript's project references, the linter's rule against undeclared dependencies, and
\`tools/rooms/check.ts\`, which asserts this table from \`tools/rooms/table.ts\`. This page is printed from the same table by
\`npm run rooms\`; a test fails when it is out of date.
`;
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, "..", "..", "docs", "rooms.md"), roomsPage());
