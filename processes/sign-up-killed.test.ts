import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { solve } from "@scoreline/gateways/testing/solve";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildIfStale } from "#program/build.ts";
import { RoleProcess } from "#testing/role-process.ts";

let directory: string;
let server: RoleProcess;
beforeAll(async () => {
  await buildIfStale(() => {});
  directory = mkdtempSync(join(tmpdir(), "scoreline-killed-"));
  server = await RoleProcess.create({ FEED: "none", DATA_DIR: directory });
  await server.start("serving");
});
afterAll(async () => {
  await server.kill("SIGKILL");
  rmSync(directory, { recursive: true, force: true });
});

type Result = { businessCode: number; data: { token: string; referralCode: string; phoneVerified: boolean } };

async function call(path: string, fields?: Record<string, string>, token?: string): Promise<Result> {
  const response = await fetch(`${server.address}/api/user/${path}`, {
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  return ((await response.json()) as { result: Result }).result;
}

/** The code that was just sent, from the outbox. */
async function codeFor(phone: string): Promise<string> {
  const challenge = (await call("getCaptcha")).data as unknown as Parameters<typeof solve>[0];
  expect((await call("getWSUP", { phoneNumber: phone, captcha: await solve(challenge) })).businessCode).toBe(0);
  const outbox = await (await fetch(`${server.address}/outbox`)).text();
  return /\b\d{6}\b/.exec(outbox.split("\n").find((line) => line.includes(phone)) ?? "")?.[0] ?? "";
}

// Before the answer, around it and after it: hashing alone takes longer than the first.
test.each([5, 40, 90, 140, 200])("killed %i ms into a sign-up, the account is whole or not there", async (ms) => {
  const phone = `+84912345${String(100 + ms)}`;
  const given = { phoneNumber: phone, otp: await codeFor(phone), password: "abcd1234", nickname: "Tester1" };
  const signingUp = call("signup", given).catch(() => undefined);
  await pause(ms);
  await server.kill("SIGKILL");
  const answered = await signingUp;
  await server.start("serving");
  let login = await call("login", { phoneNumber: phone, password: "abcd1234" });
  // Whoever was told so has an account; who was not may have one, or can have one with the same code.
  if (answered?.businessCode === 0) expect(login.businessCode).toBe(0);
  if (login.businessCode !== 0) login = await call("signup", given);
  expect(login.businessCode).toBe(0);
  const { data } = await call("retrieveUserInfo", undefined, login.data.token);
  expect(data).toMatchObject({
    phoneVerified: true,
    username: "Tester1",
    referralCode: expect.stringMatching(/^\w{8}$/),
  });
});

// More often by hand: `npm run bench:killed`.
test.each([1, 2, 3])("killed as soon as an entry was answered, it is there with its receipt (%i)", async (turn) => {
  const phone = `+8491234600${turn}`;
  const { data } = await call("signup", {
    phoneNumber: phone,
    otp: await codeFor(phone),
    password: "abcd1234",
    nickname: "Entrant",
  });
  const ask = async (path: string, fields?: Record<string, string>) => {
    const response = await fetch(`${server.address}/api${path}`, {
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
      headers: { authorization: `Bearer ${data.token}` },
    });
    // biome-ignore lint/suspicious/noExplicitAny: looked into below
    return ((await response.json()) as any).result.data;
  };
  const [event] = (await ask("/contest/getContestList?type=ongoing&sportType=0")).filter(
    ({ contestType }: { contestType: number }) => contestType === 2,
  );
  const entry = await ask("/contest2/participate", { contestId: String(event.contestId) });
  await server.kill("SIGKILL");
  await server.start("serving");
  const kept = await ask("/contest2/myParticipant", { contestId: String(event.contestId) });
  expect(kept.entry.receipt).toEqual(entry.receipt);
});
