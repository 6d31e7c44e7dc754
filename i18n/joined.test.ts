import { expect, test } from "vitest";
import { joined } from "#joined.ts";
import { translatorFor } from "#server-catalogues.ts";

test("what is known is joined with the comma of the language", () => {
  const parts: (string | null | undefined | false)[] = ["A", undefined, "B", false, "C", null, ""];
  expect(joined(parts, translatorFor("en"))).toBe("A, B, C");
  expect(joined(parts, translatorFor("ja"))).toBe("A、B、C");
  expect(joined(parts, translatorFor("zh-Hans"))).toBe("A，B，C");
  expect(joined([null], translatorFor("en"))).toBe("");
});
