import type { FeedSource } from "@scoreline/feed/port/source";
import { scriptedSource } from "@scoreline/feed/scripted/scripted-source";
import type { Configuration } from "#configuration.ts";

/** The source that the configuration names. */
export function openFeed({ FEED }: Configuration): FeedSource | undefined {
  switch (FEED) {
    case "none":
      return undefined;
    case "scripted":
      return drivenByParent();
    case "demo":
      return undefined;
  }
}

/** A test starts this process as its child and says over the channel between them what happens. */
function drivenByParent(): FeedSource {
  const source = scriptedSource();
  process.on("message", async ({ id, messages }: { id: number; messages: unknown[] }) => {
    await source.say(...messages);
    process.send?.({ stored: id });
  });
  return source;
}
