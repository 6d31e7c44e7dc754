import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { formatterByZone } from "#time/formatters.ts";
import { zoneSpelling } from "#time/zone-spelling.ts";

const zones = [...Intl.supportedValuesOf("timeZone"), "UTC"];

test("a time zone has one spelling, however it is written", () => {
  const anyZone = fc.constantFrom(...zones);
  const written = fc
    .tuple(anyZone, fc.infiniteStream(fc.boolean()))
    .map(([zone, upper]) => [
      zone,
      [...zone].map((letter) => (upper.next().value ? letter.toUpperCase() : letter.toLowerCase())).join(""),
    ]);
  fc.assert(
    fc.property(written, ([zone = "", name = ""]) => {
      expect(zoneSpelling(name)).toBe(zone);
      expect(zoneSpelling(zone)).toBe(zone);
    }),
  );
});

test("its second names stay, if they are written like names", () => {
  for (const name of ["Asia/Ho_Chi_Minh", "Asia/Kolkata", "Europe/Kyiv", "America/Argentina/Buenos_Aires"]) {
    const [loud = "", quiet = ""] = [name.toUpperCase(), name.toLowerCase()];
    expect(zoneSpelling(name)).toBe(name);
    expect(zoneSpelling(loud)).toBe(zoneSpelling(quiet));
    expect(zones).toContain(zoneSpelling(quiet));
  }
  expect(zoneSpelling("US/Pacific")).toBe("America/Los_Angeles");
});

test("a time zone is one that the platform knows", () => {
  for (const name of [
    "",
    "Mars/Olympus",
    "Asia/Bangkok ",
    "../etc/passwd",
    "A".repeat(65),
    "Asia/Bangkok\0",
    "+0730",
  ]) {
    expect([name, zoneSpelling(name)]).toEqual([name, undefined]);
  }
});

test("formatters are made once for a zone, and not kept without an end", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  const formatter = formatterByZone("en", { hour: "numeric" });
  const spellings = Array.from({ length: 2_000 }, (_, i) =>
    [..."europe/london"].map((letter, at) => ((i >> at) & 1 ? letter.toUpperCase() : letter)).join(""),
  );
  const names = [...new Set(spellings)];
  const [first = ""] = names;
  formatter(first);
  formatter(first);
  expect(made).toHaveBeenCalledTimes(1);
  for (const name of names.slice(0, 1_001)) formatter(name);
  expect(made).toHaveBeenCalledTimes(1_001);
  formatter(first);
  expect(made).toHaveBeenCalledTimes(1_002);
  made.mockRestore();
});
