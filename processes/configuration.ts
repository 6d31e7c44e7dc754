import { isIP } from "node:net";
import { resolve } from "node:path";
import type { Sport } from "@scoreline/domain/sport";
import { firebaseKeysUrl } from "@scoreline/gateways/phone-token/firebase";
import { hostForm } from "@scoreline/site/video-hosts";
import type { StoreLocation } from "@scoreline/store/engine/open";
import * as z from "zod";
import { threadLimits } from "#program/node-flags.ts";

/**
 * The environment, read once. A bad value names the variable and the form that was expected.
 * The table in the README is held against this list by a test.
 */
export class BadConfiguration extends Error {}

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));
const address = (protocols: string) => z.url({ protocol: new RegExp(`^(${protocols})$`), hostname: /./ });
/** Without a path, a query or a password: pages are served from the root. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && `${new URL(text).origin}/` === new URL(text).href;
}

/** Nobody, a number of proxies, or networks that they are in. */
const proxies = z.union([
  z.literal("false").transform(() => false as const),
  z
    .string()
    .regex(/^[1-9]$/)
    .transform(Number),
  z.string().refine((text) => text.split(",").every(isNetwork)),
]);

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const longest = { 4: 32, 6: 128 }[isIP(address)];
  if (longest === undefined || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

const listed = (text: string) => (text === "" ? [] : text.split(","));
const hosts = z
  .string()
  .max(2_000)
  .transform(listed)
  .pipe(z.array(z.string().regex(hostForm)));

/** What belongs to a gateway is looked at by the gateway: a wrong word turns it off, and does not stop the site. */
const word = z.string().max(1_000);

/** The sources that there are. */
const feeds = ["demo", "scripted"] as const;
export type Feed = (typeof feeds)[number];

export const variables = {
  PORT: {
    form: "a port number from 1 to 65535",
    fallback: "3000",
    about: "Where the site is served",
    schema: whole(1, 65_535),
  },
  HOST: {
    form: "a host name or an address",
    fallback: "localhost",
    about: "What the server listens on; 0.0.0.0 for every address",
    schema: z.string().regex(/^[\w.:-]{1,255}$/),
  },
  ROLE: {
    form: "all, web, ingest or notify",
    fallback: "all",
    about: "What this process does; all but `all` need DATABASE_URL",
    schema: z.enum(["all", "web", "ingest", "notify"]),
  },
  DATA_DIR: {
    form: "a directory",
    fallback: "data",
    about: "Where the embedded database lives",
    schema: z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
  },
  DATABASE_URL: {
    form: "postgres://user:password@host:port/database",
    fallback: "",
    about: "PostgreSQL instead of the embedded database",
    schema: z.union([z.literal(""), address("postgres|postgresql")]),
  },
  REDIS_URL: {
    form: "redis://host:port",
    fallback: "",
    about: "Wakes web processes through Redis instead of PostgreSQL, and counts requests for all of them together",
    schema: z.union([z.literal(""), address("redis|rediss")]),
  },
  FEED: {
    form: "none, or some of demo and scripted, each once, with commas between them",
    fallback: "demo",
    about: "Where the data comes from, the most trusted source first; scripted is for tests",
    schema: z
      .string()
      .transform((text) => (text === "none" ? [] : text.split(",")))
      .pipe(z.array(z.enum(feeds)).refine((names) => new Set(names).size === names.length)),
  },
  FEED_SWITCH: {
    form: "keep or replace",
    fallback: "",
    about:
      "What becomes of what other sources have told, where FEED names other ones than before: kept beside it, or deleted",
    schema: z.enum(["", "keep", "replace"]),
  },
  DEMO_SEED: {
    form: "up to 40 letters, digits and hyphens",
    fallback: "scoreline",
    about: "Which demo world: the same seed gives the same world on every machine",
    schema: z.string().regex(/^[\w-]{1,40}$/),
  },
  DEMO_SPEED: {
    form: "a number from 0.1 to 600",
    fallback: "1",
    about: "How fast time passes with the demo feed; 1 is real time",
    schema: z
      .string()
      .regex(/^\d{1,3}(\.\d{1,3})?$/)
      .transform(Number)
      .pipe(z.number().min(0.1).max(600)),
  },
  DEMO_START: {
    form: "an instant such as 2026-11-15T12:00:00Z, from 2020 to 2034",
    fallback: "",
    about: "Where the clock of the demo feed starts; now when it is empty",
    schema: z.union([z.literal(""), z.iso.datetime().refine((text) => text >= "2020" && text < "2035")]),
  },
  DEMO_COMPETITIONS: {
    form: "ids such as football:premier-league,basketball:nba",
    fallback: "",
    about: "The part of the demo world that is told of; all of it when it is empty",
    schema: z
      .string()
      .regex(/^((football|basketball):[a-z\d-]+(,(football|basketball):[a-z\d-]+)*)?$/)
      .transform((text) => (text === "" ? [] : (text.split(",") as `${Sport}:${string}`[]))),
  },
  PUBLIC_URL: {
    form: "https://host, without a path",
    fallback: "",
    about: "The address that readers use; https switches strict transport security on",
    schema: z.union([z.literal(""), address("https?").refine((text) => isOrigin(text))]),
  },
  LOG_LEVEL: {
    form: "fatal, error, warn, info, debug, trace or silent",
    fallback: "info",
    about: "How much is logged",
    schema: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
  },
  RATE_LIMIT: {
    form: "a whole number, 0 for none",
    fallback: "1200",
    about:
      "What one address may spend a minute: a request costs 1, one that has to be worked for more, such as 11 for a page; files and repeated lists are free",
    schema: whole(0, 10_000_000),
  },
  CACHE_MB: {
    form: "megabytes from 1 to 65536",
    fallback: "64",
    about: "Memory that all caches of a process share: lists, answers, pages, pictures",
    schema: whole(1, 65_536),
  },
  PAGES_KEPT_MS: {
    form: "milliseconds from 0 to 10000, 0 for not at all",
    fallback: "1500",
    about: "For how long a rendered page is given to others who would see the same",
    schema: whole(0, 10_000),
  },
  TRUST_PROXY: {
    form: "false, the number of proxies in front of this server (1 to 9), or their addresses with commas such as 10.0.0.0/8,::1",
    fallback: "false",
    about: "Whose X-Forwarded-For is believed: as many proxies as stand in front of it, or those at these addresses",
    schema: proxies,
  },
  COUNTRY_HEADER: {
    form: "the name of a header",
    fallback: "",
    about: "Header in which your proxy or CDN says the reader's country, such as CF-IPCountry",
    schema: z.string().regex(/^[A-Za-z0-9-]{0,60}$/),
  },
  HKFC_API_URL: {
    form: "https://host, with a path or without",
    fallback: "",
    about:
      "Server that answers the calls under /hkfc, their prefix removed; without it they are answered from our own data",
    schema: z.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(200)]),
  },
  VIDEO_HOSTS: {
    form: "hosts such as video.example.com,*.cdn.example.com",
    fallback: "",
    about: "Where files and streams of video may come from; what is elsewhere is a link",
    schema: hosts,
  },
  EMBED_HOSTS: {
    form: "none, or hosts such as player.vimeo.com",
    fallback: "www.youtube-nocookie.com,player.vimeo.com",
    about: "Whose players may stand in a frame, once a reader has pressed play",
    schema: z.union([z.literal("none").transform(() => []), hosts]),
  },
  LIVE_VIDEO_COUNTRIES: {
    form: "countries such as TH,VN",
    fallback: "",
    about: "Where live video is shown, beside what a feed says of each; everywhere when it is empty",
    schema: z
      .string()
      .regex(/^([A-Z]{2}(,[A-Z]{2})*)?$/)
      .transform(listed),
  },
  IP_DATABASE: {
    form: "a file",
    fallback: "",
    about: "Country database (MMDB) that tells where readers are, instead of the one that ships with us",
    schema: z.string().max(1_000),
  },
  SECRET_KEY: {
    form: "at least 32 characters",
    fallback: "",
    about:
      "Known to the servers alone: one-time codes are sealed with it. The embedded database keeps one of its own in DATA_DIR",
    schema: z.union([z.literal(""), z.string().min(32).max(500)]),
  },
  SMS: {
    form: "console, http or off",
    fallback: "console",
    about: "Who sends one-time codes: nobody, the console of this process, or a provider that speaks like Twilio",
    schema: word,
  },
  SMS_URL: {
    form: "https://host/path",
    fallback: "https://api.twilio.com/2010-04-01",
    about: "Where the provider takes messages",
    schema: word,
  },
  SMS_ACCOUNT: { form: "text", fallback: "", about: "The account there", schema: word },
  SMS_TOKEN: { form: "text", fallback: "", about: "Its secret", schema: word },
  SMS_FROM: { form: "a number or a name", fallback: "", about: "Who the messages are from", schema: word },
  MAIL: {
    form: "console, smtp or off",
    fallback: "console",
    about: "Who sends the newsletter: nobody, the console of this process, or a mail server",
    schema: word,
  },
  MAIL_URL: {
    form: "smtps://user:password@host:465 or smtp://user:password@host:587",
    fallback: "",
    about: "The mail server, with who we are there; smtp asks for encryption before anything else",
    schema: word,
  },
  MAIL_FROM: {
    form: "an address, or a name with an address in angle brackets",
    fallback: "",
    about: "Who the mails are from, such as Scoreline <news@scores.example>",
    schema: word,
  },
  LINE_CHANNEL_ID: { form: "digits", fallback: "", about: "Channel of LINE Login; both or neither", schema: word },
  LINE_CHANNEL_SECRET: { form: "text", fallback: "", about: "Its secret", schema: word },
  LINE_ACCESS_URL: {
    form: "https://host",
    fallback: "https://access.line.me",
    about: "Where people log in to LINE",
    schema: word,
  },
  LINE_API_URL: { form: "https://host", fallback: "https://api.line.me", about: "Where LINE answers us", schema: word },
  ZALO_APP_ID: { form: "digits", fallback: "", about: "App of Zalo, for Vietnam; both or neither", schema: word },
  ZALO_APP_SECRET: { form: "text", fallback: "", about: "Its secret", schema: word },
  ZALO_OAUTH_URL: {
    form: "https://host",
    fallback: "https://oauth.zaloapp.com",
    about: "Where people log in to Zalo",
    schema: word,
  },
  ZALO_GRAPH_URL: {
    form: "https://host",
    fallback: "https://graph.zalo.me",
    about: "Where Zalo answers us",
    schema: word,
  },
  FIREBASE_PROJECT_ID: {
    form: "a project's id",
    fallback: "",
    about: "Firebase project whose verified numbers are believed; both or neither",
    schema: word,
  },
  FIREBASE_API_KEY: { form: "text", fallback: "", about: "What browsers call it with", schema: word },
  FIREBASE_KEYS_URL: {
    form: "https://host/path",
    fallback: firebaseKeysUrl,
    about: "Where its issuer publishes keys",
    schema: word,
  },
  FANTASY_URL: {
    form: "https://host, with a path or without",
    fallback: "",
    about:
      "The fantasy site, which is told who comes by a signed token; without it the page says that it is coming soon",
    schema: word,
  },
  FANTASY_LOGOUT_URL: {
    form: "https://host, with a path or without",
    fallback: "",
    about: "What browsers load there, unseen, when somebody logs out; FANTASY_URL when it is empty",
    schema: word,
  },
  FANTASY_KEY: {
    form: "an Ed25519 key, its 32 bytes as base64url",
    fallback: "",
    about:
      "What these tokens are signed with, every process with the same. The embedded database keeps one of its own in DATA_DIR",
    schema: word,
  },
  VAPID_PUBLIC_KEY: {
    form: "the public key of a pair, as base64url",
    fallback: "",
    about: "What browsers subscribe to pushes with. A pair is made at the first start, in DATA_DIR or in PostgreSQL",
    schema: z.union([z.literal(""), z.string().regex(/^[\w-]{87}$/)]),
  },
  VAPID_PRIVATE_KEY: {
    form: "the private key of the pair, as base64url",
    fallback: "",
    about: "What pushes are signed with; both or neither",
    schema: z.union([z.literal(""), z.string().regex(/^[\w-]{43}$/)]),
  },
  VAPID_SUBJECT: {
    form: "mailto:somebody@host or https://host",
    fallback: "",
    about: "Whom a push service can turn to; PUBLIC_URL when it is empty",
    schema: z.union([z.literal(""), z.string().regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/)]),
  },
  METRICS_TOKEN: {
    form: "at least 16 characters",
    fallback: "",
    about: "When set, /metrics wants it as a bearer token",
    schema: z.union([z.literal(""), z.string().min(16).max(200)]),
  },
} as const;

export type Variable = keyof typeof variables;

export function readConfiguration(environment: Record<string, string | undefined>) {
  const read = Object.fromEntries(
    Object.entries(variables).map(([name, { schema, form, fallback }]) => {
      const parsed = (schema as z.ZodType).safeParse(environment[name] || fallback);
      if (!parsed.success) throw new BadConfiguration(`${name} must be ${form}.`);
      return [name, parsed.data];
    }),
  ) as { [Name in Variable]: z.output<(typeof variables)[Name]["schema"]> };
  if (read.ROLE !== "all" && !read.DATABASE_URL) {
    throw new BadConfiguration(
      `ROLE=${read.ROLE} needs DATABASE_URL: only one process can hold the embedded database.`,
    );
  }
  if (!read.FEED.includes("demo") && (read.DEMO_START || read.DEMO_SPEED !== 1 || read.DEMO_COMPETITIONS.length > 0)) {
    throw new BadConfiguration("DEMO_START, DEMO_SPEED and DEMO_COMPETITIONS must be empty unless FEED names demo.");
  }
  if (read.ROLE !== "all" && read.DEMO_SPEED !== 1) {
    throw new BadConfiguration(
      `DEMO_SPEED must be 1 with ROLE=${read.ROLE}: processes that share a world would each have a clock of their own.`,
    );
  }
  return read;
}

export type Configuration = ReturnType<typeof readConfiguration>;

/** What each source is called in the store, the most trusted first. */
export function sourceNames(configuration: Configuration): string[] {
  return configuration.FEED.map((feed) => sourceName(feed, configuration));
}

export function sourceName(feed: Feed, { DEMO_SEED }: Configuration): string {
  return feed === "demo" ? `demo ${DEMO_SEED}` : feed;
}

export function storeLocation({ DATABASE_URL, DATA_DIR }: Configuration): StoreLocation {
  return DATABASE_URL ? { databaseUrl: DATABASE_URL } : { directory: DATA_DIR, threadLimits: threadLimits.database };
}
