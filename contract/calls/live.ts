import { sports } from "@scoreline/domain/sport";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { id, wholeNumber } from "#fields.ts";
import type { Topic } from "#live.ts";

const topic: z.ZodType<Topic, Topic> = z.union([
  z.literal("user"),
  z.templateLiteral(["scores:", z.enum(sports)]),
  // A template checks that there is a number, not how large it is.
  z.templateLiteral(["match:", z.int()]).refine((text) => id().safeParse(text.slice("match:".length)).success),
  z.templateLiteral(["news:", z.int()]).refine((text) => id().safeParse(text.slice("news:".length)).success),
  z.templateLiteral(["contest:", z.int()]).refine((text) => id().safeParse(text.slice("contest:".length)).success),
]);

const topicList = z.preprocess(
  (value: string | readonly string[]) => (typeof value === "string" ? value.split(",") : value),
  z
    .array(topic, {
      error:
        "topics separated by commas: scores:football, scores:basketball, match:{id}, contest:{id}, news:{id}, user",
    })
    .min(1, "at least one topic")
    .max(20, "at most 20 topics"),
);

export const liveStream = declareCall({
  method: "GET",
  path: "/live/stream",
  summary: "Server-sent events: score deltas by topic, and what changes of one's own; from `since` or Last-Event-ID on",
  access: "either",
  input: z.object({ topics: topicList, since: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional() }),
  reply: z.string().describe("text/event-stream"),
  errors: ["sessionInvalid"],
  cache: "never",
});
