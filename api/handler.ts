import type { Call, CallInput, CallReply } from "@scoreline/contract/call";
import type { LocaleCode } from "@scoreline/domain/names";
import type { Forward } from "@scoreline/gateways/forward/forward";
import type { IpLocation } from "@scoreline/gateways/ip-location/port";
import type { Boards } from "@scoreline/live/boards";
import type { Hub } from "@scoreline/live/hub";
import type { SearchBook } from "@scoreline/live/search-book";
import type { Session } from "@scoreline/store/account/sessions";
import type { Database } from "@scoreline/store/engine/open";
import type { Accounts } from "#account/accounts.ts";
import type { Caches } from "#cache/caches.ts";
import type { EntryQueue } from "#contest/entry-queue.ts";
import type { PushDoor } from "#notification/push-door.ts";
import type { Prepared } from "#prepared.ts";
import type { Visit } from "#session/visit.ts";
import type { VideoDoor } from "#video/door.ts";

/** A reader, as far as an answer that is made for everybody can depend on them. */
export type Reader = {
  locale: LocaleCode;
  timeZone: string;
  /** How late the answer is to be. */
  delaySeconds?: number;
  /** Where the request came from, when it came over the network and that is known. */
  country?: string;
};

/** Who calls, as far as an answer depends on it. */
export type Caller = Reader & {
  /** Read for calls that only a user may make, which are refused without one, and for those that tell a user more. */
  session?: Session;
  /** Of a request that came over the network. */
  visit?: Visit;
};

/** What handlers stand on. */
export type Services = {
  database: Database;
  boards: Boards;
  hub: Hub;
  search: SearchBook;
  /** What was made once for everybody; callers who are late share it. */
  caches: Caches;
  /** How late the caller is, whose services these are. */
  delaySeconds?: number;
  accounts: Accounts;
  /** What is entered in contests goes through here. */
  entryQueue: EntryQueue;
  /** Where this server sends pushes; without it there are none. */
  push?: PushDoor;
  /** Tells callers from abroad apart; without one nobody is told where they are. */
  ipLocation?: IpLocation;
  /** Hears of every look at an advertisement. */
  adViewed?(adId: number): void;
  /** Where pictures may come from; without it none are played here. */
  video?: VideoDoor;
  /** The server that answers Hong Kong's calls; without one we do. */
  hkfc?: Forward;
  /** Spends of what the caller's address may; not there for calls that a page makes, which is paid for as a whole. */
  pay?(cost: number): Promise<void>;
  /** Has the facts that a handler posted told, here and in the other processes. */
  wake(): void;
  /** Has the sources look for what is asked of them; without it they look by themselves. */
  askSources?(): void;
  now(): number;
};

export type Handler<Declared extends Call> = (
  input: CallInput<Declared>,
  caller: Caller,
  services: Services,
) => Promise<CallReply<Declared> | Prepared<CallReply<Declared>>>;
