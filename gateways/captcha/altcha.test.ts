import { expect, test } from "vitest";
import { altcha } from "#captcha/altcha.ts";
import { solve } from "#testing/solve.ts";

const now = Date.parse("2026-11-17T12:00:00Z");
const work = { cost: 2, tries: { min: 1, max: 5 } };
const captcha = altcha("a key", work);
const read = (answer: string) => JSON.parse(Buffer.from(answer, "base64").toString());
const write = (answer: object) => Buffer.from(JSON.stringify(answer)).toString("base64");

test("a challenge that was worked for is right, until it runs out", async () => {
  const answer = await solve(await captcha.challenge(now));
  const solved = await captcha.solved(answer, now + 1);
  expect(solved).toMatchObject({ expiresAt: now + 600_000 });
  // It is known by the same name again, so that it can be counted.
  expect((await captcha.solved(answer, now + 2))?.id).toBe(solved?.id);
  const { challenge, solution } = read(answer);
  const shouted = write({ challenge: { ...challenge, signature: challenge.signature.toUpperCase() }, solution });
  expect([solved?.id, undefined]).toContain((await captcha.solved(shouted, now + 2))?.id);
  expect(await captcha.solved(answer, now + 600_000)).toBeUndefined();
});

test("what was not worked for is wrong: guessed, made easier, made to last, or somebody else's", async () => {
  const answer = read(await solve(await captcha.challenge(now)));
  const { challenge, solution } = answer;
  const with_ = (parameters: object) => ({
    ...answer,
    challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
  });
  const forged = [
    { challenge },
    { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } },
    with_({ cost: 1 }),
    with_({ keyPrefix: "00" }),
    with_({ data: { until: now + 10 ** 12 } }),
    with_({ data: {} }),
    with_({ algorithm: "SHA-256" }),
    { ...answer, challenge: { ...challenge, signature: "00".repeat(32) } },
    { ...answer, challenge: { parameters: challenge.parameters } },
  ];
  for (const each of forged) expect([each, await captcha.solved(write(each), now)]).toEqual([each, undefined]);
  const elsewhere = await solve(await altcha("another key", work).challenge(now));
  expect(await captcha.solved(elsewhere, now)).toBeUndefined();
  for (const text of ["", "x", "null", write([]), write({ challenge: null, solution: null })]) {
    expect([text, await captcha.solved(text, now)]).toEqual([text, undefined]);
  }
});
