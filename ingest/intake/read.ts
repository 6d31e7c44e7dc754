import { type FeedMessage, feedMessage } from "@scoreline/feed/port/message";
import type { Quarantined } from "@scoreline/store/intake/intake";
import * as z from "zod";

/** A source's clock may be a little ahead of ours. What is further ahead would win over all that is true until then. */
const aheadMs = 5 * 60_000;
/** However much is wrong with a message: after so many rounds it is set aside whole. */
const mostRounds = 4;
const longestReason = 1_000;

type Reading = { messages: FeedMessage[]; unreadable: Quarantined[] };

/**
 * Reads what a source said, message by message. One bad item of a list, one figure that nobody knows or one impossible added
 * time is set aside alone, and the rest of its message kept; a message that says nothing without it is set aside whole.
 */
export function readMessages(source: string, raw: readonly unknown[], now: number): Reading {
  const messages: FeedMessage[] = [];
  const unreadable: Quarantined[] = [];
  const setAside = (what: unknown, reason: string) =>
    unreadable.push({ source, at: now, reason: reason.slice(0, longestReason), raw: what });
  for (const one of raw) {
    const { message, faults, error } = readOne(one);
    if (!message) setAside(one, `unreadable ${typeOf(one)}: ${error}`);
    else if (isAhead(message, now)) {
      setAside(one, `from the future: ${new Date(message.at).toISOString()} is ahead of our clock`);
    } else {
      messages.push(message);
      for (const { at, reason, item } of faults) {
        setAside({ ...aboutOf(message), [at]: item }, `unreadable in ${message.type}: ${at}, ${reason}`);
      }
    }
  }
  return { messages, unreadable };
}

type Fault = { at: string; reason: string; item: unknown };
type Path = readonly PropertyKey[];

function readOne(raw: unknown): { message?: FeedMessage; faults: Fault[]; error?: string } {
  const faults: Fault[] = [];
  let error: string | undefined;
  let rest = raw;
  for (let round = 0; round < mostRounds; round++) {
    const parsed = feedMessage.safeParse(rest);
    if (parsed.success) return { message: parsed.data, faults };
    // What is wrong with all of it, in the source's own words, not in those of what is left.
    error ??= z.prettifyError(parsed.error);
    const places = parsed.error.issues.map(placeOf);
    if (places.includes(undefined)) break;
    const bad = new Map(places.flatMap((paths = []) => paths).map((path) => [path.join("."), path]));
    for (const [at, path] of bad) {
      const reason = parsed.error.issues.find(({ path: own }) => own.join(".").startsWith(at.split(".", 1)[0] ?? ""));
      faults.push({ at, reason: reason?.message ?? "", item: valueAt(rest, path) });
    }
    rest = without(rest, [...bad.values()]);
    // Of a list nothing would be left: that would say that there is nobody, or nothing.
    if ([...bad.values()].some((path) => isEmpty(valueAt(rest, path.slice(0, -1))))) break;
  }
  return { faults, error: error ?? "" };
}

/** What can be left out for a fault: an item of a list, a figure of a table, an added time; nothing where all would be lost. */
function placeOf(issue: z.core.$ZodIssue): Path[] | undefined {
  const { path } = issue;
  if (path.at(-1) === "added") return [path];
  const item = path.findIndex((step) => typeof step === "number");
  if (item > 0) return [path.slice(0, item + 1)];
  const figures = path[0] === "total" ? 1 : path[0] === "phases" ? 2 : undefined;
  if (figures === undefined) return undefined;
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => [...path, key]);
  return path.length > figures ? [path.slice(0, figures + 1)] : undefined;
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown> | undefined)?.[step], value);
}

/** A copy that lacks these; what came from the source is left as it came. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0 || typeof value !== "object" || value === null) return value;
  const gone = new Set(paths.filter(({ length }) => length === 1).map(([step]) => String(step)));
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    if (gone.has(key)) return [];
    const deeper = paths.filter((path) => path.length > 1 && String(path[0]) === key).map((path) => path.slice(1));
    return [[key, without(inner, deeper)] as const];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function isAhead(message: FeedMessage, now: number): message is FeedMessage & { at: number } {
  return "at" in message && message.at !== undefined && message.at > now + aheadMs;
}

/** What an item was part of. */
function aboutOf(message: FeedMessage): object {
  const { type, ref, match, team, at } = message as Partial<Record<string, unknown>>;
  return { itemOf: type, ref, match, team, at };
}

function typeOf(raw: unknown): string {
  const type = (raw as { type?: unknown } | null | undefined)?.type;
  return typeof type === "string" && /^[a-z-]{1,40}$/.test(type) ? type : "message";
}
