import { sports } from "@scoreline/domain/sport";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { shortText } from "#fields.ts";
import { leagueBadge } from "#schemas.ts";

/** Paragraphs as clean HTML, and between them what is asked for by whoever shows it. */
const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("html"), html: z.string() }),
  z.object({ kind: z.enum(["table", "results", "fixtures"]), sport: z.enum(sports), league: leagueBadge }),
]);

export const article = declareCall({
  method: "GET",
  path: "/content/article",
  summary: "An article by the language it was written in and the last part of its address",
  access: "anyone",
  errors: ["notFound"],
  cache: { sharedSeconds: 60 },
  input: z.object({ url: shortText(80), language: z.enum(["vn", "th"]) }),
  reply: data(
    z.object({
      id: z.string(),
      linkText: z.string(),
      url: z.string(),
      titleTag: z.string(),
      metaDescription: z.string(),
      title: z.string(),
      content: z.array(block),
    }),
  ),
});
