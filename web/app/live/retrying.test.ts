import type { NetworkSend } from "@scoreline/contract/client";
import { expect, test } from "vitest";
import { retrying } from "#live/retrying.ts";

type Request = Parameters<NetworkSend>[0];
const request = (method: Request["method"], signal = new AbortController().signal): Request => ({
  method,
  path: "/match/score",
  input: {},
  signal,
});
const noPause = () => Promise.resolve();

/** A server that fails so often before it answers. */
function failing(times: number, how: () => ReturnType<NetworkSend>): { send: NetworkSend; asked(): number } {
  let asked = 0;
  const send: NetworkSend = async () => {
    asked += 1;
    return asked <= times ? how() : { status: 200, body: "answer" };
  };
  return { send, asked: () => asked };
}
const broken = () => Promise.reject(new TypeError("no network"));
const busy = () => Promise.resolve({ status: 503, body: undefined });

test.each([
  ["a connection that breaks", broken],
  ["a server that is busy", busy],
])("%s is asked again", async (_, how) => {
  const { send, asked } = failing(2, how);
  expect(await retrying(send, noPause, () => true)(request("GET"))).toEqual({ status: 200, body: "answer" });
  expect(asked()).toBe(3);
});

test("no more than twice, with growing pauses", async () => {
  const pauses: number[] = [];
  const { send, asked } = failing(9, broken);
  const patient = retrying(
    send,
    async (ms) => void pauses.push(ms),
    () => true,
  );
  await expect(patient(request("GET"))).rejects.toThrow("no network");
  expect(asked()).toBe(3);
  expect(pauses).toHaveLength(2);
  for (const [at, ms] of pauses.entries()) {
    expect(ms).toBeGreaterThanOrEqual(200 * 2 ** at);
    expect(ms).toBeLessThan(600 * 2 ** at);
  }
});

test("what changes something is asked once, and so is what a refusal answers or a device without a network asks", async () => {
  const posted = failing(1, broken);
  await expect(retrying(posted.send, noPause, () => true)(request("POST"))).rejects.toThrow();
  const offline = failing(1, broken);
  await expect(retrying(offline.send, noPause, () => false)(request("GET"))).rejects.toThrow();
  const refused = failing(1, () => Promise.resolve({ status: 404, body: undefined }));
  expect((await retrying(refused.send, noPause, () => true)(request("GET"))).status).toBe(404);
  expect([posted.asked(), offline.asked(), refused.asked()]).toEqual([1, 1, 1]);
});

test("who leaves is not asked for any longer", async () => {
  const left = new AbortController();
  const { send, asked } = failing(9, broken);
  const patient = retrying(send, undefined, () => true)(request("GET", left.signal));
  left.abort(new Error("left"));
  await expect(patient).rejects.toThrow();
  expect(asked()).toBe(1);
});
