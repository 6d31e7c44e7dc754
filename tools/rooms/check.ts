import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join, normalize } from "node:path";
import { type Import, importsOf } from "./imports.ts";
import { type Room, type RoomName, roomNames, rooms } from "./table.ts";

/** Imports that the table does not allow, or that the room's package does not declare. One line each. */
export function checkRooms(root: string): string[] {
  return roomNames.flatMap((room) => {
    const manifest = JSON.parse(readFileSync(join(root, room, "package.json"), "utf8"));
    const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
    const inCode = importsOf(root, room).flatMap((found) => complain(room, found, declared));
    return [...inCode, ...checkReferences(root, room), ...checkManifest(room, declared)];
  });
}

function complain(room: RoomName, { file, line, specifier }: Import, declared: Set<string>): string[] {
  const say = (what: string) => [`${file}:${line} ${what}`];
  if (specifier.startsWith("#") || specifier.startsWith("node:") || builtinModules.includes(specifier)) return [];
  if (specifier.startsWith("virtual:")) return [];
  if (specifier.startsWith(".")) {
    const target = normalize(join(file, "..", specifier));
    return target.startsWith(`${room}/`) ? [] : say(`reaches out of ${room}/ by path: ${specifier}`);
  }
  const other = /^@scoreline\/([^/]+)\/(.*)$/.exec(specifier);
  if (other) {
    const [, target = "", part = ""] = other;
    const { imports, only }: Room = rooms[room];
    if (!imports.includes(target)) return say(`${room}/ may not import ${target}/`);
    const allowed = only?.[target];
    // Tests may stand on any part of a room that their own may import from.
    if (allowed && !part.startsWith(allowed) && !/\.test\.tsx?$|\/testing\//.test(file)) {
      return say(`${room}/ may import only ${target}/${allowed}`);
    }
  }
  const name = specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
  return declared.has(name) ? [] : say(`${name} is not in the dependencies of ${room}/package.json`);
}

/** TypeScript's project references say the same as the table. */
function checkReferences(root: string, room: RoomName): string[] {
  const file = join(root, room, "tsconfig.json");
  if (!existsSync(file)) return [`${room}/tsconfig.json is missing`];
  const references: { path: string }[] = JSON.parse(readFileSync(file, "utf8")).references ?? [];
  const referenced = references.map(({ path }) => path.replace("../", "")).sort();
  const allowed = [...rooms[room].imports].sort();
  return JSON.stringify(referenced) === JSON.stringify(allowed)
    ? []
    : [
        `${room}/tsconfig.json references ${referenced.join(", ") || "nothing"}; the table says ${allowed.join(", ") || "nothing"}`,
      ];
}

function checkManifest(room: RoomName, declared: Set<string>): string[] {
  const allowed: readonly string[] = rooms[room].imports;
  return [...declared]
    .filter((name) => name.startsWith("@scoreline/") && !allowed.includes(name.slice("@scoreline/".length)))
    .map((name) => `${room}/package.json depends on ${name}; the table does not allow it`);
}
