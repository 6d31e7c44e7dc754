/** Of the system: nobody is at the other end, or not any more. */
const unreachable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "ETIMEDOUT",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
]);
/** Of PostgreSQL: it is being stopped, crashed, started, or has no connection left; a session that was ended for being idle. */
const notNow = new Set(["57P01", "57P02", "57P03", "57P05", "25P03", "53300"]);
/** Of the driver, which gives these no code. */
const brokenOff =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/;

/** Whether a query failed because the database does not answer: asked again later, it may not. */
export function isAway(error: unknown): boolean {
  return chainOf(error).some(({ code = "", message = "" }) => {
    return unreachable.has(code) || notNow.has(code) || code.startsWith("08") || brokenOff.test(message);
  });
}

/** Of PostgreSQL: its disk is full, or it only reads, as one does that took over from another and must not. */
const unwritten = new Set(["53100", "25006", "ENOSPC", "EDQUOT", "EROFS"]);

/** Whether the database answers, and cannot write. */
export function isUnwritable(error: unknown): boolean {
  return chainOf(error).some(({ code = "", message = "" }) => unwritten.has(code) || /no space left/i.test(message));
}

/** Whether a query that failed may go through later, just as it is. */
export function isForNow(error: unknown): boolean {
  return isAway(error) || isUnwritable(error);
}

/** Why a query failed, in one line: the cause alone, never the query, which can be as long as what was to be stored. */
export function causeOf(error: unknown): string {
  const { message = "", code } = chainOf(error).at(-1) ?? {};
  const line = (message || String(error)).split("\n", 1)[0]?.slice(0, longest) ?? "";
  return code && !line.includes(code) ? `${line} (${code})` : line;
}

const longest = 300;
const deepest = 5;

type Link = { code?: string; message?: string };

/** The error, what caused it, and so on; of several that happened together the first. */
function chainOf(error: unknown): Link[] {
  const chain: Link[] = [];
  let next = error as (Link & { cause?: unknown; errors?: unknown[] }) | undefined;
  while (typeof next === "object" && next !== null && chain.length < deepest) {
    chain.push(next);
    next = (next.cause ?? next.errors?.[0]) as typeof next;
  }
  return chain;
}
