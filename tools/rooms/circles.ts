import { existsSync } from "node:fs";
import { join, normalize } from "node:path";
import { importsOf } from "./imports.ts";
import { type RoomName, roomNames } from "./table.ts";

/** Files that import each other in a circle, types included; each circle as one line. */
export function circles(root: string): string[] {
  return roomNames.flatMap((room) => circlesIn(importsWithin(root, room)));
}

/** The room's files by the files of the same room that they import. */
function importsWithin(root: string, room: RoomName): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { file, specifier } of importsOf(root, room)) {
    const target = targetOf(root, room, file, specifier);
    if (target) found.set(file, [...(found.get(file) ?? []), target]);
  }
  return found;
}

/** The web's own imports begin in its folder `app`. */
function targetOf(root: string, room: RoomName, file: string, specifier: string): string | undefined {
  const places = specifier.startsWith("#")
    ? [`${room}/${specifier.slice(1)}`, `${room}/app/${specifier.slice(1)}`]
    : specifier.startsWith(".")
      ? [normalize(join(file, "..", specifier))]
      : [];
  return places.find((place) => place !== file && existsSync(join(root, place)));
}

function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    const before = way.indexOf(file);
    if (before >= 0) found.push([...way.slice(before), file].join(" → "));
    if (before >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return found;
}
