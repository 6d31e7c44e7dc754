import { loginMethods } from "@scoreline/domain/account/methods";
import { phoneCountries } from "@scoreline/domain/account/phone-countries";
import { readReferralCode } from "@scoreline/domain/account/referral";
import { isCode, isNickname, isPassword, type nicknameLength } from "@scoreline/domain/account/rules";
import { isSettingText, type travellingSettings } from "@scoreline/domain/account/settings";
import { localeCodes } from "@scoreline/domain/names";
import * as z from "zod";

/** What the forms of an account take. The rules are the domain's: a browser checks by the same ones before it sends. */

const text = (expected: string, isRight: (value: string) => boolean) =>
  z.string({ error: expected }).refine(isRight, expected);

/** However it is written; with `countryCode` it may begin with a zero. It is read by `normalisePhone`. */
export const phone = {
  phoneNumber: z.string({ error: "a mobile number" }).min(1, "a mobile number").max(40, "a mobile number"),
  countryCode: z.enum(phoneCountries, { error: `one of ${phoneCountries.join(", ")}` }).optional(),
};

export const newPassword = () => text("8 to 20 letters and digits", isPassword);
/** One that exists is right or wrong; its form says nothing. */
export const anyPassword = () => z.string({ error: "a password" }).min(1, "a password").max(100, "a password");
export const otp = () => text("the six digits of the code", isCode);
export const nickname = (at: keyof typeof nicknameLength) =>
  text(at === "signUp" ? "4 to 15 letters and digits, one of them a letter" : "1 to 15 letters and digits", (value) =>
    isNickname(value, at),
  );
export const referralCode = () =>
  z.preprocess(
    (value: string) => (typeof value === "string" ? (readReferralCode(value) ?? value) : value),
    text("a referral code of eight letters and digits", (value) => readReferralCode(value) === value),
  );
/** What an empty field of a form sends. */
export const orEmpty = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value: z.input<Field> | "") => (value === "" ? undefined : value), field.optional());

/** What the ALTCHA widget makes of a challenge. Without one few codes are sent to an address. */
export const captcha = () => z.string().max(8_000, "the widget's answer").optional();

export const idToken = () => z.string({ error: "an id token" }).min(20, "an id token").max(8_000, "an id token");

const setting = () => text("up to 1000 characters", isSettingText);
export const settings = z.strictObject({
  theme: setting().optional(),
  tz: setting().optional(),
  settings: setting().optional(),
  leagues: setting().optional(),
  shield: setting().optional(),
} satisfies Record<(typeof travellingSettings)[number], z.ZodType>);

/** Somebody's own record. Nothing in it is another's. */
export const userInfo = z.object({
  /** What an app signs its calls with. Empty in a browser on our own pages: there a cookie does it that no script can read. */
  token: z.string(),
  /** The nickname. */
  username: z.string(),
  notificationFlag: z.boolean(),
  /** An address on this site. */
  profilePicture: z.string(),
  /** Which of the drawn pictures it is; nothing for one's own. */
  avatarId: z.int().nullable(),
  preferredCountry: z.string(),
  /** A locale of ours, or nothing. */
  preferredLanguage: z.union([z.enum(localeCodes), z.literal("")]),
  /** YYYY-MM-DD */
  registrationDate: z.string(),
  walkthroughFlag: z.boolean(),
  /** Mostly hidden: +84 ••••• 678. */
  phoneNumber: z.string().nullable(),
  phoneVerified: z.boolean(),
  hasPassword: z.boolean(),
  chatApps: z.array(z.enum(["line", "zalo"])),
  referralCode: z.string(),
  /** Whether a friend's code was entered. */
  referred: z.boolean(),
  settings,
});

/** The answer to every code that was asked for, whether or not somebody has the number. */
export const codeSent = z.object({
  /** After which another may be asked for. */
  waitSeconds: z.int(),
  expiresSeconds: z.int(),
});

export const methods = z.object({
  country: z.string(),
  /** In the order in which they are offered. */
  methods: z.array(z.enum(loginMethods)),
  /** What its own script needs in the browser. */
  firebase: z.object({ projectId: z.string(), apiKey: z.string() }).nullable(),
});
