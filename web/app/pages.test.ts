import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Feature, features, spokenEverywhere } from "@scoreline/i18n/catalogue";
import { expect, test } from "vitest";
import { messagesOf } from "#frame/page-messages.ts";
import { type PageRoute, pages } from "#pages.ts";

const code = new Map<string, string>();

function read(file: string): string {
  const known = code.get(file) ?? readFileSync(join(import.meta.dirname, file), "utf8");
  code.set(file, known);
  return known;
}

/** The files that come with one: what is only typed, or fetched when somebody asks, does not. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ""] of read(file).matchAll(/^(?:import|export|\}) ?(?!type )[^;]*?"#([^"]+\.tsx?)";/gms)) {
    filesOf(path, found);
  }
  return found;
}

const named = new RegExp(`["\`](${features.join("|")})\\.[a-zA-Z]`, "g");

function saidIn(file: string): Feature[] {
  return [...filesOf(file)].flatMap((each) => [...read(each).matchAll(named)].map(([, feature]) => feature as Feature));
}

type Listed = { pattern: string; files: string[] };

/** Every address with the files that are rendered there. */
function listed(routes: readonly PageRoute[], above: string[] = [], files: string[] = []): Listed[] {
  return routes.flatMap(({ path, file, children }) => {
    const here = path === undefined ? above : [...above, path];
    const own = [...files, file];
    return children ? listed(children, here, own) : [{ pattern: here.join("/"), files: own }];
  });
}

test.each(listed(pages))("everything that is said at /$pattern has been loaded", ({ pattern, files }) => {
  const loaded = [...spokenEverywhere, ...messagesOf(pattern)];
  const missing = files.flatMap(saidIn).filter((feature) => !loaded.includes(feature));
  expect([...new Set(missing)]).toEqual([]);
});

test("the words of a tab are those of its page and its own, however the router writes the address", () => {
  expect(messagesOf("/:locale/:sport/:country/:league/:matchName/:matchId/stats")).toEqual(["match", "stats"]);
  expect(messagesOf(":locale/:sport/:country/:league/:matchName/:matchId")).toEqual([
    "match",
    "commentary",
    "analysis",
    "video",
  ]);
  expect(messagesOf(":locale")).toEqual([]);
});
