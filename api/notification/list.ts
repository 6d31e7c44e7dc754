import type { CallInput } from "@scoreline/contract/call";
import type { Calls } from "@scoreline/contract/calls";
import { succeed } from "@scoreline/contract/envelope";
import { Refusal } from "@scoreline/contract/errors";
import { announcementIn } from "@scoreline/domain/notify/announcement";
import { userById } from "@scoreline/store/account/users";
import { postFacts } from "@scoreline/store/log/outbox";
import { announcementById, announcementsFor, isUnseen } from "@scoreline/store/notify/announcements";
import {
  hasNew,
  markNotified,
  marksOf,
  notificationsOf,
  readAnnouncement,
  readNotification,
} from "@scoreline/store/notify/list";
import { preferencesOf } from "@scoreline/store/notify/preferences";
import { userOf } from "#account/sign-in.ts";
import type { Caller, Handler, Services } from "#handler.ts";
import { knownAt } from "#late.ts";
import { announcementCard, cardOf } from "#notification/cards.ts";

type ListCalls =
  | "notificationList"
  | "announcement"
  | "notificationRead"
  | "notificationReadByGet"
  | "notificationNotified"
  | "notificationNotifiedByGet";

const usualSize = 10;

/** What is announced to somebody: by the country that they have chosen, or else by where they are. */
async function announcedTo(caller: Caller, { database, accounts }: Services) {
  const { userId } = userOf(caller);
  const user = await userById(database, userId);
  const country = user?.preferredCountry || caller.country || "";
  return announcementsFor(database, { userId, country, locale: caller.locale }, accounts.now());
}

const list: Handler<Calls["notificationList"]> = async ({ size = usualSize, lastId }, caller, services) => {
  const { database, boards } = services;
  const { userId } = userOf(caller);
  const until = knownAt(services);
  const page = lastId === undefined ? {} : { before: lastId };
  const [entries, announced, marks, { withoutScores }] = await Promise.all([
    notificationsOf(database, userId, { size: size + 1, ...page, knownAt: until }),
    announcedTo(caller, services),
    marksOf(database, userId),
    preferencesOf(database, userId, caller.timeZone),
  ]);
  const reader = { locale: caller.locale, timeZone: caller.timeZone, withoutScores };
  return succeed({
    data: {
      announcementList: lastId === undefined ? announced.map((one) => announcementCard(one, reader)) : [],
      otherList: entries.slice(0, size).flatMap((entry) => cardOf(entry, reader, boards.catalogue) ?? []),
      hasNext: entries.length > size,
      notificationFlag: announced.some((one) => isUnseen(one, marks)) || (await hasNew(database, userId, marks, until)),
    },
  });
};

/** Told to the reader's other screens: a dot that goes here goes there. */
async function changed(userId: number, { database, accounts, wake }: Services): Promise<void> {
  await postFacts(database, accounts.now(), [{ kind: "user", userId, changed: ["notifications"] }]);
  wake();
}

const read = async ({ id, type }: CallInput<Calls["notificationRead"]>, caller: Caller, services: Services) => {
  const { database, accounts } = services;
  const { userId } = userOf(caller);
  if (type === 1) {
    const found = id <= 2_147_483_647 && (await announcementById(database, id, accounts.now()));
    // One that is not there reads like one that is not for them.
    if (!found) throw new Refusal("notFound");
    await readAnnouncement(database, userId, id);
  } else if (!(await readNotification(database, userId, id))) throw new Refusal("notFound");
  await changed(userId, services);
  return succeed({ data: null });
};

const notified = async (_input: object, caller: Caller, services: Services) => {
  const { userId } = userOf(caller);
  await markNotified(services.database, userId, { now: services.accounts.now(), knownAt: knownAt(services) });
  await changed(userId, services);
  return succeed({ data: null });
};

export const notificationCalls: { [Name in ListCalls]: Handler<Calls[Name]> } = {
  notificationList: list,

  announcement: async ({ id }, { locale }, { database, accounts }) => {
    const found = await announcementById(database, id, accounts.now());
    if (!found) throw new Refusal("notFound");
    const { title, content } = announcementIn(found.texts, locale);
    return succeed({ data: { id, title, content, createTime: found.from, until: found.until, link: found.link } });
  },

  notificationRead: read,
  notificationReadByGet: read,
  notificationNotified: notified,
  notificationNotifiedByGet: notified,
};
