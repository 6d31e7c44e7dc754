import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playStream, streamWay } from "#video/hls.ts";

test.each([
  ["fed", { MediaSource: 1 }, ""],
  ["fed", { MediaSource: 1 }, "maybe"],
  ["fed", { ManagedMediaSource: 1 }, "maybe"],
  ["told", {}, "maybe"],
  ["told", {}, "probably"],
  [undefined, {}, ""],
] as const)("%s: a browser with %j that says %j of streams", (way, browser, itself) =>
  expect(streamWay(browser, itself)).toBe(way),
);

/** What is told to the player for streams, instead of being played. */
class Told extends EventEmitter {
  static readonly Events = { ERROR: "error" };
  static readonly ErrorTypes = { MEDIA_ERROR: "media", NETWORK_ERROR: "network" };
  static made: Told[] = [];
  readonly done: string[] = [];
  constructor() {
    super();
    Told.made.push(this);
  }
  loadSource = (url: string) => this.done.push(`load ${url}`);
  attachMedia = () => this.done.push("attach");
  recoverMediaError = () => this.done.push("mend");
  destroy = () => this.done.push("destroy");
  fail = (type: string, fatal = true) => this.emit("error", "error", { type, fatal });
}

beforeEach(() => {
  Told.made = [];
  vi.stubGlobal("window", { ManagedMediaSource: 1 });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function playing(own: { renew?: () => Promise<string> } = {}) {
  const failed = vi.fn();
  const video = { canPlayType: () => "maybe" } as unknown as HTMLVideoElement;
  const load = async () => ({ default: Told }) as never;
  const stop = await playStream(video, { url: "/video/live?link=1", onFailed: failed, load, ...own });
  const [hls] = Told.made;
  if (!hls) throw new Error("nothing plays");
  return { hls, stop, failed };
}

test("the player is destroyed when it leaves, and no new link is asked for after that", async () => {
  const renew = vi.fn(async () => "/video/live?link=2");
  const { hls, stop } = await playing({ renew });
  expect(hls.done).toEqual(["load /video/live?link=1", "attach"]);
  await vi.advanceTimersByTimeAsync(200_000);
  expect(renew).toHaveBeenCalledTimes(1);
  stop();
  expect(hls.done.at(-1)).toBe("destroy");
  await vi.advanceTimersByTimeAsync(2_000_000);
  expect(renew).toHaveBeenCalledTimes(1);
});

test("one fault of the picture is mended; the next one, or one of the network, is told", async () => {
  const { hls, failed } = await playing();
  hls.fail("media", false);
  hls.fail("media");
  expect([hls.done.at(-1), failed.mock.calls.length]).toEqual(["mend", 0]);
  hls.fail("media");
  expect(failed).toHaveBeenCalledTimes(1);
  const other = await playing();
  Told.made[1]?.fail("network");
  expect(other.failed).toHaveBeenCalledTimes(1);
});
