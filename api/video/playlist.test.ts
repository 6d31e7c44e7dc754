import { expect, test } from "vitest";
import { rewrittenPlaylist } from "#video/playlist.ts";

const ways = { playlist: (address: string) => `/ours?${address}`, file: (address: string) => address };
const base = "https://video.example/match/7/index.m3u8?key=1";

test("the variants of a stream are asked of us, with everything that they name", () => {
  const text = [
    "#EXTM3U",
    "# a remark",
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="th",URI="audio/th.m3u8"',
    '#EXT-X-STREAM-INF:BANDWIDTH=800000,AUDIO="a"',
    "low.m3u8",
    "#EXT-X-STREAM-INF:BANDWIDTH=2800000",
    "/high.m3u8?x=1",
  ].join("\r\n");
  expect(rewrittenPlaylist(text, base, ways).split("\n")).toEqual([
    "#EXTM3U",
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="th",URI="/ours?https://video.example/match/7/audio/th.m3u8"',
    '#EXT-X-STREAM-INF:BANDWIDTH=800000,AUDIO="a"',
    "/ours?https://video.example/match/7/low.m3u8",
    "#EXT-X-STREAM-INF:BANDWIDTH=2800000",
    "/ours?https://video.example/high.m3u8?x=1",
  ]);
});

test("the pieces of a variant are fetched from where they are", () => {
  const text = '#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="k"\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:2,\na.m4s\n\n';
  expect(rewrittenPlaylist(text, base, ways).split("\n")).toEqual([
    "#EXTM3U",
    '#EXT-X-KEY:METHOD=AES-128,URI="https://video.example/match/7/k"',
    '#EXT-X-MAP:URI="https://video.example/match/7/init.mp4"',
    "#EXTINF:2,",
    "https://video.example/match/7/a.m4s",
  ]);
});

test("what is no playlist is none", () => {
  expect(() => rewrittenPlaylist("<html>", base, ways)).toThrow("no playlist");
});
