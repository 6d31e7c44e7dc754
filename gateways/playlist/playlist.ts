/** The server that streams is down, too slow, or says what cannot be read. */
export class PlaylistFailed extends Error {}

const waitMs = 4_000;
const mostBytes = 512_000;

/** A playlist, as text. Whoever streams learns nothing of who asks, and may not send us elsewhere. */
export async function fetchPlaylist(address: string): Promise<string> {
  try {
    const signal = AbortSignal.timeout(waitMs);
    const response = await fetch(address, { credentials: "omit", redirect: "error", signal });
    if (!response.ok || !response.body) throw new PlaylistFailed(`answered ${response.status}`);
    let text = "";
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      text += piece;
      if (text.length > mostBytes) throw new PlaylistFailed("says too much");
    }
    return text;
  } catch (error) {
    throw error instanceof PlaylistFailed ? error : new PlaylistFailed(String(error));
  }
}
