import { deletionReasons, longestDeletionText } from "@scoreline/domain/account/deletion";
import { phoneCountries } from "@scoreline/domain/account/phone-countries";
import { drawnAvatars, pictureRules } from "@scoreline/domain/account/picture";
import { apiParamLocale, apiParams } from "@scoreline/domain/languages";
import { localeCodes } from "@scoreline/domain/names";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { id, wholeNumber } from "#fields.ts";
import {
  anyPassword,
  captcha,
  codeSent,
  newPassword,
  nickname,
  orEmpty,
  otp,
  phone,
  referralCode,
  settings,
  userInfo,
} from "#schemas/account.ts";

/** One's own account. Whose it is says the session, never a parameter. */

const post = { method: "POST", access: "user", cache: "never" } as const;
const get = { method: "GET", access: "user", cache: "never" } as const;
const done = data(z.null());

export const retrieveUserInfo = declareCall({
  ...get,
  path: "/user/retrieveUserInfo",
  summary: "Whatever pages show of the one who is logged in",
  input: z.object({}),
  reply: data(userInfo),
  errors: [],
});

export const getProviderToken = declareCall({
  ...get,
  path: "/user/getProviderToken",
  summary: "A token of 60 seconds with which the fantasy site knows who comes; its key is at /.well-known/jwks.json",
  input: z.object({}),
  reply: data(
    z.object({
      token: z.string().describe("EdDSA: iss, aud, sub, name, jti, iat, exp; whoever takes it takes each jti once"),
      expiresSeconds: z.int(),
      url: z.string().describe("the fantasy site, with the token"),
    }),
  ),
  errors: ["methodOff"],
});

export const handOver = declareCall({
  ...post,
  path: "/user/handOver",
  summary: "A token of 60 seconds: /{locale}/{token} logs the app's user in on the site, once",
  input: z.strictObject({}),
  reply: data(z.object({ token: z.string(), expiresSeconds: z.int() })),
  errors: [],
});

export const setPassword = declareCall({
  ...post,
  path: "/user/setPassword",
  summary: "Sets a first password, for those who came by a chat app",
  input: z.strictObject({ password: newPassword() }),
  reply: done,
  errors: ["passwordThere"],
});

export const updatePassword = declareCall({
  ...post,
  path: "/user/updatePassword",
  summary: "Changes the password and ends the other sessions",
  input: z.strictObject({ oldPassword: anyPassword(), newPassword: newPassword() }),
  reply: done,
  errors: ["wrongPassword", "tooManyTries"],
});

export const getPhoneCode = declareCall({
  ...post,
  path: "/user/getPhoneCode",
  summary: "Sends a code to the number that is to become one's own, or (`to=own`) to the present one",
  input: z.strictObject({
    to: z.enum(["new", "own"]),
    phoneNumber: phone.phoneNumber.optional(),
    countryCode: phone.countryCode,
    captcha: captcha(),
  }),
  reply: data(codeSent),
  errors: ["phoneInvalid", "phoneNeeded", "captchaFailed", "codeTooSoon", "tooManyTries", "methodOff"],
});

export const updatePhone = declareCall({
  ...post,
  path: "/user/updatePhone",
  summary: "Changes the number, with the code that went to it, and the password or a code to the present one",
  input: z.strictObject({
    ...phone,
    otp: otp(),
    password: orEmpty(anyPassword()),
    ownOtp: orEmpty(otp()).describe("the code to the present number"),
  }),
  reply: data(userInfo),
  errors: ["phoneInvalid", "codeInvalid", "wrongPassword", "tooManyTries", "phoneTaken", "methodOff"],
});

export const updateProfile = declareCall({
  ...post,
  path: "/user/updateProfile",
  summary: "Changes the nickname",
  input: z.strictObject({ nickname: nickname("profile") }),
  reply: data(userInfo),
  errors: [],
});

export const updateProfilePicture = declareCall({
  ...post,
  path: "/user/updateProfilePicture",
  summary: "One of the drawn pictures by number, or one's own as base64: JPEG, PNG or WebP",
  input: z.strictObject({
    avatarId: wholeNumber(1, drawnAvatars).optional(),
    picture: z
      .string()
      .max(Math.ceil((pictureRules.mostBytes * 4) / 3) + 100)
      .optional(),
  }),
  /** Base64 in a form takes a little more than the picture. */
  mostBytes: Math.ceil(pictureRules.mostBytes * 1.5),
  reply: data(userInfo),
  errors: ["pictureRefused"],
});

export const updateProfilePreferredCountry = declareCall({
  ...post,
  path: "/user/updateProfilePreferredCountry",
  summary: "The country whose site one prefers",
  input: z.strictObject({ preferredCountry: z.enum(phoneCountries) }),
  reply: done,
  errors: [],
});

const language = z
  .string()
  .refine(
    (text) => (localeCodes as readonly string[]).includes(text) || Object.values(apiParams).includes(text),
    "a language of ours",
  )
  .transform(apiParamLocale);

export const updateProfilePreferredLanguage = declareCall({
  ...post,
  path: "/user/updateProfilePreferredLanguage",
  summary: "The language that one prefers: a locale, or the name that calls use for it",
  input: z.strictObject({ preferredLanguage: language }),
  reply: done,
  errors: [],
});

export const updateSettings = declareCall({
  ...post,
  path: "/user/updateSettings",
  summary: "What was set on this device, for the next one: those that are named are kept, the others stay",
  input: settings,
  reply: done,
  errors: [],
});

export const updateReferralCode = declareCall({
  ...post,
  path: "/user/updateReferralCode",
  summary: "Enters a friend's referral code, once",
  input: z.strictObject({ referralCode: referralCode() }),
  reply: done,
  errors: ["referralInvalid"],
});

export const getReferrals = declareCall({
  ...get,
  path: "/user/referrals",
  summary: "One's referral code, its link, and who came by it: names and days only",
  input: z.object({ page: wholeNumber(0, 10_000).optional().describe("20 to a page, from 0") }),
  reply: data(
    z.object({
      referralCode: z.string(),
      link: z.string(),
      total: z.int(),
      list: z.array(z.object({ username: z.string(), date: z.string() })),
      hasNext: z.boolean(),
    }),
  ),
  errors: [],
});

export const getSessions = declareCall({
  ...get,
  path: "/user/sessions",
  summary: "Where one is logged in",
  input: z.object({}),
  reply: data(
    z.array(
      z.object({
        sessionId: z.int(),
        /** The browser and the device, in plain words; empty when it was not told. */
        agent: z.string(),
        country: z.string(),
        createTime: z.int(),
        /** Within the hour. */
        seenTime: z.int(),
        isCurrent: z.boolean(),
      }),
    ),
  ),
  errors: [],
});

export const endSession = declareCall({
  ...post,
  path: "/user/endSession",
  summary: "Ends one of one's own sessions, or all others when none is named",
  input: z.strictObject({ sessionId: id().optional() }),
  reply: data(z.object({ ended: z.int() })),
  errors: [],
});

export const downloadData = declareCall({
  ...get,
  path: "/user/downloadData",
  summary: "Everything that is kept of one",
  input: z.object({}),
  reply: data(z.looseObject({ exportedAt: z.string() })),
  errors: [],
});

export const deleteAccount = declareCall({
  ...post,
  path: "/user/deleteAccount",
  summary: "Deletes the account and everything personal, at once",
  input: z.strictObject({
    reason: z.enum(deletionReasons, { error: `one of ${deletionReasons.join(", ")}` }),
    text: z.string().trim().max(longestDeletionText, `at most ${longestDeletionText} characters`).optional(),
  }),
  reply: done,
  errors: [],
});
