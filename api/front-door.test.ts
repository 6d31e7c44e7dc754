import type { IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Budget } from "@scoreline/live/cache/budget";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FrontDoor } from "#front-door.ts";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
let base: string;
beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api`;
});
afterAll(() => server.close());

const list = "/match/getMatchListv4?lang=th_TH&timeZone=Asia/Bangkok";
const ask = async (path: string, init: RequestInit = {}) => {
  const before = server.app.frontDoor.answered;
  const response = await fetch(base + path, init);
  const { date: _, ...headers } = Object.fromEntries(response.headers);
  return {
    status: response.status,
    headers,
    body: await response.text(),
    atTheDoor: server.app.frontDoor.answered > before,
  };
};

/** Whatever was kept is over after this. */
const nextFact = () => {
  const { boards } = server.services;
  return boards.apply([{ kind: "user", userId: 1, changed: ["profile"], seq: boards.seq + 1, at: 0 }]);
};
beforeEach(nextFact);

test("what was just answered is given again, byte for byte and header by header", async () => {
  const first = await ask(list);
  const { atTheDoor, ...again } = await ask(list);
  expect([first.atTheDoor, atTheDoor]).toEqual([false, true]);
  expect(again).toEqual({ status: first.status, headers: first.headers, body: first.body });
  const other = await ask(list.replace("th_TH", "en_US"));
  expect(other.atTheDoor).toBe(false);
  expect(other.body).not.toBe(first.body);
});

test("each encoding is another answer", async () => {
  const kinds = ["br", "gzip", "identity"].map((encoding) => ({ headers: { "accept-encoding": encoding } }));
  for (const kind of kinds) expect((await ask(list, kind)).atTheDoor).toBe(false);
  const [br, gzip, plain] = await Promise.all(kinds.map((kind) => ask(list, kind)));
  expect([br, gzip, plain].map((answer) => answer?.headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
  expect(br?.body).toBe(plain?.body);
  expect(gzip?.body).toBe(plain?.body);
});

test("who has it already is told so, also when nobody else has asked", async () => {
  const known = (await ask(list)).headers.etag ?? "";
  await nextFact();
  const again = { headers: { "if-none-match": known } };
  expect(await ask(list, again)).toMatchObject({ status: 304, atTheDoor: false });
  expect(await ask(list, again)).toMatchObject({ status: 304, atTheDoor: true });
  const { atTheDoor: _, ...whole } = await ask(list);
  await nextFact();
  expect(await ask(list)).toMatchObject(whole);
});

test("who has it already is told so at the door", async () => {
  const etag = (await ask(list)).headers.etag ?? "";
  const had = await ask(list, { headers: { "if-none-match": etag } });
  expect(had).toMatchObject({ status: 304, body: "", atTheDoor: true });
  expect(had.headers).toMatchObject({ etag, "cache-control": "public, max-age=2", vary: "accept-encoding" });
});

test("the next fact ends it", async () => {
  await ask(list);
  await nextFact();
  expect((await ask(list)).atTheDoor).toBe(false);
});

test("nothing is kept of or given to who is signed in, and nothing of what may not be kept", async () => {
  const { authorization } = await server.signIn();
  const signed: Record<string, string>[] = [{ authorization }, { cookie: "tz=UTC; session=abc" }];
  for (const headers of signed) {
    expect((await ask(list, { headers })).headers["cache-control"]).toBe("private, no-store");
    expect((await ask(list)).atTheDoor).toBe(false);
    expect((await ask(list, { headers })).atTheDoor).toBe(false);
    await nextFact();
  }
  for (const path of ["/ip", "/match/getMatchListv4?date=nonsense"]) {
    await ask(path);
    expect((await ask(path)).atTheDoor).toBe(false);
  }
  await ask(list);
  expect(await ask(list, { method: "POST" })).toMatchObject({ status: 405, atTheDoor: false });
});

test("what is long is held once for all who are slow to read it, and not once for each", () => {
  const door = new FrontDoor();
  door.follow(() => 1, new Budget(1_000_000));
  const given = (length: number): unknown => {
    const url = `/${length}`;
    const body = Buffer.alloc(length, "x");
    door.keep(url, "list", "identity", { headers: {}, etag: "tag", body });
    const end = vi.fn();
    const response = { writeHead: () => ({ end }) } as unknown as ServerResponse;
    expect(door.answer({ method: "GET", url, headers: {} } as IncomingMessage, response)).toBe(true);
    return end.mock.calls[0]?.[0] === body;
  };
  expect([given(100), given(100_000)]).toEqual([false, true]);
});

test("a form that promises nothing and sends nothing is answered", async () => {
  const socket = connect(Number(new URL(base).port), "127.0.0.1");
  socket.end(
    "POST /api/user/logout HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/x-www-form-urlencoded\r\n\r\n",
  );
  expect(Buffer.concat(await socket.toArray()).toString()).toContain("100007");
});
