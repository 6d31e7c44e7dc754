import type { NetworkSend } from "@scoreline/contract/client";

const retries = 2;
const firstPauseMs = 400;
/** The server, or what stands before it, says that it may be better in a moment. */
const passing = [502, 503, 504];

/**
 * Asks once more, after growing, jittered pauses, when no answer came: only what merely reads, and no longer than the call
 * may take in all. A device without a network is not asked for patience.
 */
export function retrying(send: NetworkSend, pause = pauseFor, online = () => navigator.onLine): NetworkSend {
  return async (request) => {
    const attempts = request.method === "GET" ? retries : 0;
    for (let attempt = 0; ; attempt += 1) {
      const last = attempt === attempts;
      try {
        const reply = await send(request);
        if (last || !passing.includes(reply.status)) return reply;
      } catch (error) {
        if (last || request.signal.aborted || !online()) throw error;
      }
      await pause(firstPauseMs * 2 ** attempt * (0.5 + Math.random()), request.signal);
    }
  };
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    }
    signal.addEventListener("abort", done);
  });
}
