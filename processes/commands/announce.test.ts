import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@scoreline/store/engine/open";
import { announcementsFor } from "@scoreline/store/notify/announcements";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAnnouncement } from "#commands/announcement-file.ts";
import { buildIfStale } from "#program/build.ts";
import { runCommand } from "#testing/command.ts";

let directory: string;
beforeAll(async () => {
  await buildIfStale(() => {});
  directory = mkdtempSync(join(tmpdir(), "scoreline-announce-"));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const announce = (...args: string[]) => runCommand("announce", args, { DATA_DIR: directory });

const texts = { en: { title: "We speak\nKhmer", content: "Change it." }, kh: { title: "ខ្មែរ", content: "ប្ដូរ" } };

test("operators announce from a file, see it, and take it back", async () => {
  await (await openStore({ directory })).close();
  const file = join(directory, "new.json");
  const span = { from: "2026-01-01T00:00:00Z", until: "2026-02-01T00:00:00Z" };
  writeFileSync(file, JSON.stringify({ texts, languages: ["kh"], ...span }));
  const added = await announce("add", file);
  expect(added).toMatchObject({ code: 0, errors: "" });
  const id = Number(/^\d+/.exec(added.output)?.[0]);
  // One line of its own, whatever the title holds.
  expect((await announce("list")).output).toBe(
    `${id}  2026-01-01T00:00:00.000Z – 2026-02-01T00:00:00.000Z  kh  We speak Khmer`,
  );
  const store = await openStore({ directory });
  const during = Date.parse("2026-01-15T00:00:00Z");
  const seen = async (locale: "kh" | "ja", at: number) =>
    (await announcementsFor(store.database, { userId: 1, country: "TH", locale }, at)).length;
  const month = 30 * 86_400_000;
  expect([await seen("kh", during), await seen("ja", during), await seen("kh", during + month)]).toEqual([1, 0, 0]);
  await store.close();
  expect((await announce("withdraw", String(id))).output).toBe(`${id}  withdrawn`);
});

test.each([
  [{ texts: { kh: texts.kh } }, "en"],
  [{ texts, countries: ["XX"] }, "countries"],
  [{ texts, link: "javascript:alert(1)" }, "link"],
  [{ texts, link: "//evil.example" }, "link"],
  [{ texts, from: "2026-02-01T00:00:00Z", until: "2026-01-01T00:00:00Z" }, "ends before it begins"],
  [{ texts, extra: 1 }, "extra"],
])("a file that is no announcement is refused, and the reason is said: %j", (wrong, said) => {
  expect(readAnnouncement(JSON.stringify(wrong), 0)).toEqual({ wrong: expect.stringContaining(said) });
});
