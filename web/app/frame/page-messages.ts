import type { Feature } from "@scoreline/i18n/catalogue";
import { type PageRoute, pages } from "#pages.ts";

let known: ReadonlyMap<string, readonly Feature[]> | undefined;

/** What a page says beside what every page says, by the pattern of its address as the router names it. */
export function messagesOf(pattern: string): readonly Feature[] {
  known ??= new Map(spoken(pages, [], []));
  return known.get(pattern.replace(/^\//, "")) ?? [];
}

function spoken(
  routes: readonly PageRoute[],
  above: readonly string[],
  said: readonly Feature[],
): [string, readonly Feature[]][] {
  return routes.flatMap(({ path, messages = [], children }) => {
    const here = path === undefined ? above : [...above, path];
    const own = [...said, ...messages];
    // The page at its parent's own address says more than the parent alone: it comes later.
    return [[here.join("/"), own] as [string, readonly Feature[]], ...spoken(children ?? [], here, own)];
  });
}
