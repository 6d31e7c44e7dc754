import { callTimeoutMs } from "@scoreline/domain/constants";
import type { Call, CallerInput, CallReply } from "#call.ts";
import type { Calls } from "#calls.ts";
import type { RefusalBody } from "#envelope.ts";

/**
 * The client, derived from the declarations: only their types, so a browser carries none of the schemas.
 * The same client serves the browser (over HTTP) and server rendering (in the process).
 */
type CallsBy<Method extends "GET" | "POST"> = {
  [Name in keyof Calls as Calls[Name]["method"] extends Method ? Calls[Name]["path"] : never]: Calls[Name];
};
// Worked out once for all calls: worked out at each use, they were most of what checking the pages' types took.
type Inputs<Of extends Record<string, Call>> = { [Path in keyof Of]: CallerInput<Of[Path]> };
type Replies<Of extends Record<string, Call>> = { [Path in keyof Of]: CallReply<Of[Path]> };
type DataIn<Of> = { [Path in keyof Of]: Of[Path] extends { result: { data: infer Data } } ? Data : never };

type Gets = CallsBy<"GET">;
type Posts = CallsBy<"POST">;
type GetInputs = Inputs<Gets>;
type GetReplies = Replies<Gets>;
type GetDatas = DataIn<GetReplies>;
type PostInputs = Inputs<Posts>;
type PostReplies = Replies<Posts>;

/** What the calls that only read take and give, by path. */
export type GetPath = keyof Gets;
export type GetInput<Path extends GetPath> = GetInputs[Path];
export type GetReply<Path extends GetPath> = GetReplies[Path];
/** The part that most answers carry in `data`. */
export type GetData<Path extends GetPath> = GetDatas[Path];

export function dataOf<Path extends GetPath>(reply: unknown): GetData<Path> {
  return (reply as { result: { data: GetData<Path> } }).result.data;
}

type Asked = { method: "GET" | "POST"; path: string; input: Record<string, unknown> };
type Answered = Promise<{ status: number; body: unknown }>;
/** Inside the process nothing has to be given up. */
export type Send = (request: Asked & { signal?: AbortSignal | undefined }) => Answered;
/** Over a network everything has to be. */
export type NetworkSend = (request: Asked & { signal: AbortSignal }) => Answered;

/** A call that was refused, or whose answer cannot be read. */
export class CallFailed extends Error {
  readonly businessCode: number;
  readonly status: number;
  /** The names of the inputs that were not right. */
  readonly fields: readonly string[];
  /** After how long it may be tried again, where that was said. */
  readonly waitSeconds: number | undefined;

  constructor(status: number, businessCode: number, message: string, more: Partial<RefusalBody["result"]> = {}) {
    super(message);
    this.status = status;
    this.businessCode = businessCode;
    this.fields = more.fields?.map(({ field }) => field) ?? [];
    this.waitSeconds = more.waitSeconds;
  }
}

export type Client = {
  get<Path extends GetPath>(
    path: Path,
    input: GetInputs[Path],
    options?: { signal?: AbortSignal },
  ): Promise<GetReplies[Path]>;
  post<Path extends keyof Posts>(
    path: Path,
    input: PostInputs[Path],
    options?: { signal?: AbortSignal },
  ): Promise<PostReplies[Path]>;
};

/** `common` goes with every call: the reader's language and time zone, and how late they want to be. */
export function createClient(send: Send, common: { lang: string; timeZone: string; delay?: number }): Client {
  async function call(method: "GET" | "POST", path: string, input: object, options?: { signal?: AbortSignal }) {
    const { status, body } = await send({ method, path, input: { ...common, ...input }, signal: options?.signal });
    const result = (body as { result?: Partial<RefusalBody["result"]> } | undefined)?.result;
    if (typeof result?.businessCode !== "number") throw new CallFailed(status, Number.NaN, `${path} gave no answer`);
    if (result.businessCode !== 0) throw new CallFailed(status, result.businessCode, String(result.message), result);
    return body;
  }
  return {
    get: (path: string, input: object, options?: { signal?: AbortSignal }) => call("GET", path, input, options),
    post: (path: string, input: object, options?: { signal?: AbortSignal }) => call("POST", path, input, options),
  } as unknown as Client;
}

/** Gives a call up that takes too long, all attempts together. */
export function limited(send: NetworkSend): Send {
  return ({ signal, ...request }) => {
    const limit = AbortSignal.timeout(callTimeoutMs);
    return send({ ...request, signal: signal ? AbortSignal.any([signal, limit]) : limit });
  };
}

/** Over HTTP: queries for GET, forms for POST, parameters of the path filled in. */
export function httpSend(base: string, fetchFrom: typeof fetch): NetworkSend {
  return async ({ method, path, input, signal }) => {
    const rest = new URLSearchParams();
    let address = path;
    for (const [field, value] of Object.entries(input)) {
      if (value === undefined) continue;
      const text = Array.isArray(value) ? value.join(",") : String(value);
      if (address.includes(`{${field}}`)) address = address.replace(`{${field}}`, encodeURIComponent(text));
      else rest.set(field, text);
    }
    const response = await fetchFrom(`${base}${address}${method === "GET" && rest.size > 0 ? `?${rest}` : ""}`, {
      method,
      signal,
      credentials: "same-origin",
      ...(method === "POST" && bodyOf(input, rest)),
    });
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
}

/** A form, as the specification has it; what has parts inside parts is written as JSON. */
function bodyOf(input: Record<string, unknown>, form: URLSearchParams): Pick<RequestInit, "body" | "headers"> {
  const isDeep = Object.values(input).some((value) => typeof value === "object");
  if (!isDeep) return { body: form };
  return { body: JSON.stringify(input), headers: { "content-type": "application/json" } };
}
