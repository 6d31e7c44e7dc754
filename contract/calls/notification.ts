import { localeCodes } from "@scoreline/domain/names";
import { alertKinds, matchAlertKinds, otherAlertKinds } from "@scoreline/domain/notify/kinds";
import { chosenThings } from "@scoreline/domain/notify/preferences";
import * as z from "zod";
import { declareCall } from "#call.ts";
import { data } from "#envelope.ts";
import { id, numberOf, wholeNumber, yesOrNo } from "#fields.ts";
import { alertSettings, notificationCard } from "#schemas/notification.ts";

/** What somebody is told of. Whose it is says the session, never a parameter. */

const own = { access: "user", cache: "never", errors: [] } as const;
const done = data(z.null());

/** Numbers of alerts outgrow those of teams and matches. */
const entryId = () => wholeNumber(1, Number.MAX_SAFE_INTEGER);

export const notificationList = declareCall({
  ...own,
  method: "GET",
  path: "/notification/list",
  summary: "Announcements, and what the caller was told, the newest first",
  input: z.object({ size: wholeNumber(1, 50).optional(), lastId: entryId().optional() }),
  reply: data(
    z.object({
      /** On the first page only. */
      announcementList: z.array(notificationCard),
      otherList: z.array(notificationCard),
      hasNext: z.boolean(),
      /** Whether something came since the caller looked last. */
      notificationFlag: z.boolean(),
    }),
  ),
});

export const announcement = declareCall({
  method: "GET",
  path: "/notification/announcement",
  summary: "One announcement",
  access: "anyone",
  cache: { sharedSeconds: 10 },
  errors: ["notFound"],
  input: z.object({ id: id() }),
  reply: data(
    z.object({
      id: z.int(),
      title: z.string(),
      content: z.string(),
      createTime: z.int(),
      until: z.int().nullable(),
      link: z.string().nullable(),
    }),
  ),
});

const read = {
  ...own,
  path: "/notification/read",
  errors: ["notFound"],
  reply: done,
} as const;
const which = {
  id: entryId(),
  type: numberOf([1, 2, 3, 4, 5, 6, 7]).optional().describe("1 for an announcement"),
};
export const notificationRead = declareCall({
  ...read,
  input: z.strictObject(which),
  method: "POST",
  summary: "Marks one as read",
});
export const notificationReadByGet = declareCall({
  ...read,
  input: z.strictObject(which),
  method: "GET",
  changes: true,
  summary: "The same, for clients that only ask",
});

const notified = { ...own, path: "/notification/notified", reply: done } as const;
export const notificationNotified = declareCall({
  ...notified,
  input: z.strictObject({}),
  method: "POST",
  summary: "The caller has seen the list",
});
export const notificationNotifiedByGet = declareCall({
  ...notified,
  input: z.strictObject({}),
  method: "GET",
  changes: true,
  summary: "The same, for clients that only ask",
});

const minute = () => wholeNumber(0, 1_439).describe("minutes after midnight, where the caller is");
const kindsOf = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.array(z.enum(kinds, { error: `some of ${kinds.join(", ")}` })).max(kinds.length, "each once");

export const settingInit = declareCall({
  ...own,
  method: "GET",
  path: "/notification/setting/init",
  summary: "What the caller wants to be told of",
  input: z.object({}),
  reply: data(alertSettings),
});

export const settingUpdate = declareCall({
  ...own,
  method: "POST",
  path: "/notification/setting/update",
  summary: "Changes what is named; what is left out stays",
  errors: ["badRequest"],
  input: z.strictObject({
    off: yesOrNo().optional(),
    withoutScores: yesOrNo().optional(),
    football: kindsOf(matchAlertKinds.football).optional(),
    basketball: kindsOf(matchAlertKinds.basketball).optional(),
    other: kindsOf(otherAlertKinds).optional(),
    quiet: z.strictObject({ from: minute(), to: minute() }).nullable().optional(),
    choices: z
      .array(
        z.strictObject({
          kind: z.enum(chosenThings),
          id: id(),
          kinds: kindsOf(alertKinds).nullable().describe("nothing takes the choice back"),
        }),
      )
      .max(50, "at most 50 choices")
      .optional(),
  }),
  reply: done,
});

export const pushKey = declareCall({
  method: "GET",
  path: "/notification/push/key",
  summary: "The public key that browsers subscribe with; nothing where this server sends no pushes",
  access: "anyone",
  cache: "never",
  errors: [],
  input: z.object({}),
  reply: data(z.object({ key: z.string().nullable() })),
});

const endpoint = () => z.string({ error: "an address" }).min(10, "an address").max(1_000, "an address");
const key = (length: number) =>
  z
    .string({ error: "a key" })
    .regex(/^[\w-]+={0,2}$/, "a key")
    .min(length, "a key")
    .max(200, "a key");

export const pushSubscribe = declareCall({
  ...own,
  method: "POST",
  path: "/notification/push/subscribe",
  summary: "Sends what the caller is told to this browser as well, for as long as the session lasts",
  errors: ["badRequest", "methodOff"],
  input: z.strictObject({
    endpoint: endpoint(),
    p256dh: key(80),
    auth: key(20),
    language: z.enum(localeCodes),
    withoutScores: yesOrNo().optional().describe("on this browser; left out it stays as it is"),
  }),
  reply: data(z.object({ withoutScores: z.boolean() })),
});

export const pushUnsubscribe = declareCall({
  ...own,
  method: "POST",
  path: "/notification/push/unsubscribe",
  summary: "Sends nothing more to this browser",
  input: z.strictObject({ endpoint: endpoint() }),
  reply: done,
});
