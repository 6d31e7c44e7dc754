import type { ClockSetting } from "@scoreline/feed/clock";
import { demoThread } from "@scoreline/feed/demo/thread";
import type { FeedSource } from "@scoreline/feed/port/source";
import { scriptedSource } from "@scoreline/feed/scripted/scripted-source";
import { threadedSource } from "@scoreline/feed/threaded/threaded-source";
import type { Configuration } from "#configuration.ts";
import { threadLimits } from "#program/node-flags.ts";

/** The source that the configuration names. */
export function openFeed(configuration: Configuration, clock: ClockSetting): FeedSource | undefined {
  const { FEED, DEMO_SEED, DEMO_COMPETITIONS } = configuration;
  switch (FEED) {
    case "none":
      return undefined;
    case "scripted":
      return drivenByParent();
    case "demo": {
      const workerData = { seed: DEMO_SEED, competitions: DEMO_COMPETITIONS, clock };
      return threadedSource(`demo ${DEMO_SEED}`, demoThread, { workerData, resourceLimits: threadLimits.feed });
    }
  }
}

/** A test starts this process as its child and says over the channel between them what happens. */
function drivenByParent(): FeedSource {
  const source = scriptedSource();
  process.on("message", ({ id, messages }: { id: number; messages: unknown[] }) => {
    // What was not stored, because the database or the lock was gone, can be said again.
    source.say(...messages).then(
      () => process.send?.({ stored: id }),
      () => process.send?.({ failed: id }),
    );
  });
  return source;
}
