import {
  type CommentsMessage,
  type ContestMessage,
  type DetailsMessage,
  type EventsMessage,
  type RowDelta,
  type RowNews,
  rowDelta,
  type ScoresMessage,
  type StreamEvent,
  type UserMessage,
} from "@scoreline/contract/live";
import type { MatchRow } from "@scoreline/contract/schemas";
import type { Fact, MatchFact } from "@scoreline/domain/facts";
import { type Sport, sports } from "@scoreline/domain/sport";
import type { Database } from "@scoreline/store/engine/open";
import { Boards, type HeadChange } from "#boards.ts";
import type { Budget } from "#cache/budget.ts";
import { isListed } from "#changes.ts";
import { Hub, type HubTopic } from "#hub.ts";
import { movingPart } from "#moving-part.ts";
import { startReadingNames } from "#read-names.ts";
import { SearchBook } from "#search-book.ts";
import { startSequencer } from "#sequencer.ts";
import { followFacts } from "#tail.ts";
import type { WakeBus } from "#wake.ts";

const heartbeatMs = 15_000;
const rollMs = 3_600_000;
const reconnectSpreadMs = 5_000;

type LivePart = "fact log" | "outbox" | "names" | "days of the lists";

/** Follows the fact log: moves the lists and tells the listeners. */
export type Live = {
  boards: Boards;
  hub: Hub;
  search: SearchBook;
  /** Has what was posted for the log told, here and in the other processes. */
  wake(): void;
  /** Begins to read the names that people look for. It keeps the store busy: whoever serves does so first. */
  readNames(): void;
  stop(): Promise<void>;
};

export async function startLive(options: {
  database: Database;
  bus: WakeBus;
  now(): number;
  /** The memory of all caches. */
  budget?: Budget;
  /** Told whenever one of the parts fails, and whenever it has done what there was to do. */
  onError(part: LivePart, error: unknown): void;
  onDone?(part: LivePart): void;
}): Promise<Live> {
  const telling = (part: LivePart) => ({
    onError: (error: unknown) => options.onError(part, error),
    onRead: () => options.onDone?.(part),
  });
  const boards = await Boards.load(options.database, options.now(), options.budget);
  const hub = new Hub(boards.seq);
  const search = new SearchBook(boards.catalogue, options.database);
  const tail = followFacts({
    ...options,
    ...telling("fact log"),
    from: boards.seq,
    onFacts: async (facts) => {
      const changes = await boards.apply(facts);
      search.follow(facts);
      publish(hub, changes, facts);
    },
    // Away for longer than facts are kept: everybody starts from what the store says now.
    onResync: async () => {
      await boards.reload(options.now());
      search.restart();
      hub.restart(boards.seq);
      return boards.seq;
    },
  });
  const sequencer = startSequencer({ ...options, ...telling("outbox") });
  let names: ReturnType<typeof startReadingNames> | undefined;
  // Sessions last by the real time, however fast a demo world runs.
  const heartbeat = setInterval(() => hub.heartbeat(Date.now()), heartbeatMs);
  const days = telling("days of the lists");
  const roll = setInterval(() => boards.roll(options.now()).then(days.onRead, days.onError), rollMs);
  return {
    boards,
    hub,
    search,
    wake: sequencer.look,
    readNames() {
      names ??= startReadingNames({ ...options, ...telling("names"), book: search });
    },
    async stop() {
      clearInterval(heartbeat);
      clearInterval(roll);
      await Promise.all([sequencer.stop(), tail.stop(), names?.stop()]);
      hub.close(reconnectSpreadMs, Math.random);
    },
  };
}

/**
 * One scores message a sport for all that a page of facts changed, one message a match for each change of its events or
 * details, and to each reader what is their own.
 * Numbers only grow, whatever the topic: a reader that was cut off in between goes on from the last one without a gap.
 */
function publish(hub: Hub, changes: readonly HeadChange[], facts: readonly Fact[]): void {
  const messages: { topic: HubTopic | "users" | readonly number[]; event: StreamEvent; seq: number; data: object }[] =
    [];
  for (const fact of facts) {
    // Before anything else is told: a session that is over hears nothing of this page.
    if (fact.kind === "session-ended") hub.endSession(fact.sessionId);
    if (fact.kind === "comments") {
      const { seq, newsId, added, gone, total } = fact;
      const data: CommentsMessage = { seq, newsId, added, gone, total };
      messages.push({ topic: `news:${newsId}`, event: "comments", seq, data });
    }
    if (fact.kind === "contests") {
      for (const contestId of fact.ids) {
        const data: ContestMessage = { seq: fact.seq, contestId };
        messages.push({ topic: `contest:${contestId}`, event: "contest", seq: fact.seq, data });
      }
    }
    if (fact.kind === "announced") {
      const data: UserMessage = { seq: fact.seq, changed: ["announcements"] };
      messages.push({ topic: "users", event: "user", seq: fact.seq, data });
    }
    if (fact.kind !== "user" && fact.kind !== "users") continue;
    const data: UserMessage = { seq: fact.seq, changed: fact.changed };
    const topic = fact.kind === "users" ? fact.userIds : (`user:${fact.userId}` as const);
    messages.push({ topic, event: "user", seq: fact.seq, data });
  }
  for (const sport of sports) {
    const own = changes.filter(({ after, fact }) => after.sport === sport && movesLists(fact));
    const seq = own.at(-1)?.fact.seq ?? 0;
    const data = scoresMessage(sport, own, seq);
    if (data) messages.push({ topic: `scores:${sport}`, event: "scores", seq, data });
  }
  for (const { after, fact } of changes) {
    const { seq } = fact;
    const topic: HubTopic = `match:${after.id}`;
    if (fact.kind === "events") {
      const data: EventsMessage = { seq, matchId: after.id, set: fact.set, removed: fact.removed };
      messages.push({ topic, event: "match", seq, data });
    } else if (fact.kind === "details") {
      const data: DetailsMessage = { seq, matchId: after.id, parts: fact.parts, items: fact.items };
      messages.push({ topic, event: "details", seq, data });
    }
  }
  // A match that no list holds moves no head; somebody looks at it all the same.
  const moved = new Set(changes.map(({ fact }) => fact));
  for (const fact of facts) {
    if (fact.kind !== "details" || !fact.asked || moved.has(fact)) continue;
    const { seq, matchId, parts, items } = fact;
    const data: DetailsMessage = { seq, matchId, parts, items };
    messages.push({ topic: `match:${matchId}`, event: "details", seq, data });
  }
  messages.sort((a, b) => a.seq - b.seq);
  for (const { topic, event, seq, data } of messages) {
    if (topic === "users") hub.tellAllUsers(event, seq, data);
    else if (typeof topic === "string") hub.publish(topic, event, seq, data);
    else hub.tellUsers(topic, event, seq, data);
  }
}

function movesLists(fact: MatchFact): boolean {
  if (fact.kind === "details") return isListed(fact.parts);
  return fact.kind !== "events";
}

function scoresMessage(sport: Sport, changes: readonly HeadChange[], seq: number): ScoresMessage | undefined {
  const merged = new Map<
    number,
    { before: HeadChange["before"]; after: HeadChange["after"]; news: RowNews | undefined }
  >();
  for (const { before, after, fact } of changes) {
    const known = merged.get(after.id);
    merged.set(after.id, { before: known ? known.before : before, after, news: newsOf(fact) ?? known?.news });
  }
  const m: RowDelta[] = [];
  let changed = false;
  for (const { before, after, news } of merged.values()) {
    const moved = before && sameContest(before, after);
    if (!moved) changed = true;
    else {
      const delta = rowDelta(asRow(before), asRow(after));
      if (delta) m.push(news ? { ...delta, n: news } : delta);
    }
  }
  if (m.length === 0 && !changed) return undefined;
  return { seq, sport, m, ...(changed && { changed: true as const }) };
}

/** The deltas carry only what moves: a new match, other teams or another day need the list. */
function sameContest(before: HeadChange["after"], after: HeadChange["after"]): boolean {
  return (
    before.kickoff === after.kickoff &&
    JSON.stringify([before.home, before.away]) === JSON.stringify([after.home, after.away])
  );
}

function newsOf(fact: MatchFact): RowNews | undefined {
  const news = fact.kind === "state" && fact.sport === "football" ? fact.news.at(-1) : undefined;
  return news && `${news.type}-${news.side}`;
}

function asRow(head: HeadChange["after"]): MatchRow {
  return { matchId: head.id, ...movingPart(head) } as MatchRow;
}
