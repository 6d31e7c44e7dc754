import type { ClockSetting } from "@scoreline/feed/clock";
import type { FeedSource } from "@scoreline/feed/port/source";
import { scriptedSource } from "@scoreline/feed/scripted/scripted-source";
import { threadedSource } from "@scoreline/feed/threaded/threaded-source";
import type { Configuration } from "#configuration.ts";

/** The source that the configuration names. */
export function openFeed({ FEED, DEMO_SEED }: Configuration, clock: ClockSetting): FeedSource | undefined {
  switch (FEED) {
    case "none":
      return undefined;
    case "scripted":
      return drivenByParent();
    case "demo": {
      const entry = new URL(import.meta.resolve("@scoreline/feed/threaded/demo-thread"));
      return threadedSource(`demo ${DEMO_SEED}`, entry, { seed: DEMO_SEED, clock });
    }
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
