import type { NotificationCard } from "@scoreline/contract/schemas/notification";
import { afterEach, expect, test } from "vitest";
import { clearNews, closePopUp, currentNews, dropOld, forgetNews, popUpMs, takeCards } from "#notification/pop-ups.ts";

afterEach(forgetNews);

const card = (id: number, own: Partial<NotificationCard> = {}): NotificationCard => ({
  id,
  type: 3,
  title: "A 1–0 B",
  content: "Goal",
  plainTitle: "A – B",
  plainContent: "Big moment",
  createTime: 100,
  isRead: false,
  logo: null,
  redirectDetails: "{}",
  plainRedirectDetails: "{}",
  rings: true,
  what: "goal",
  ...own,
});
const ids = () => currentNews().popUps.map(({ card: each }) => each.id);

test("what is new pops up once, for five seconds; what is old, read or quiet does not", () => {
  takeCards([card(4), card(3, { rings: false }), card(2, { isRead: true }), card(1, { createTime: 99 })], true, 100, 0);
  expect(ids()).toEqual([4]);
  takeCards([card(4)], true, 100, 1_000);
  dropOld(popUpMs - 1);
  expect(ids()).toEqual([4]);
  dropOld(popUpMs);
  expect(ids()).toEqual([]);
  takeCards([card(4)], true, 100, 9_000);
  expect(ids()).toEqual([]);
  expect(currentNews().flag).toBe(true);
});

test("what reads differently takes the place of what was shown", () => {
  takeCards([card(1)], true, 100, 0);
  takeCards([card(1, { title: "A 0–0 B", content: "Goal disallowed" })], true, 100, 3_000);
  expect(currentNews().popUps).toMatchObject([{ card: { title: "A 0–0 B" }, receivedAt: 3_000 }]);
});

test("whoever closes the last one has seen it", () => {
  takeCards([card(2), card(1)], true, 100, 0);
  expect(closePopUp(2)).toBe(false);
  expect(currentNews().flag).toBe(true);
  expect(closePopUp(1)).toBe(true);
  expect(currentNews().flag).toBe(false);
  takeCards([card(3)], true, 100, 0);
  clearNews();
  expect(currentNews()).toMatchObject({ flag: false, popUps: [] });
});
