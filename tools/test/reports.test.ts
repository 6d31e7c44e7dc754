import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { playwrightOutcome, vitestOutcome } from "./reports.ts";

function written(report: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), "report-")), "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test("a failed rule is named with its message, and so is a file that cannot be loaded", () => {
  const file = written({
    numPassedTests: 1,
    numFailedTests: 1,
    numFailedTestSuites: 2,
    numPendingTests: 3,
    testResults: [
      {
        name: "a.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "holds" },
          { status: "failed", fullName: "breaks", failureMessages: ["expected 1 to be 2"] },
        ],
      },
      { name: "b.test.ts", status: "failed", message: "cannot be read", assertionResults: [] },
    ],
  });
  expect(vitestOutcome(file)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 3,
    failures: ["a.test.ts › breaks\nexpected 1 to be 2", "b.test.ts\ncannot be read"],
  });
});

test("a failed journey is named with its width and its message, however deep it stands", () => {
  const spec = (status: string, message: string) => ({
    file: "a.spec.ts",
    title: "a journey",
    tests: [{ projectName: "phone", status, results: [{ errors: [{ message }] }] }],
  });
  const file = written({
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ specs: [spec("expected", "")], suites: [{ specs: [spec("unexpected", "timed out")] }] }],
  });
  expect(playwrightOutcome(file)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ["[phone] a.spec.ts › a journey\ntimed out"],
  });
});
