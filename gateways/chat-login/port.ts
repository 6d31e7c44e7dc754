/** Logging in by a chat app: OAuth with a code, a state and a proof that whoever comes back is who went. */
export type ChatLogin = {
  /** Where to send the reader. */
  authorizeUrl(start: { state: string; nonce: string; challenge: string; redirectUri: string }): string;
  /** Who came back. Rejects with `ChatLoginFailed` for whatever is not in order. */
  identify(back: { code: string; verifier: string; nonce: string; redirectUri: string }): Promise<ChatUser>;
};

export type ChatUser = {
  /** What the app calls them, for ever. */
  subject: string;
  name: string;
};

/** Says what failed, and nothing that was secret. */
export class ChatLoginFailed extends Error {}

const waitMs = 8_000;

/** A form or a question to the app's server, and its answer as an object. */
export async function askJson(address: string, init: RequestInit): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(address, { ...init, redirect: "error", signal: AbortSignal.timeout(waitMs) });
    const body: unknown = await response.json();
    if (response.status !== 200) throw new ChatLoginFailed(`answered ${response.status}`);
    if (typeof body !== "object" || body === null) throw new ChatLoginFailed("answered with something else");
    return body as Record<string, unknown>;
  } catch (error) {
    throw error instanceof ChatLoginFailed ? error : new ChatLoginFailed((error as Error).name);
  }
}
