import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestServer, testServer } from "#testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Listed = { contestId: number; startTime: number; endTime: number; sportType: number; title: string };

async function list(query: string): Promise<Listed[]> {
  const reply = await server.app.inject(`/api/contest/getContestList?${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().result.data;
}

test("events are listed by whether they are on, in the reader's language", async () => {
  const now = server.services.now();
  const [on, coming, over] = await Promise.all(
    ["ongoing", "upcoming", "past"].map((type) => list(`type=${type}&sportType=0&lang=th_TH`)),
  );
  expect(on).toHaveLength(1);
  expect(on?.[0]?.title).toBe("นักทายผลประจำสัปดาห์");
  expect(on?.every(({ startTime, endTime }) => startTime <= now && now < endTime)).toBe(true);
  expect(coming?.every(({ startTime }) => startTime > now)).toBe(true);
  // The last one first.
  const ends = (over ?? []).map(({ endTime }) => endTime);
  expect(ends).toEqual([...ends].sort((a, b) => b - a));
  expect(ends.every((end) => end <= now)).toBe(true);
});

test("a sport has its own, and without a choice there are all", async () => {
  expect((await list("sportType=1")).every(({ sportType }) => sportType === 1)).toBe(true);
  expect(new Set((await list("")).map(({ sportType }) => sportType))).toEqual(new Set([0, 1]));
});

test("what is not a kind of event is refused", async () => {
  for (const query of ["type=never", "sportType=7", "type=ongoing&sportType=x"]) {
    expect((await server.app.inject(`/api/contest/getContestList?${query}`)).statusCode).toBe(400);
  }
});
