import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BadConfiguration, readConfiguration, type Variable, variables } from "#configuration.ts";

/** What gateways are told is looked at by them: a wrong word turns one off. */
const tooLong = "x".repeat(1_001);
const bad: Record<Variable, string> = {
  PORT: "70000",
  HOST: "no host",
  ROLE: "everything",
  DATA_DIR: "",
  DATABASE_URL: "mysql://localhost/x",
  REDIS_URL: "localhost:6379",
  FEED: "rumours",
  FEED_SWITCH: "drop",
  DEMO_SEED: "a b",
  DEMO_SPEED: "fast",
  DEMO_START: "tomorrow",
  DEMO_COMPETITIONS: "premier-league",
  PUBLIC_URL: "scoreline",
  HKFC_API_URL: "hkfc",
  LOG_LEVEL: "loud",
  RATE_LIMIT: "-1",
  CACHE_MB: "0",
  PAGES_KEPT_MS: "soon",
  TRUST_PROXY: "yes",
  COUNTRY_HEADER: "two words",
  VAPID_PUBLIC_KEY: "short",
  VAPID_PRIVATE_KEY: "short",
  VAPID_SUBJECT: "me",
  METRICS_TOKEN: "short",
  SECRET_KEY: "short",
  VIDEO_HOSTS: "https://video.example",
  EMBED_HOSTS: "player.example; script-src *",
  LIVE_VIDEO_COUNTRIES: "Thailand",
  IP_DATABASE: tooLong,
  SMS: tooLong,
  SMS_URL: tooLong,
  SMS_ACCOUNT: tooLong,
  SMS_TOKEN: tooLong,
  SMS_FROM: tooLong,
  MAIL: tooLong,
  MAIL_URL: tooLong,
  MAIL_FROM: tooLong,
  LINE_CHANNEL_ID: tooLong,
  LINE_CHANNEL_SECRET: tooLong,
  LINE_ACCESS_URL: tooLong,
  LINE_API_URL: tooLong,
  ZALO_APP_ID: tooLong,
  ZALO_APP_SECRET: tooLong,
  ZALO_OAUTH_URL: tooLong,
  ZALO_GRAPH_URL: tooLong,
  FIREBASE_PROJECT_ID: tooLong,
  FIREBASE_API_KEY: tooLong,
  FIREBASE_KEYS_URL: tooLong,
  FANTASY_URL: tooLong,
  FANTASY_LOGOUT_URL: tooLong,
  FANTASY_KEY: tooLong,
};

test.each(Object.entries(bad).filter(([, value]) => value))(
  "a bad %s names the variable and the expected form",
  (name, value) => {
    const read = () => readConfiguration({ [name]: value });
    expect(read).toThrow(BadConfiguration);
    expect(read).toThrow(`${name} must be ${variables[name as Variable].form}.`);
  },
);

test("an empty environment gives the defaults", () => {
  expect(readConfiguration({})).toMatchObject({
    PORT: 3000,
    HOST: "localhost",
    ROLE: "all",
    FEED: ["demo"],
    DEMO_SPEED: 1,
  });
});

test("the public address has no path: it would be dropped", () => {
  for (const PUBLIC_URL of [
    "https://scores.example/live",
    "https://scores.example/?a=1",
    "https://me@scores.example",
  ]) {
    expect(() => readConfiguration({ PUBLIC_URL })).toThrow("PUBLIC_URL must be https://host, without a path.");
  }
  expect(readConfiguration({ PUBLIC_URL: "https://scores.example:8443" }).PUBLIC_URL).toBe(
    "https://scores.example:8443",
  );
});

test("several sources stand in the order of trust, each once", () => {
  expect(readConfiguration({ FEED: "scripted,demo" }).FEED).toEqual(["scripted", "demo"]);
  expect(readConfiguration({ FEED: "none" }).FEED).toEqual([]);
  for (const FEED of ["demo,demo", "none,demo", "demo,"]) {
    expect(() => readConfiguration({ FEED })).toThrow("FEED must be none, or some of");
  }
});

test("roles that share the data need a database that can be shared", () => {
  expect(() => readConfiguration({ ROLE: "web" })).toThrow("ROLE=web needs DATABASE_URL");
});

test("only the demo feed has a clock of its own", () => {
  expect(() => readConfiguration({ FEED: "none", DEMO_SPEED: "10" })).toThrow(
    "DEMO_START, DEMO_SPEED and DEMO_COMPETITIONS",
  );
});

test("a faster clock is one process's alone", () => {
  const DATABASE_URL = "postgres://127.0.0.1/scores";
  for (const ROLE of ["ingest", "web", "notify"]) {
    expect(() => readConfiguration({ ROLE, DATABASE_URL, DEMO_SPEED: "30" })).toThrow(
      `DEMO_SPEED must be 1 with ROLE=${ROLE}`,
    );
    expect(readConfiguration({ ROLE, DATABASE_URL, DEMO_SPEED: "1" }).DEMO_SPEED).toBe(1);
  }
  expect(readConfiguration({ DATABASE_URL, DEMO_SPEED: "30" }).DEMO_SPEED).toBe(30);
});

test("the README lists every variable with its default", () => {
  const readme = readFileSync(join(import.meta.dirname, "..", "README.md"), "utf8");
  for (const [name, { fallback, about }] of Object.entries(variables)) {
    expect(readme).toContain(
      `| \`${name}\` | ${fallback ? `\`${fallback}\`` : ""} | ${about} |`.replace("|  |", "| |"),
    );
  }
});
