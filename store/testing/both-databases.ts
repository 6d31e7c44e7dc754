import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { type Database, openStore, type Store } from "../engine/open.ts";
import { type PrivatePostgres, postgresBinaries, startPostgres } from "./postgres.ts";

const binaries = postgresBinaries();

export type StoreUnderTest = {
  readonly kind: "embedded" | "postgres";
  /** No PostgreSQL is installed here. */
  readonly skipped: boolean;
  readonly database: Database;
  /** Of the embedded database. */
  readonly directory: string;
  reopen(): Promise<void>;
};

/** One suite on both databases: what holds on one must hold on the other. */
export function describeOnBoth(title: string, tests: (subject: StoreUnderTest) => void): void {
  describe.each(["embedded", "postgres"] as const)(`${title} on %s`, (kind) => {
    const skipped = kind === "postgres" && !binaries;
    let store: Store;
    let server: PrivatePostgres | undefined;
    let directory: string;

    beforeAll(async () => {
      if (skipped) return;
      directory = mkdtempSync(join(tmpdir(), "scoreline-store-"));
      if (kind === "postgres" && binaries) server = await startPostgres(binaries);
      store = await openStore(server ? { databaseUrl: await server.createDatabase() } : { directory });
    });

    afterAll(async () => {
      if (skipped) return;
      await store.close();
      await server?.stop();
      rmSync(directory, { recursive: true, force: true });
    });

    tests({
      kind,
      skipped,
      get database() {
        return store.database;
      },
      get directory() {
        return directory;
      },
      async reopen() {
        await store.close();
        store = await openStore({ directory });
      },
    });
  });
}
