import type { Page } from "@playwright/test";
import { fantasySite } from "@scoreline/gateways/testing/fantasy-site";
import { firebaseIssuer } from "@scoreline/gateways/testing/firebase-issuer";
import { lineServer } from "@scoreline/gateways/testing/line-server";
import { zaloServer } from "@scoreline/gateways/testing/zalo-server";
import { test as base } from "./fixtures.ts";
import { newAddress } from "./people.ts";
import { ScorelineProcess } from "./scoreline-process.ts";

type Outside = Awaited<ReturnType<typeof startOutside>>;

/** Everybody whom the site speaks with, each in a server of its own. */
async function startOutside(address: string) {
  const line = await lineServer(`${address}/linecallback`);
  const zalo = await zaloServer();
  const firebase = await firebaseIssuer("scoreline-e2e");
  const fantasy = await fantasySite({ issuer: address });
  return {
    firebase,
    fantasy,
    environment: {
      LINE_CHANNEL_ID: line.settings.channelId,
      LINE_CHANNEL_SECRET: line.settings.channelSecret,
      LINE_ACCESS_URL: line.url,
      LINE_API_URL: line.url,
      ZALO_APP_ID: zalo.settings.appId,
      ZALO_APP_SECRET: zalo.settings.appSecret,
      ZALO_OAUTH_URL: zalo.url,
      ZALO_GRAPH_URL: zalo.url,
      FIREBASE_PROJECT_ID: firebase.settings.projectId,
      FIREBASE_API_KEY: "a-public-key",
      FIREBASE_KEYS_URL: firebase.settings.keysUrl,
      FANTASY_URL: fantasy.playUrl,
    },
    close: () => Promise.all([line, zalo, firebase, fantasy].map((server) => server.close())),
  };
}

/** A server with every way in, and everybody outside whom it needs: the same for all files about accounts. */
export const test = base.extend<object, { accounts: { server: ScorelineProcess; outside: Outside } }>({
  accounts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      let started: Outside | undefined;
      const server = await ScorelineProcess.start(async (address) => {
        started = await startOutside(address);
        return { TRUST_PROXY: "1", ...started.environment };
      });
      if (!started) throw new Error("nobody is outside");
      await use({ server, outside: started });
      await server.end();
      await started.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: async ({ accounts }, use) => use(accounts.server.address),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use(newAddress()),
});

/** Their own, beside the menus: who sees one is signed in. */
export const picture = (page: Page) => page.locator('header img[src^="/avatars/"]:visible');
