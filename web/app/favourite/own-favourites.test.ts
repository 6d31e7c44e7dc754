import { expect, test } from "vitest";
import { OwnFavourites, type OwnIds, type Thing } from "#favourite/own-favourites.ts";

const team: Thing = { kind: "team", sport: "football", id: 7, name: "Seven" };
const none = { match: [], team: [], competition: [] };
const following = (...ids: number[]): OwnIds => ({ football: { ...none, team: ids }, basketball: none });

/** A server that answers when it is told to. */
function slowServer() {
  const asked: { on: boolean; answer(): void; refuse(): void }[] = [];
  const send = (on: boolean) =>
    new Promise<void>((answer, refuse) => asked.push({ on, answer, refuse: () => refuse(new Error("no")) }));
  return { asked, send };
}
const soon = () => new Promise((over) => setTimeout(over, 0));

test("a star is there before the server has answered, and stays", async () => {
  const own = new OwnFavourites(following());
  const { asked, send } = slowServer();
  const set = own.set(team, true, send);
  expect(own.has("team", 7)).toBe(true);
  expect(own.has("competition", 7)).toBe(false);
  expect([own.count("football", "team"), own.count("basketball", "team")]).toEqual([1, 0]);
  asked[0]?.answer();
  expect(await set).toBe(true);
  expect(own.has("team", 7)).toBe(true);
});

test("what is refused is as it was", async () => {
  const own = new OwnFavourites(following());
  const { asked, send } = slowServer();
  const set = own.set(team, true, send);
  asked[0]?.refuse();
  await expect(set).rejects.toThrow();
  expect(own.has("team", 7)).toBe(false);
  expect(own.count("football", "team")).toBe(0);
});

test("whoever touches a star thrice sends what they want in the end, one after the other", async () => {
  const own = new OwnFavourites(following());
  const { asked, send } = slowServer();
  const first = own.set(team, true, send);
  expect(await own.set(team, false, send)).toBeUndefined();
  expect(own.has("team", 7)).toBe(false);
  expect(asked).toHaveLength(1);
  asked[0]?.answer();
  await soon();
  expect(asked.map(({ on }) => on)).toEqual([true, false]);
  asked[1]?.answer();
  expect(await first).toBe(false);
  expect(own.has("team", 7)).toBe(false);
});

test("what another device did is told, without taking back what is on its way here", async () => {
  const own = new OwnFavourites(following(1));
  let told = 0;
  own.subscribe(() => {
    told += 1;
  });
  own.take(following(1));
  expect(told).toBe(0);
  const { asked, send } = slowServer();
  const set = own.set(team, true, send);
  own.take(following(2));
  expect([1, 2, 7].map((id) => own.has("team", id))).toEqual([false, true, true]);
  asked[0]?.answer();
  await set;
  expect(own.has("team", 7)).toBe(true);
});
