import * as z from "zod";
import { declareCall } from "#call.ts";
import { wholeNumber } from "#fields.ts";
import { topic } from "#live.ts";

const topicList = z.preprocess(
  (value: string | readonly string[]) => (typeof value === "string" ? value.split(",") : value),
  z
    .array(topic, { error: "topics separated by commas: scores:football, scores:basketball, match:{id}" })
    .min(1, "at least one topic")
    .max(20, "at most 20 topics"),
);

export const liveStream = declareCall({
  method: "GET",
  path: "/live/stream",
  summary: "Server-sent events: score deltas by topic, from `since` or Last-Event-ID on",
  access: "anyone",
  input: z.object({ topics: topicList, since: wholeNumber(0, Number.MAX_SAFE_INTEGER).optional() }),
  reply: z.string().describe("text/event-stream"),
  errors: [],
  cache: "never",
});
