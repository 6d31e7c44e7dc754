import type { Call } from "@scoreline/contract/call";
import { Refusal } from "@scoreline/contract/errors";
import { commonInput } from "@scoreline/contract/fields";
import type * as z from "zod";
import type { Caller } from "#handler.ts";

/** A call's own input and what every call takes, put together once. */
const schemas = new WeakMap<Call["input"], z.ZodObject>();

function schemaOf({ input }: Call): z.ZodObject {
  let schema = schemas.get(input);
  if (!schema) {
    schema = input.extend(commonInput.shape);
    schemas.set(input, schema);
  }
  return schema;
}

/** Reads what came in by the call's declaration; what does not fit is refused, field by field. */
export function readInput(
  call: Call,
  raw: unknown,
): { input: Record<string, unknown>; caller: Caller; token?: string } {
  const parsed = schemaOf(call).safeParse(raw);
  if (!parsed.success) {
    throw new Refusal(
      "badRequest",
      parsed.error.issues.slice(0, 10).map((issue) => ({
        field: issue.path.join(".").slice(0, 60),
        expected: issue.message.slice(0, 200),
      })),
    );
  }
  const { token, lang, timeZone, delay, ...input } = parsed.data as Record<string, unknown>;
  return {
    input,
    caller: {
      locale: (lang as Caller["locale"]) ?? "en",
      timeZone: (timeZone as string) ?? "UTC",
      ...(typeof delay === "number" && delay > 0 && { delaySeconds: delay }),
    },
    ...(typeof token === "string" && { token }),
  };
}
