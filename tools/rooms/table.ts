/** The rooms in chain order, what each holds, and what it may import. `docs/rooms.md` is printed from this table. */
export type Room = {
  holds: string;
  imports: readonly string[] /** Parts of a room that may be imported where the room as a whole may not. */;
  only?: Readonly<Record<string, string>>;
};

export const rooms = {
  domain: { holds: "pure rules of the two sports and of the product; no clock, no random, no I/O", imports: [] },
  site: {
    holds: "the site's own rules: addresses, redirects, menus, devices, timings, what machines read; pure",
    imports: ["domain"],
  },
  contract: { holds: "every call, every live message, the error catalogue, the client", imports: ["domain"] },
  i18n: { holds: "locales, messages per feature and locale, formats", imports: ["domain"] },
  names: {
    holds: "the book of names: countries, competitions and teams in eight languages, for any source; pure",
    imports: ["domain"],
  },
  world: {
    holds: "the demo world: competitions, people, schedule, the two match engines, odds; pure, ignorant of the port",
    imports: ["domain", "names"],
  },
  feed: {
    holds: "the port, and one folder a source; `demo/` translates the world",
    imports: ["domain", "names", "world"],
  },
  ingest: {
    holds: "intake of batches, identity of what they speak of, apply, quarantine",
    imports: ["domain", "names", "feed", "store"],
    only: { feed: "port/" },
  },
  store: { holds: "all SQL: schema, migrations, queries, on PGlite and PostgreSQL", imports: ["domain"] },
  live: {
    holds: "the tail of the fact log, the lists in memory, the streams, the wake-up bus",
    imports: ["domain", "contract", "store"],
  },
  notify: {
    holds: "who hears of what: alerts from the fact log, their way to lists and to browsers that take pushes",
    imports: ["domain", "site", "i18n", "store", "live", "gateways"],
  },
  content: {
    holds: "banners, articles and other words of the editors, as files, and their readers",
    imports: ["domain", "site"],
  },
  gateways: {
    holds: "the outside world behind small ports, each with a local default and a real provider",
    imports: ["domain"],
  },
  api: {
    holds: "HTTP: the calls by subject, the stream, the reference",
    imports: ["domain", "site", "contract", "i18n", "store", "live", "content", "gateways"],
  },
  web: { holds: "React pages by subject, `ui/` primitives", imports: ["domain", "site", "contract", "i18n"] },
  processes: {
    holds: "wiring only: configuration, roles, HTTP plumbing",
    imports: [
      "domain",
      "site",
      "contract",
      "i18n",
      "feed",
      "ingest",
      "store",
      "live",
      "notify",
      "content",
      "gateways",
      "api",
      "web",
      "tools",
    ],
  },
  e2e: {
    holds: "a real browser against a real server",
    imports: ["domain", "feed", "store", "gateways", "processes"],
    only: { gateways: "testing/", processes: "program/" },
  },
  bench: {
    holds: "measurements, as ratios in one run",
    imports: ["domain", "contract", "world", "feed", "store", "ingest", "live", "notify", "gateways", "api", "e2e"],
  },
  tools: { holds: "checks and set-up", imports: [] },
} as const satisfies Record<string, Room>;

export type RoomName = keyof typeof rooms;
export const roomNames = Object.keys(rooms) as RoomName[];
