import { chatApps } from "@scoreline/domain/account/methods";
import { phoneCountries } from "@scoreline/domain/account/phone-countries";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import {
  anyPassword,
  captcha,
  codeSent,
  idToken,
  methods,
  newPassword,
  nickname,
  orEmpty,
  otp,
  phone,
  referralCode,
  userInfo,
} from "#schemas/account.ts";

/** Into an account: signing up, logging in, a forgotten password. Nobody is logged in who makes these calls. */

const post = { method: "POST", access: "anyone", cache: "never" } as const;
const get = { method: "GET", access: "anyone", cache: "never", errors: [] } as const;

/** Logs in: a cookie for browsers on our own pages, `token` for everybody else. */
const loggedIn = data(userInfo);
const ofCountry = z.object({
  country: orEmpty(z.enum(phoneCountries)).describe("the caller's own when it is left out"),
});

export const getLoginMethod = declareCall({
  ...get,
  path: "/user/getLoginMethod",
  summary: "The ways to log in that a country is offered",
  input: ofCountry,
  reply: data(methods),
});

export const getSignUpMethod = declareCall({
  ...get,
  path: "/user/getSignUpMethod",
  summary: "The ways to sign up that a country is offered",
  input: ofCountry,
  reply: data(methods),
});

export const getCaptcha = declareCall({
  ...get,
  path: "/user/getCaptcha",
  summary: "A challenge for the ALTCHA widget; what it makes of it is sent as `captcha`, once",
  errors: ["methodOff"],
  input: z.object({}),
  reply: data(
    z.object({
      parameters: z.looseObject({ algorithm: z.string() }),
      signature: z.string(),
    }),
  ),
});

const codeRefusals = ["phoneInvalid", "captchaFailed", "codeTooSoon", "tooManyTries", "methodOff"] as const;
const askForCode = {
  ...post,
  input: z.strictObject({ ...phone, captcha: captcha() }),
  reply: data(codeSent),
  errors: codeRefusals,
} as const;

export const getSignUpCode = declareCall({
  ...askForCode,
  path: "/user/getWSUP",
  summary: "Sends the code for signing up; the answer is the same whoever has the number",
});

export const getLoginCode = declareCall({
  ...askForCode,
  path: "/user/getWLGP",
  summary: "Sends the code for logging in; the answer is the same whoever has the number",
});

export const getResetCode = declareCall({
  ...askForCode,
  path: "/user/forgotPassword/getCode",
  summary: "Sends the code for a new password; the answer is the same whoever has the number",
});

/** What a new account begins with. */
const newAccount = {
  password: newPassword(),
  nickname: nickname("signUp"),
  referralCode: orEmpty(referralCode()),
};

export const signUp = declareCall({
  ...post,
  path: "/user/signup",
  summary: "Signs up with a number, the code that was sent to it, a password and a nickname, and logs in",
  input: z.strictObject({ ...phone, ...newAccount, otp: otp(), captcha: captcha() }),
  reply: loggedIn,
  errors: ["phoneInvalid", "codeInvalid", "tooManyTries", "phoneTaken", "referralInvalid", "methodOff"],
});

export const login = declareCall({
  ...post,
  path: "/user/login",
  summary: "Logs in with a number and a password",
  input: z.strictObject({ ...phone, password: anyPassword() }),
  reply: loggedIn,
  errors: ["loginFailed", "tooManyTries"],
});

export const loginOtp = declareCall({
  ...post,
  path: "/user/loginOtp",
  summary: "Logs in with a number and the code that was sent to it",
  input: z.strictObject({ ...phone, otp: otp() }),
  reply: loggedIn,
  errors: ["phoneInvalid", "codeInvalid", "tooManyTries", "methodOff"],
});

const resetToken = z.object({
  /** For `changePassword`, once, within ten minutes. */
  resetToken: z.string(),
});

export const validateReset = declareCall({
  ...post,
  path: "/user/forgotPassword/validate",
  summary: "Takes the code for a new password, and gives what the new password is set with",
  input: z.strictObject({ ...phone, otp: otp() }),
  reply: data(resetToken),
  errors: ["phoneInvalid", "codeInvalid", "tooManyTries", "methodOff"],
});

export const resetPassword = declareCall({
  ...post,
  path: "/user/forgotPassword/changePassword",
  summary: "Sets the new password and ends every session; then one logs in",
  input: z.strictObject({ resetToken: z.string().min(1).max(100), password: newPassword() }),
  reply: data(z.null()),
  errors: ["resetInvalid"],
});

export const startChatLogin = declareCall({
  ...post,
  access: "either",
  path: "/user/startChatLogin",
  summary: "Where to send somebody who logs in by a chat app; who is logged in already links it to their account",
  input: z.strictObject({
    app: z.enum(chatApps),
    callBackUrl: z.string().max(2_000).optional().describe("a path on this site, given back after the login"),
    locale: z.string().max(20).optional(),
  }),
  reply: data(z.object({ url: z.string() })),
  errors: ["methodOff"],
});

const fromChatApp = {
  ...post,
  access: "either",
  input: z.strictObject({ code: z.string().min(1).max(2_000), state: z.string().min(1).max(200) }),
  reply: data(userInfo.extend({ /** A path on this site. */ callBackUrl: z.string(), isNew: z.boolean() })),
  errors: ["methodOff", "chatLoginFailed", "identityTaken"],
} as const;

export const loginLine = declareCall({
  ...fromChatApp,
  path: "/user/loginLine",
  summary: "Logs in, or signs up, with what LINE gave to /linecallback",
});

export const loginZalo = declareCall({
  ...fromChatApp,
  path: "/user/loginZalo",
  summary: "Logs in, or signs up, with what Zalo gave to /zaloCallBack",
});

const firebaseRefusals = ["methodOff", "phoneTokenInvalid"] as const;

export const firebaseSignUp = declareCall({
  ...post,
  path: "/user/firebase/signup",
  summary: "Signs up with a number that Firebase has verified, and logs in",
  input: z.strictObject({ idToken: idToken(), ...newAccount }),
  reply: loggedIn,
  errors: [...firebaseRefusals, "phoneTaken", "referralInvalid"],
});

export const firebaseLogin = declareCall({
  ...post,
  path: "/user/firebase/login",
  summary: "Logs in with a number that Firebase has verified",
  input: z.strictObject({ idToken: idToken() }),
  reply: loggedIn,
  errors: [...firebaseRefusals, "loginFailed"],
});

export const firebaseValidateReset = declareCall({
  ...post,
  path: "/user/firebase/forgotPassword/validate",
  summary: "Whether a verified number may have a new password; the token is not used up by this",
  input: z.strictObject({ idToken: idToken() }),
  reply: data(z.null()),
  errors: firebaseRefusals,
});

export const firebaseResetPassword = declareCall({
  ...post,
  path: "/user/firebase/forgotPassword/changePassword",
  summary: "Sets a new password for a verified number and ends every session",
  input: z.strictObject({ idToken: idToken(), password: newPassword() }),
  reply: data(z.null()),
  errors: [...firebaseRefusals, "loginFailed"],
});
