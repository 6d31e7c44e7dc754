import { timingSafeEqual } from "node:crypto";
import { sealed } from "#account/accounts.ts";

/** How long a link to a live picture holds; the player asks for the next one in time. */
export const linkMs = 5 * 60_000;
export const livePath = "/video/live";

export type LiveVideo = { matchId: number; videoId: string };

/**
 * A link to a live picture, for one user and for a short time. Who it is for stands only in its seal: whoever comes with it has
 * to be signed in as that user.
 */
export function signedLink(key: string, userId: number, { matchId, videoId }: LiveVideo, until: number): string {
  const about = toText([matchId, videoId, until]);
  return `${livePath}?link=${about}.${linkSeal(key, about, userId)}`;
}

/** What a link leads to; nothing for one that is forged, another's, or too old. */
export function readLink(key: string, userId: number, link: string, now: number): LiveVideo | undefined {
  const [about = "", seal = "", ...more] = link.split(".");
  if (more.length > 0 || !isSame(seal, linkSeal(key, about, userId))) return undefined;
  const [matchId, videoId, until] = fromText(about) as [number, string, number];
  return now < until ? { matchId, videoId } : undefined;
}

/** A playlist that another one names: we fetch what we have named ourselves, and nothing else. */
export function sealedPart(key: string, video: LiveVideo, address: string): string {
  const text = toText(address);
  return `${text}.${partSeal(key, video, text)}`;
}

export function readPart(key: string, video: LiveVideo, part: string): string | undefined {
  const [text = "", seal = "", ...more] = part.split(".");
  if (more.length > 0 || !isSame(seal, partSeal(key, video, text))) return undefined;
  return fromText(text) as string;
}

const linkSeal = (key: string, about: string, userId: number) => sealed(key, "live video", about, String(userId));
const partSeal = (key: string, { matchId, videoId }: LiveVideo, text: string) =>
  sealed(key, "part of a live video", String(matchId), videoId, text);

function toText(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** Only of what we have sealed. */
function fromText(text: string): unknown {
  return JSON.parse(Buffer.from(text, "base64url").toString());
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
