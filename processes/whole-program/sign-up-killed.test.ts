import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { solve } from "@scoreline/gateways/testing/solve";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildIfStale } from "#program/build.ts";
import { RoleProcess } from "#testing/role-process.ts";

const binaries = postgresBinaries();
let server: RoleProcess;

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
describe.each([
  { kind: "the embedded database", moments: [5, 90, 200] },
  { kind: "PostgreSQL", moments: [40, 140] },
])("killed during a sign-up, on $kind", ({ kind, moments }) => {
  const skipped = kind === "PostgreSQL" && !binaries;
  let directory: string;
  let postgres: PrivatePostgres | undefined;

  beforeAll(async () => {
    if (skipped) return;
    await buildIfStale(() => {});
    directory = mkdtempSync(join(tmpdir(), "scoreline-killed-"));
    if (kind === "PostgreSQL" && binaries) postgres = await startPostgres(binaries);
    const shared = postgres && { DATABASE_URL: await postgres.createDatabase(), SECRET_KEY: "k".repeat(32) };
    server = await RoleProcess.create({ FEED: "none", DATA_DIR: directory, ...shared });
    await server.start("serving");
  });
  afterAll(async () => {
    if (skipped) return;
    await server.kill("SIGKILL");
    await postgres?.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  test.skipIf(skipped).each(moments)("after %i ms, the account is whole or not there", async (ms) => {
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
});
