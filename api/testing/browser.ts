import type { Calls } from "@scoreline/contract/calls";
import { calls } from "@scoreline/contract/calls";
import { type ErrorName, errorCatalogue } from "@scoreline/contract/errors";
import { solve } from "@scoreline/gateways/testing/solve";
import type { FastifyInstance } from "fastify";

export type Answer = {
  status: number;
  businessCode: number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: what is in it is what a test asserts.
  data: any;
  waitSeconds?: number;
  fields?: { field: string }[];
  headers: Record<string, unknown>;
  body: string;
};

let addresses = 0;

/** A browser on our pages: it keeps cookies, sends forms, and has an address of its own. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly cookies = new Map<string, string>();
  readonly headers: Record<string, string>;
  address: string;

  constructor(app: FastifyInstance, headers: Record<string, string> = { "sec-fetch-site": "same-origin" }) {
    this.#app = app;
    this.headers = headers;
    addresses += 1;
    this.address = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  }

  async call(
    name: keyof Calls,
    fields: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const { method, path } = calls[name] ?? { method: "GET", path: "" };
    const form = new URLSearchParams();
    for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
    const cookie = [...this.cookies].map(([key, value]) => `${key}=${value}`).join("; ");
    const reply = await this.#app.inject({
      method,
      url: `/api${path}${method === "GET" ? `?${form}` : ""}`,
      remoteAddress: this.address,
      headers: {
        ...this.headers,
        ...(cookie && { cookie }),
        ...(method === "POST" && { "content-type": "application/x-www-form-urlencoded" }),
        ...headers,
      },
      ...(method === "POST" && { payload: form.toString() }),
    });
    for (const { name: key, value } of reply.cookies) {
      if (value === "") this.cookies.delete(key);
      else this.cookies.set(key, encodeURIComponent(value));
    }
    return { status: reply.statusCode, headers: reply.headers, body: reply.body, ...reply.json().result };
  }

  async captcha(): Promise<string> {
    return solve((await this.call("getCaptcha")).data);
  }
}

/** What a refusal looks like. */
export function refusedAs(error: ErrorName) {
  const { code, status } = errorCatalogue[error];
  return { status, businessCode: code };
}
