import type { Call } from "@scoreline/contract/call";
import { Refusal } from "@scoreline/contract/errors";
import { commonInput } from "@scoreline/contract/fields";
import type * as z from "zod";
import type { Reader } from "#handler.ts";

export type ReadInput = (raw: unknown) => { input: Record<string, unknown>; caller: Reader; token?: string };

/** Reads what came in by the call's declaration; what does not fit is refused, field by field. */
export function inputReader({ input: own }: Call): ReadInput {
  const schema: z.ZodObject = own.extend(commonInput.shape);
  return (raw) => read(schema, raw);
}

function read(schema: z.ZodObject, raw: unknown): ReturnType<ReadInput> {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) {
    throw new Refusal(
      "badRequest",
      parsed.error.issues.slice(0, 10).map((issue) => ({
        field: issue.path.join(".").slice(0, 60),
        // What was sent too much is not said back.
        expected: issue.code === "unrecognized_keys" ? "no other fields" : issue.message.slice(0, 200),
      })),
    );
  }
  const { token, lang, timeZone, delay, ...input } = parsed.data as Record<string, unknown>;
  return {
    input,
    caller: {
      locale: (lang as Reader["locale"]) ?? "en",
      timeZone: (timeZone as string) ?? "UTC",
      ...(typeof delay === "number" && delay > 0 && { delaySeconds: delay }),
    },
    ...(typeof token === "string" && { token }),
  };
}
