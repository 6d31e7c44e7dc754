import type { ClockSetting } from "@scoreline/feed/clock";
import { demoThread } from "@scoreline/feed/demo/thread";
import type { FeedSource } from "@scoreline/feed/port/source";
import { scriptedSource } from "@scoreline/feed/scripted/scripted-source";
import { threadedSource } from "@scoreline/feed/threaded/threaded-source";
import { type Configuration, type Feed, sourceName } from "#configuration.ts";
import { threadLimits } from "#program/node-flags.ts";

/** The sources that the configuration names, the most trusted first. */
export function openFeeds(configuration: Configuration, clock: ClockSetting): FeedSource[] {
  return configuration.FEED.map((feed) => openFeed(feed, configuration, clock));
}

function openFeed(feed: Feed, configuration: Configuration, clock: ClockSetting): FeedSource {
  const { DEMO_SEED, DEMO_COMPETITIONS } = configuration;
  const name = sourceName(feed, configuration);
  switch (feed) {
    case "scripted":
      return drivenByParent(name);
    case "demo": {
      const workerData = { seed: DEMO_SEED, competitions: DEMO_COMPETITIONS, clock };
      return threadedSource(name, demoThread, { workerData, resourceLimits: threadLimits.feed, details: true });
    }
  }
}

/** A test starts this process as its child and says over the channel between them what happens. */
function drivenByParent(name: string): FeedSource {
  const source = scriptedSource(name);
  process.on("message", ({ id, messages }: { id: number; messages: unknown[] }) => {
    // What was not stored, because the database or the lock was gone, can be said again.
    source.say(...messages).then(
      () => process.send?.({ stored: id }),
      () => process.send?.({ failed: id }),
    );
  });
  // A test that was broken off ends nothing itself.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  return source;
}
