import { expect, test } from "vitest";
import { shortened } from "#log.ts";

test("an error in the log names its cause and its place, and never the query", () => {
  const cause = Object.assign(new Error("could not extend file: No space left on device"), { code: "53100" });
  const error = new Error(`Failed query: insert into facts values ${"(1)".repeat(100_000)}\nparams: secret`, { cause });
  const line = JSON.stringify(shortened(error));
  expect(line.length).toBeLessThan(3_000);
  expect(line).toContain("could not extend file: No space left on device (53100)");
  expect(line).toContain("log.test.ts");
  expect(line).not.toMatch(/insert into|secret/);
  expect(shortened("odd")).toBe("odd");
});
