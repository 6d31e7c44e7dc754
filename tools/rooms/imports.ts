import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";

export type Import = { file: string; line: number; specifier: string };

/** A room's own files of code. */
export function filesOf(root: string, room: string): string[] {
  return globSync(`${room}/**/*.{ts,tsx,mjs}`, { cwd: root }).filter(
    (file) => !/(^|\/)(node_modules|build|\.types|\.react-router)\//.test(file),
  );
}

/** Every import of a room's own files: static, dynamic, re-exports and types alike. */
export function importsOf(root: string, room: string): Import[] {
  return filesOf(root, room).flatMap((file) => importsIn(file, readFileSync(join(root, file), "utf8")));
}

export function importsIn(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const found: { value: string; start: number }[] = [];
  for (const { moduleRequest } of module.staticImports) found.push(moduleRequest);
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) found.push(moduleRequest);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = /^["'`](.+)["'`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (text) found.push({ value: text, start: moduleRequest.start });
  }
  return found.map(({ value, start }) => ({
    file,
    line: source.slice(0, start).split("\n").length,
    specifier: value,
  }));
}
