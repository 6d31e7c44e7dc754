/** Another server that answers some of our calls. */
export type Forward = (path: string, query: Readonly<Record<string, string>>) => Promise<unknown>;

/** The other server is down, too slow, or says what cannot be read. */
export class ForwardFailed extends Error {}

const waitMs = 5_000;
const mostBytes = 5_000_000;

/**
 * Asks the server at `base`. It learns the path and the query and nothing of who asks: no cookie, no authorization, no
 * address. It may not send us elsewhere.
 */
export function forwardTo(base: string, timeoutMs = waitMs): Forward {
  return async (path, query) => {
    const address = new URL(`${base.replace(/\/$/, "")}${path}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    try {
      const response = await fetch(address, {
        headers: { accept: "application/json" },
        credentials: "omit",
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (response.status >= 500 || text.length > mostBytes) throw new ForwardFailed(`answered ${response.status}`);
      return JSON.parse(text);
    } catch (error) {
      throw error instanceof ForwardFailed ? error : new ForwardFailed(String(error));
    }
  };
}
