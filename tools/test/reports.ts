import { readFileSync } from "node:fs";

/** What a runner's own report says: how many tests passed, failed and were left out, and why the failed ones did. */
export type Outcome = { passed: number; failed: number; skipped: number; failures: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

export function vitestOutcome(file: string): Outcome {
  const report: VitestReport = JSON.parse(readFileSync(file, "utf8"));
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    // A file that cannot be loaded names no test.
    if (failed.length === 0) return status === "failed" ? [failure(name, [message ?? ""])] : [];
    return failed.map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages ?? []));
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.numFailedTests === 0 ? report.numFailedTestSuites : 0),
    skipped: report.numPendingTests,
    failures,
  };
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};

export function playwrightOutcome(file: string): Outcome {
  const report = JSON.parse(readFileSync(file, "utf8"));
  const failures: string[] = [];
  const read = ({ suites = [], specs }: PlaywrightSuite) => {
    for (const spec of specs) {
      for (const { projectName, status, results } of spec.tests) {
        if (status !== "unexpected" && status !== "flaky") continue;
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ""));
        failures.push(failure(`[${projectName}] ${spec.file} › ${spec.title}`, messages));
      }
    }
    for (const suite of suites) read(suite);
  };
  for (const suite of report.suites) read(suite);
  const { stats } = report;
  // A test that passes only at the second try is broken.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, failures };
}

const messageLength = 1_500;

function failure(name: string, messages: readonly string[]): string {
  return [name, ...messages.map((message) => message.slice(0, messageLength))].join("\n");
}
