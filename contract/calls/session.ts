import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";

export const userLogout = declareCall({
  method: "POST",
  path: "/user/logout",
  summary: "Ends the session that the token belongs to, and its private topics with it",
  access: "user",
  input: z.object({
    deviceToken: z.string().max(4096, "at most 4096 characters").optional().describe("where push messages went"),
  }),
  reply: data(z.null()),
  errors: [],
  cache: "never",
});
