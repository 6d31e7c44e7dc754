import { longestEmail } from "@scoreline/domain/newsletter/email";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { yesOrNo } from "#fields.ts";

const asked = {
  access: "either",
  cache: "never",
  errors: ["emailInvalid", "tooManyTries", "methodOff"],
  input: z.object({
    email: z.string().max(longestEmail + 20, `at most ${longestEmail} characters`),
    withoutScores: yesOrNo().default(false),
  }),
  reply: data(z.null()),
} as const;

export const newsLetterSubscribe = declareCall({
  ...asked,
  method: "POST",
  path: "/newsLetter/subscribe",
  summary: "Sends a mail with a link that confirms the subscription; the same answer whoever has the address",
});

export const newsLetterSubscribeByGet = declareCall({
  ...asked,
  method: "GET",
  changes: true,
  path: "/newsLetter/subscribe",
  summary: "The same; refused to pages of other sites",
});

const byLink = {
  method: "POST",
  access: "anyone",
  cache: "never",
  input: z.object({ link: z.string().max(2_000, "at most 2000 characters") }),
  reply: data(z.null()),
} as const;

export const newsLetterConfirm = declareCall({
  ...byLink,
  path: "/newsLetter/confirm",
  summary: "Confirms a subscription by what stands in the link of the mail",
  errors: ["linkExpired", "methodOff"],
});

export const newsLetterUnsubscribe = declareCall({
  ...byLink,
  path: "/newsLetter/unsubscribe",
  summary: "Ends a subscription by what stands in the link of a mail, and forgets the address",
  errors: ["linkExpired", "methodOff"],
});
