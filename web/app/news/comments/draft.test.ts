import { expect, test } from "vitest";
import { keepDraft, readDraft, sendingOf } from "#news/comments/draft.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

let made = 0;
const newKey = () => `key-${++made}`;

test("the same words are the same sending, also after a reload; changed words are another", () => {
  const first = sendingOf({ text: "Well played" }, newKey);
  const device = memory();
  keepDraft(7, undefined, { text: "Well played", tried: first }, device);
  const kept = readDraft(7, undefined, device);
  expect(kept && sendingOf(kept, newKey)).toEqual(first);
  // The answer was lost, the words were changed: they are not taken for those that arrived.
  const changed = sendingOf({ text: "Well played, all", tried: first }, newKey);
  expect(changed.sendKey).not.toBe(first.sendKey);
  expect(changed.text).toBe("Well played, all");
  // Changed back they are what was tried.
  expect(sendingOf({ text: "Well played", tried: first }, newKey)).toEqual(first);
});

test("what is written is kept by story and by what it answers, until it is sent", () => {
  const device = memory();
  keepDraft(7, undefined, { text: "below the story" }, device);
  keepDraft(7, 3, { text: "to a comment" }, device);
  expect([readDraft(7, undefined, device)?.text, readDraft(7, 3, device)?.text, readDraft(8, 3, device)]).toEqual([
    "below the story",
    "to a comment",
    undefined,
  ]);
  keepDraft(7, 3, { text: "" }, device);
  expect([...device.kept.keys()]).toHaveLength(1);
  // What an older version kept is read; what is no draft is none.
  for (const [raw, text] of [
    ['{"text":"old","sendKey":"k"}', "old"],
    ['{"text":"old","tried":{"text":1}}', "old"],
    ["{", undefined],
    ["null", undefined],
  ] as const) {
    device.setItem("comment 9 0", raw);
    expect(readDraft(9, undefined, device)).toEqual(text && { text });
  }
});
