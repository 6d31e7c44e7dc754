/** What may be said below a story: plain text, counted as people see it. */
export const commentRules = {
  longest: 1_000,
  /** Whatever it looks like: no more than this is stored. */
  mostUnits: 8_000,
  mostLines: 40,
  pageSize: 10,
  childSize: 100,
  /** Of replies one page brings no more than this in all; what is left is counted, and comes when it is wanted. */
  mostReplies: 150,
  /** So long are all replies of an answer together at most. */
  mostReplyUnits: 200_000,
  /** Reports after which it is hidden until an operator has looked. */
  hideAt: 3,
  user: [
    { most: 5, windowMs: 60_000 },
    { most: 60, windowMs: 3_600_000 },
  ],
  network: [
    { most: 30, windowMs: 60_000 },
    { most: 300, windowMs: 3_600_000 },
  ],
  acts: { most: 60, windowMs: 60_000 },
} as const;

export type CommentFault = "empty" | "long" | "unreadable";

/** Turns the direction of what follows: nothing that people write in a comment needs it. */
const turning = /[\u202a-\u202e\u2066-\u2069\u061c]/;
/** Not seen, and no part of how a word is joined. */
const unseen = /[\u200b\u200e\u200f\u2060-\u2064\ufeff\u00ad\u180e\u115f\u1160\u3164\uffa0]/g;
/** Counted as letters or signs, and drawn as nothing. */
const blank = /[\u2800\ufffc\u{1d159}\u{13441}\u{13442}\p{Default_Ignorable_Code_Point}]/gu;
const joiners = /[\u200c\u200d]/g;
/** Marks on one letter: Khmer and Thai pile up a few, nobody needs more. */
const mostMarks = 8;
const mostPoints = 20;

/** The text as it is kept, or what is wrong with it. */
export function readComment(raw: string): { text: string } | { fault: CommentFault } {
  if (raw.length > commentRules.mostUnits) return { fault: "long" };
  const text = raw
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(unseen, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(blank, ""))) return { fault: "empty" };
  if (turning.test(text) || hasControl(text) || /\p{Co}|\p{Cs}/u.test(text)) return { fault: "unreadable" };
  if (text.split("\n").length > commentRules.mostLines) return { fault: "long" };
  let seen = 0;
  for (const { segment } of new Intl.Segmenter("und", { granularity: "grapheme" }).segment(text)) {
    seen += 1;
    if (seen > commentRules.longest) return { fault: "long" };
    if (segment.length < mostMarks) continue;
    const marks = segment.match(/\p{M}/gu)?.length ?? 0;
    if (marks > mostMarks || [...segment].length > mostPoints) return { fault: "unreadable" };
  }
  const joined = text.match(joiners)?.length ?? 0;
  // Letters and emoji are joined one to the next; more joiners than that hide something.
  if (joined > seen * 4) return { fault: "unreadable" };
  return { text };
}

function hasControl(text: string): boolean {
  return /[^\P{Cc}\n]/u.test(text);
}

/** What two texts have in common that read the same. */
export function samenessOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(joiners, "")
    .replace(/[\s\p{P}\p{S}]+/gu, " ")
    .trim();
}

/** How long a text is, as people count. */
export function commentLength(text: string): number {
  let seen = 0;
  for (const _ of new Intl.Segmenter("und", { granularity: "grapheme" }).segment(text)) seen += 1;
  return seen;
}

export type CommentPart = { text: string; link?: string };

/** A text with its links set apart: only plain web addresses are links. */
export function linked(text: string): CommentPart[] {
  const parts: CommentPart[] = [];
  let from = 0;
  for (const found of text.matchAll(/https?:\/\/[^\s<>"'`\p{C}]{3,300}/gu)) {
    const written = found[0].replace(/[.,;:!?)\]}»”’]+$/u, "");
    const address = URL.canParse(written) ? new URL(written) : undefined;
    // An address with a name before the host looks like another one.
    if (address?.username !== "" || address.password !== "") continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ text: written, link: address.href });
    from = found.index + written.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
