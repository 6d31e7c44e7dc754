import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { filesOf } from "./imports.ts";
import { type RoomName, roomNames } from "./table.ts";

type Source = { room: RoomName; file: string; source: string };

const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\//.test(file);

function sourcesOf(root: string, rooms: readonly RoomName[]): Source[] {
  return rooms.flatMap((room) =>
    filesOf(root, room)
      .filter((file) => !isTest(file))
      .map((file) => ({ room, file, source: readFileSync(join(root, file), "utf8") })),
  );
}

/** Where servers are made of: a process may hold several of them. */
const ofServers: readonly RoomName[] = ["ingest", "store", "live", "notify", "gateways", "api", "processes"];
const collections: readonly string[] = ["Map", "Set", "WeakMap", "WeakSet"];

/** Collections that begin empty and belong to a module: whatever they come to hold is shared by all servers, for ever. */
export function sharedCollections(root: string): string[] {
  return sourcesOf(root, ofServers).flatMap(({ file, source }) =>
    parseSync(file, source).program.body.flatMap((statement) => {
      const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      if (declared?.type !== "VariableDeclaration") return [];
      return declared.declarations.flatMap(({ id, init, start }) =>
        init?.type === "NewExpression" &&
        !/^\w+: Readonly(Map|Set)</.test(source.slice(id.start, init.start)) &&
        init.callee.type === "Identifier" &&
        collections.includes(init.callee.name) &&
        init.arguments.length === 0
          ? [`${file}:${lineOf(source, start)} belongs to a module, not to a server`]
          : [],
      );
    }),
  );
}

/** Ids that are made up where one is missing. */
export function madeUpIds(root: string): string[] {
  return sourcesOf(root, ["ingest", "store", "notify", "live"]).flatMap(({ file, source }) =>
    [...source.matchAll(/(?:\bid|Id)\b(?:\)|\])*\s*\?\?\s*0\b/g)]
      .filter(({ index }) => !/\.get\([^()]*$/.test(source.slice(0, index)))
      .map(({ index }) => `${file}:${lineOf(source, index)} makes up an id`),
  );
}

/** What a route of the router is made of. */
const ofRoutes = /^(handle|headers|links|loader|meta|action|shouldRevalidate|ErrorBoundary|client\w+)$/;
/** Both sports are played by the same words; a mask and a schema are called after the thing. */
const parallel: readonly (readonly [RegExp, RegExp])[] = [
  [/^world\/football\//, /^world\/basketball\//],
  [/^contract\/hidden\//, /^contract\/(?!hidden\/)/],
  [/^contract\/calls\//, /^contract\/schemas/],
];

/** Names that two files of a room give to two things. */
export function sameNames(root: string): string[] {
  const lasting = roomNames.filter((room) => room !== "e2e" && room !== "bench");
  return lasting.flatMap((room) => {
    const byName = new Map<string, string[]>();
    for (const { file, source } of sourcesOf(root, [room])) {
      for (const name of exportedBy(file, source)) byName.set(name, [...(byName.get(name) ?? []), file]);
    }
    return [...byName].flatMap(([name, files]) =>
      (room === "web" && ofRoutes.test(name)) || files.length < 2 || areParallel(files)
        ? []
        : [`${name}: ${files.join(", ")}`],
    );
  });
}

function areParallel(files: readonly string[]): boolean {
  return files.every((one, index) =>
    files
      .slice(index + 1)
      .every((other) => parallel.some(([a, b]) => (a.test(one) && b.test(other)) || (a.test(other) && b.test(one)))),
  );
}

function exportedBy(file: string, source: string): Set<string> {
  const { module } = parseSync(file, source);
  const entries = module.staticExports.flatMap((one) => one.entries);
  return new Set(
    entries.flatMap(({ exportName, moduleRequest }) =>
      moduleRequest || exportName.kind !== "Name" || !exportName.name ? [] : [exportName.name],
    ),
  );
}

const lineOf = (source: string, at: number) => source.slice(0, at).split("\n").length;
