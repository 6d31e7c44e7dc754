import { expect, test } from "vitest";
import { commentLength, linked, readComment, samenessOf } from "#comment/text.ts";

test.each([
  ["สวัสดีครับ ทีมรักผม", "สวัสดีครับ ทีมรักผม"],
  ["ខ្ញុំស្រឡាញ់បាល់ទាត់", "ខ្ញុំស្រឡាញ់បាល់ទាត់"],
  ["  two\r\n\r\n\r\n\r\nlines  ", "two\n\nlines"],
  ["👨‍👩‍👧‍👦🇻🇳", "👨‍👩‍👧‍👦🇻🇳"],
  ["مرحبا بكم", "مرحبا بكم"],
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["a\u200bb", "ab"],
  ["⠓⠊\u2800⠁⠇⠇", "⠓⠊\u2800⠁⠇⠇"],
])("%j is kept as people read it", (raw, text) => expect(readComment(raw)).toEqual({ text }));

test.each([
  ["", "empty"],
  [" \n\u200b\u200b ", "empty"],
  ["\u2060".repeat(500), "empty"],
  ["\u2800", "empty"],
  ["\u2800 \u3164\u{1d159}\u{13441}\ufffc\ufe0f\u{e0041}", "empty"],
  ["safe\u202etxt.exe", "unreadable"],
  ["a\u2066b", "unreadable"],
  [`Z${"\u0335".repeat(30)}algo`, "unreadable"],
  [`a${"\u200d".repeat(60)}b`, "unreadable"],
  ["a\u0007b", "unreadable"],
  ["é".repeat(1_001), "long"],
  ["x\n".repeat(60), "long"],
  ["a".repeat(9_000), "long"],
])("%j is refused", (raw, fault) => expect(readComment(raw)).toEqual({ fault }));

test("a thousand family emoji are a thousand characters", () => {
  const family = "👨‍👩‍👧";
  expect(commentLength(family.repeat(3))).toBe(3);
  expect(readComment(family.repeat(900))).toHaveProperty("text");
});

test("texts that read the same are the same", () => {
  expect(samenessOf("What a GOAL!!!")).toBe(samenessOf("what a goal"));
  expect(samenessOf("Ｗhat a goal")).toBe(samenessOf("what a\u200d goal."));
});

test("only web addresses become links, without what stands around them", () => {
  expect(linked("see https://example.org/a?b=1, now")).toEqual([
    { text: "see " },
    { text: "https://example.org/a?b=1", link: "https://example.org/a?b=1" },
    { text: ", now" },
  ]);
  for (const bad of ["javascript:alert(1)", "data:text/html,x", "https://you@evil.example", "//evil.example"])
    expect(linked(bad).some(({ link }) => link)).toBe(false);
});
