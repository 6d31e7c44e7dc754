import { type Call, declareCall } from "@scoreline/contract/call";
import { data, succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { wholeNumber } from "@scoreline/contract/fields";
import { afterEach, describe, expect, test } from "vitest";
import * as z from "zod";
import type { Handler, Services } from "#handler.ts";
import { serveCalls } from "#serve-calls.ts";
import { createServer } from "#server.ts";

const echo = declareCall({
  method: "POST",
  path: "/echo/{side}",
  summary: "Says what it understood",
  access: "anyone",
  input: z.object({ side: z.enum(["home", "away"]), amount: wholeNumber(1, 9), text: z.string().optional() }),
  reply: data(z.object({ side: z.string(), amount: z.int(), text: z.string().nullable(), locale: z.string() })),
  errors: [],
  cache: "never",
});
const open = declareCall({ ...echo, method: "GET", path: "/open", input: z.object({}), cache: { sharedSeconds: 5 } });

/** These handlers stand on nothing. */
const services = {} as Services;
const answer: Handler<Call> = async (input, { locale }) =>
  succeed({ data: { side: "home", amount: 1, text: null, locale, ...input } });

let app = createServer({ logger: false, rateLimit: 0, trustProxy: false });
afterEach(() => app.close());

function serve(handlers: Record<string, Handler<Call>> = { echo: answer, open: answer }, rateLimit = 0) {
  app = createServer({ logger: false, rateLimit, trustProxy: false });
  serveCalls(app, { calls: { echo, open }, handlers, services, checkReplies: true });
}
const post = (payload: string, type: string, url = "/echo/away") =>
  app.inject({ method: "POST", url, payload, headers: { "content-type": type } });
const form = "application/x-www-form-urlencoded";

describe("the start", () => {
  test("stops at a call that is declared and not served", () => {
    expect(() => serve({ echo: answer })).toThrow("declared and not served: open");
  });

  test("stops at a handler that nobody declared", () => {
    expect(() => serve({ echo: answer, open: answer, extra: answer })).toThrow("served and not declared: extra");
  });
});

describe("the input of a call", () => {
  test("comes as a form or as JSON, with parameters of the path", async () => {
    serve();
    for (const [type, body] of [
      [form, "amount=3&text=%E0%B9%84%E0%B8%97%E0%B8%A2+%26"],
      [`${form}; charset=utf-8`, "amount=3&text=%E0%B9%84%E0%B8%97%E0%B8%A2+%26"],
      ["application/json", JSON.stringify({ amount: 3, text: "ไทย &" })],
    ] as const) {
      const reply = await post(body, type);
      expect(reply.json().result.data).toEqual({ side: "away", amount: 3, text: "ไทย &", locale: "en" });
      expect(reply.headers["cache-control"]).toBe("private, no-store");
    }
  });

  test("a parameter of the path wins over the form, and the form over the query", async () => {
    serve();
    const reply = await post("side=home&amount=3&lang=th_TH", form, "/echo/away?amount=5&lang=en");
    expect(reply.json().result.data).toMatchObject({ side: "away", amount: 3, locale: "th" });
  });

  test("is refused when it is neither, broken, too large or of another type", async () => {
    serve();
    const status = async (payload: string, type: string) => (await post(payload, type)).statusCode;
    expect(await status("{", "application/json")).toBe(400);
    expect(await status("[1]", "application/json")).toBe(400);
    expect(await status('"text"', "application/json")).toBe(400);
    expect(await status("null", "application/json")).toBe(400);
    expect(await status("", "application/json")).toBe(400);
    expect(await status("amount=10", form)).toBe(400);
    expect(await status(`amount=1&text=${"x".repeat(70_000)}`, form)).toBe(413);
    expect(await status("<amount>1</amount>", "application/xml")).toBe(415);
    expect(await status("amount=1", "multipart/form-data; boundary=x")).toBe(415);
  });

  test("cannot reach the prototype of anything", async () => {
    serve();
    const reply = await post(
      '{"amount":1,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
      "application/json",
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.json().result.data).toEqual({ side: "away", amount: 1, text: null, locale: "en" });
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("the token", () => {
  test("comes as a parameter or in the header, and makes the answer private", async () => {
    serve();
    const kept = async (url: string, headers = {}) =>
      (await app.inject({ method: "GET", url, headers })).headers["cache-control"];
    expect(await kept("/open")).toBe("public, max-age=5");
    expect(await kept("/open?token=t")).toBe("private, no-store");
    expect(await kept("/open", { authorization: "Bearer t" })).toBe("private, no-store");
    expect(await kept("/open", { authorization: "Basic dDp0" })).toBe("public, max-age=5");
  });
});

describe("what goes wrong", () => {
  test("on our side is told without a word of ours", async () => {
    const broken = async () => {
      throw new Error('relation "secrets" does not exist at store/secret.ts');
    };
    serve({ echo: broken, open: broken });
    const reply = await app.inject("/open");
    expect(reply.statusCode).toBe(500);
    expect(reply.json().result).toMatchObject({ businessCode: 100500, data: null });
    expect(reply.body).not.toMatch(/secret|relation|\.ts/);
  });

  test("by a refusal has its code, its status and its fields", async () => {
    const refuse = async () => {
      throw new Refusal("matchNotFound", [{ field: "matchId", expected: "a match" }]);
    };
    serve({ echo: refuse, open: refuse });
    const reply = await app.inject("/open");
    expect([reply.statusCode, reply.json().result.businessCode]).toEqual([404, 200404]);
    expect(reply.json().result.fields).toEqual([{ field: "matchId", expected: "a match" }]);
  });

  test("by an answer that breaks its declaration fails in tests", async () => {
    serve({ echo: answer, open: async () => ({ result: "not this" }) });
    expect((await app.inject("/open")).statusCode).toBe(500);
  });

  test("by too many requests is said with the time to wait", async () => {
    serve(undefined, 2);
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await app.inject("/open")).statusCode);
    const last = await app.inject("/open");
    expect(statuses).toEqual([200, 200, 429]);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(0);
    expect(last.json().result.businessCode).toBe(100429);
  });
});
