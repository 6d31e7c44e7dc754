import { expect, test } from "vitest";
import { hostForm, isListed, policySource, wayToPlay } from "#video-hosts.ts";

const hosts = { files: ["video.example", "*.cdn.example", "127.0.0.1:4000"], frames: ["player.example"] };

test.each([
  ["https://video.example/a.mp4", "file"],
  ["https://video.example/a.WebM?x=1", "file"],
  ["https://a.b.cdn.example/live/index.m3u8", "hls"],
  ["http://127.0.0.1:4000/a.m3u8", "hls"],
  ["https://player.example/embed/1", "embed"],
  ["https://video.example/watch/1", "elsewhere"],
])("%s is played as: %s", (url, way) => {
  expect(wayToPlay({ url }, hosts)).toBe(way);
});

test("a source may say what an address does not; what nobody filmed is drawn", () => {
  expect(wayToPlay({ url: "https://video.example/watch/1", format: "hls" }, hosts)).toBe("hls");
  expect(wayToPlay({}, hosts)).toBe("drawn");
});

test.each([
  "http://video.example/a.mp4",
  "https://video.example.evil.example/a.mp4",
  "https://video.example@evil.example/a.mp4",
  "https://user:password@video.example/a.mp4",
  "https://video.example:8443/a.mp4",
  "https://evilcdn.example/a.mp4",
  "https://cdn.example/a.mp4",
  "https://evil.example/https://video.example/a.mp4",
  "https://evil.example/embed/1",
  "https://player.example.evil.example/embed/1",
  "javascript:alert(1)//.mp4",
  "data:video/mp4;base64,AAAA",
  "//video.example/a.mp4",
  "video.example",
])("%s is not played here, whatever it says it is", (url) => {
  for (const format of [undefined, "mp4", "hls"] as const) expect(wayToPlay({ url, format }, hosts)).toBe("elsewhere");
  expect(isListed(url, hosts.files)).toBe(false);
});

test("a policy names hosts with their scheme; what is no host is no entry of a list", () => {
  expect(policySource("*.cdn.example")).toBe("https://*.cdn.example");
  expect(policySource("127.0.0.1:4000")).toBe("http://127.0.0.1:4000");
  expect(policySource("localhost.evil.example")).toBe("https://localhost.evil.example");
  for (const host of ["*", "https://a.example", "a.example/path", "a.example; script-src *", "'self'", "a b", ""])
    expect([host, hostForm.test(host)]).toEqual([host, false]);
  for (const host of hosts.files) expect(hostForm.test(host)).toBe(true);
});
