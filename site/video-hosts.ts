import type { VideoFormat, VideoWay } from "@scoreline/domain/match/details/details";

/**
 * Where moving pictures may come from, as the operator lists it: names of hosts, with a port or without one, or all names below
 * one as `*.cdn.example`. What the pages' policy allows and what the player is handed rest on the same lists.
 */
export type VideoHosts = {
  /** Of files, playlists and captions. */
  files: readonly string[];
  /** Of players of others, which stand in a frame. */
  frames: readonly string[];
};

export const hostForm = /^(\*\.)?[a-z\d]([a-z\d.-]{0,250}[a-z\d])?(:\d{1,5})?$/;

/** On the machine itself there are no certificates. */
const onThisMachine = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/** A host as a Content-Security-Policy names it. */
export function policySource(host: string): string {
  return `${onThisMachine.test(host) ? "http" : "https"}://${host}`;
}

export function isListed(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  if (username || password) return false;
  if (protocol !== "https:" && !(protocol === "http:" && onThisMachine.test(host))) return false;
  return hosts.some((listed) => (listed.startsWith("*.") ? host.endsWith(listed.slice(1)) : host === listed));
}

const extensions: Readonly<Record<string, VideoFormat>> = { mp4: "mp4", m4v: "mp4", webm: "webm", m3u8: "hls" };

export function wayToPlay(
  { url, format }: { url?: string | undefined; format?: VideoFormat | undefined },
  hosts: VideoHosts,
): VideoWay {
  if (url === undefined) return "drawn";
  const extension = URL.canParse(url) ? /\.(\w+)$/.exec(new URL(url).pathname)?.[1] : undefined;
  const known = format ?? extensions[extension?.toLowerCase() ?? ""];
  if (known && isListed(url, hosts.files)) return known === "hls" ? "hls" : "file";
  return isListed(url, hosts.frames) ? "embed" : "elsewhere";
}
