import type * as z from "zod";
import type { ErrorName } from "#errors.ts";

/** A call is one declaration: the server registers exactly these, the client and the reference page are derived from them. */
export type Call<
  Method extends "GET" | "POST" = "GET" | "POST",
  Path extends `/${string}` = `/${string}`,
  Input extends z.ZodObject = z.ZodObject,
  Reply extends z.ZodType = z.ZodType,
> = {
  method: Method;
  /** Mounted under /api. Parameters in braces are part of the input. */
  path: Path;
  /** One line for the reference page. */
  summary: string;
  /** `either`: anyone may call it, and a user is told more. */
  access: "anyone" | "user" | "either";
  /** Of a GET that does more than read; a POST always does. */
  changes?: true;
  /** Of the body, where it may be larger than usual. */
  mostBytes?: number;
  /** Beyond `token`, `lang` and `timeZone`, which every call takes. */
  input: Input;
  /** The whole body of a successful answer. */
  reply: Reply;
  /** Refusals beyond the ones that every call can give. */
  errors: readonly ErrorName[];
  /** Who may keep the answer: everybody for some seconds, or nobody. */
  cache: { sharedSeconds: number } | "never";
};

export function declareCall<
  const Method extends "GET" | "POST",
  const Path extends `/${string}`,
  Input extends z.ZodObject,
  Reply extends z.ZodType,
>(call: Call<Method, Path, Input, Reply>): Call<Method, Path, Input, Reply> {
  return call;
}

/** Whether it may only be made from our own pages, where a cookie says who calls. */
export function changesSomething({ method, changes }: Pick<Call, "method" | "changes">): boolean {
  return method === "POST" || changes === true;
}

export type CallInput<Declared extends Call> = z.output<Declared["input"]>;
export type CallReply<Declared extends Call> = z.output<Declared["reply"]>;

/** What a caller may write: the fields before they are coerced. */
export type CallerInput<Declared extends Call> = z.input<Declared["input"]>;
