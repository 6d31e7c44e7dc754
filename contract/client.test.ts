import { callTimeoutMs } from "@scoreline/domain/constants";
import { afterEach, expect, test, vi } from "vitest";
import { CallFailed, createClient, httpSend, limited, type NetworkSend } from "#client.ts";

const common = { lang: "th_TH", timeZone: "Asia/Bangkok" };
const success = { result: { businessCode: 0, message: "Success", data: [] } };

/** A server that remembers what it was asked and answers with what it was given. */
function server(body: unknown, status = 200) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const fetchFrom = (async (url: string, init?: RequestInit) => {
    asked.push({ url, init });
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch;
  const send = httpSend("/api", fetchFrom);
  return { asked, send, client: () => createClient(limited(send), common) };
}

afterEach(() => vi.useRealTimers());

test("a GET goes out as a query, with the reader's language and time zone", async () => {
  const { asked, client } = server(success);
  const reply = await client().get("/match/score", { matchIds: [1, 2] });
  expect(reply).toEqual(success);
  expect(asked[0]?.url).toBe("/api/match/score?lang=th_TH&timeZone=Asia%2FBangkok&matchIds=1%2C2");
  expect(asked[0]?.init).toMatchObject({ method: "GET", credentials: "same-origin" });
});

test("a POST goes out as a form, and parameters of the path are filled in", async () => {
  const { asked, send } = server(success);
  await send({
    method: "POST",
    path: "/last/{side}",
    input: { side: "a/b", text: "é" },
    signal: new AbortController().signal,
  });
  expect(asked[0]?.url).toBe("/api/last/a%2Fb");
  expect(String(asked[0]?.init?.body)).toBe("text=%C3%A9");
  expect(asked[0]?.init?.body).toBeInstanceOf(URLSearchParams);
});

test("a refusal is thrown with its businessCode, and so is an answer that is none", async () => {
  const refused = server({ result: { businessCode: 100007, message: "Please log in again.", data: null } });
  await expect(refused.client().get("/match/score", { matchIds: [1] })).rejects.toMatchObject({
    businessCode: 100007,
    message: "Please log in again.",
  });
  const broken = server("<html>", 502);
  const failure = broken.client().get("/match/score", { matchIds: [1] });
  await expect(failure).rejects.toBeInstanceOf(CallFailed);
  await expect(failure).rejects.toMatchObject({ status: 502 });
});

test("a call gives up after fifteen seconds, or when the caller does", async () => {
  expect(callTimeoutMs).toBe(15_000);
  const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => limits.signal);
  const limits = new AbortController();
  const never: NetworkSend = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const client = createClient(limited(never), common);

  const caller = new AbortController();
  const left = client.get("/match/score", { matchIds: [1] }, { signal: caller.signal });
  caller.abort(new Error("the reader left"));
  await expect(left).rejects.toThrow("the reader left");

  const slow = client.get("/match/score", { matchIds: [1] });
  limits.abort(new Error("too slow"));
  await expect(slow).rejects.toThrow("too slow");
  expect(limit).toHaveBeenCalledWith(15_000);
  limit.mockRestore();
});
