import { expect, test } from "vitest";
import { videoLink } from "#contest/video-link.ts";

test("a post on the named platform has one form", () => {
  const link = "https://www.tiktok.com/@som.chai/video/7301234567890123456";
  expect(videoLink(`${link}?is_from_webapp=1#top`, "tiktok")).toBe(link);
  expect(videoLink(link.replace("www.", ""), "tiktok")).toBe(link);
  expect(videoLink("https://youtube.com/shorts/dQw4w9WgXcQ", "youtube")).toBe(
    "https://www.youtube.com/shorts/dQw4w9WgXcQ",
  );
});

test.each([
  "http://www.tiktok.com/@som.chai/video/7301234567890123456",
  "javascript:alert(1)//www.tiktok.com/@som.chai/video/7301234567890123456",
  "https://www.tiktok.com.evil.example/@som.chai/video/7301234567890123456",
  "https://evil.example/@som.chai/video/7301234567890123456",
  "https://www.tiktok.com@127.0.0.1/@som.chai/video/7301234567890123456",
  "https://user:pass@www.tiktok.com/@som.chai/video/7301234567890123456",
  "https://www.tiktok.com:8443/@som.chai/video/7301234567890123456",
  "https://127.0.0.1/@som.chai/video/7301234567890123456",
  "https://[::1]/@som.chai/video/7301234567890123456",
  "https://169.254.169.254/latest/meta-data",
  "https://www.tiktok.com/@som.chai",
  "https://www.tiktok.com/@som.chai/video/7301234567890123456/../../../admin",
  "https://www.youtube.com/shorts/dQw4w9WgXcQ",
  "data:text/html,<script>",
  "",
])("%s is none", (text) => expect(videoLink(text, "tiktok")).toBeUndefined());
