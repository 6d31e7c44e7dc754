import type { ServerResponse } from "node:http";
import { newVapidKeys } from "@scoreline/gateways/push/vapid";
import { webPush } from "@scoreline/gateways/push/web-push";
import { startPushService } from "@scoreline/gateways/testing/push-service";
import { openSession } from "@scoreline/store/account/sessions";
import { type NewSubscription, saveSubscription } from "@scoreline/store/notify/push";
import type { StoreUnderTest } from "@scoreline/store/testing/both-databases";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { type DeliverOptions, Delivery } from "#push/deliver.ts";
import { kickoff, smallLeague, Telling } from "#testing/followers.ts";

export const team = { kind: "team", thingId: 1, sport: "football" } as const;

type Own = Partial<Pick<NewSubscription, "locale" | "withoutScores" | "timeZone">>;

/** A push service, a match, and those who hear of it on their telephones; before each test there are none of them. */
export class Pushes {
  service!: Awaited<ReturnType<typeof startPushService>>;
  gateway!: ReturnType<typeof webPush>;
  telling!: Telling;
  readonly refused: { status: number; forbidden: boolean }[] = [];
  /** The real time at kick-off. */
  readonly real = Math.floor(Date.now() / 1_000) * 1_000;
  readonly #store: StoreUnderTest;
  #sessions = 0;

  constructor(store: StoreUnderTest) {
    this.#store = store;
    beforeAll(async () => {
      this.service = await startPushService();
      this.gateway = webPush({
        keys: newVapidKeys(),
        subject: "https://scores.example",
        now: () => this.real,
        ca: this.service.ca,
        // Longer than any machine is busy: who is to hang is let go by the test.
        waitMs: 120_000,
      });
    });
    afterAll(async () => {
      this.gateway.close();
      await this.service.close();
    });
    beforeEach(async () => {
      if (store.skipped) return;
      for (const table of ["alerts", "notifications", "alert_watches", "fact_consumers", "facts", "users", "matches"])
        await store.database.execute(`delete from ${table}`);
      await smallLeague(store.database);
      this.telling = new Telling(store.database);
      this.service.received.length = 0;
      this.service.faults.clear();
      this.refused.length = 0;
    });
  }

  async fan(path: string, own: Own = {}): Promise<number> {
    const userId = await this.telling.follower(team);
    await this.device(userId, path, own);
    return userId;
  }

  async device(userId: number, path: string, { locale = "en", withoutScores = false, timeZone }: Own = {}) {
    this.#sessions += 1;
    const tokenHash = `t${this.#sessions}`;
    const session = await openSession(this.#store.database, { userId, tokenHash, createdAt: Date.now() });
    await saveSubscription(this.#store.database, {
      ...this.service.target(path),
      userId,
      sessionId: session.id,
      locale,
      withoutScores,
      ...(timeZone && { timeZone }),
      createdAt: kickoff,
    });
  }

  /** A process that sends: its clock stands still. */
  deliveryAt(now: number, own: Partial<DeliverOptions> = {}): Delivery {
    return new Delivery({
      database: this.#store.database,
      gateway: this.gateway,
      now: () => now,
      realNow: () => this.real + (now - kickoff),
      signal: new AbortController().signal,
      onRefused: (_host, refusal) => this.refused.push(refusal),
      random: () => 0.5,
      ...own,
    });
  }

  async deliver(now: number): Promise<void> {
    const delivery = this.deliveryAt(now);
    await delivery.sendDue();
    await delivery.settled();
  }

  /** Keeps who sends there waiting. Returns how to let them go. */
  hang(path: string): () => void {
    const held: ServerResponse[] = [];
    this.service.faults.set(path, (reply) => void held.push(reply));
    return () => {
      this.service.faults.set(path, (reply) => reply.socket?.destroy());
      for (const reply of held) reply.socket?.destroy();
    };
  }

  /** What came to a device, as its title and its words. */
  shown(path: string): string[] {
    const own = this.service.received.filter((each) => each.path === path);
    return own.map(({ payload }) => `${payload.title}: ${payload.body.replaceAll("\n", " / ")}`);
  }

  async waiting(): Promise<number> {
    const { rows } = await this.#store.database.execute<{ n: string }>("select count(*) as n from push_jobs");
    return Number(rows[0]?.n);
  }
}
