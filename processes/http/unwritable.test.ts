import { createServer, serveApi } from "@scoreline/api/server";
import { type TestServer, testServer } from "@scoreline/api/testing/server";
import { openStore } from "@scoreline/store/engine/open";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "@scoreline/store/testing/postgres";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const binaries = postgresBinaries();

describe.skipIf(!binaries)("while PostgreSQL answers and cannot write", () => {
  let postgres: PrivatePostgres;
  let server: TestServer;
  beforeAll(async () => {
    postgres = await startPostgres(binaries ?? "");
    const databaseUrl = await postgres.createDatabase();
    server = await testServer({ open: () => openStore({ databaseUrl }) });
  });
  afterAll(async () => {
    await server?.close();
    await postgres?.stop();
  });

  test("what is read is answered, what would be written is to be asked again, and no request is a line in the log", async () => {
    const lines: string[] = [];
    const told: unknown[] = [];
    const app = createServer({
      logger: pino({ level: "info" }, { write: (line: string) => void lines.push(line) }),
      rateLimit: 0,
      trustProxy: false,
      onStoreAway: (error) => told.push(error),
    });
    const hours = 3 * 3_600_000;
    // So late that it would be written down that they came.
    const now = () => server.services.now() + hours;
    const services = { ...server.services, accounts: { ...server.services.accounts, now } };
    await serveApi(app, services, { checkReplies: true });
    const { authorization } = await server.signIn();
    const { database } = server.services;
    // As a server is that took over and does not lead: every transaction of every connection.
    await database.execute("alter system set default_transaction_read_only = on");
    await database.execute("select pg_reload_conf()");
    const headers = { authorization };
    const star = () => app.inject({ method: "POST", url: "/api/fav/favMatch?matchId=1", headers });
    await expect.poll(async () => (await star()).statusCode).toBe(503);
    expect((await star()).headers["retry-after"]).toBe("5");
    expect((await app.inject({ url: "/api/fav/ids", headers })).statusCode).toBe(200);
    expect((await app.inject("/api/match/score?matchIds=1")).statusCode).toBe(200);
    expect(told.length).toBeGreaterThan(1);
    expect(lines).toEqual([]);
    await app.close();
  });
});
