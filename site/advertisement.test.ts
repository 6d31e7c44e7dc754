import { expect, test } from "vitest";
import { isBannerLink } from "#advertisement.ts";

test.each(["/", "/football/matches?status=live", "?settings=open", "https://shop.example/boots?a=1#b"])(
  "a banner may lead to %s",
  (link) => expect(isBannerLink(link)).toBe(true),
);

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "http://shop.example",
  "//shop.example",
  "/\\shop.example",
  "\\\\shop.example",
  "https://user:password@shop.example",
  "https://",
  "mailto:x@example.com",
  "football",
  "",
])("and not to %j", (link) => expect(isBannerLink(link)).toBe(false));
