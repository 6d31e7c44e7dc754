/** Where people post short videos, and how the address of one post looks there. */
const posts: Record<VideoPlatform, { hosts: readonly string[]; path: RegExp }> = {
  tiktok: { hosts: ["www.tiktok.com", "tiktok.com"], path: /^\/@[\w.]{2,24}\/video\/(\d{10,25})\/?$/ },
  youtube: { hosts: ["www.youtube.com", "youtube.com"], path: /^\/shorts\/([\w-]{11})\/?$/ },
  instagram: { hosts: ["www.instagram.com", "instagram.com"], path: /^\/reel\/([\w-]{5,30})\/?$/ },
};
export const videoPlatforms = ["tiktok", "youtube", "instagram"] as const;
export type VideoPlatform = (typeof videoPlatforms)[number];

/**
 * The one form of an address of a post on the named platform: by https, on its own host, without a name, a port, a query or a
 * fragment. Nothing for anything else: it is shown as a link and never fetched by us.
 */
export function videoLink(text: string, platform: VideoPlatform): string | undefined {
  if (text.length > 300 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { hosts, path } = posts[platform];
  if (url.protocol !== "https:" || url.username || url.password || url.port) return undefined;
  if (!hosts.includes(url.hostname) || !path.test(url.pathname)) return undefined;
  return `https://${hosts[0]}${url.pathname.replace(/\/$/, "")}`;
}
