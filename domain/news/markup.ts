import { type NewsTagKind, newsTagKinds } from "#news/news.ts";

/**
 * What a story's Markdown can hold beside plain Markdown: a block on a line of its own, `::match(12)`, and links to our things,
 * `[Arsenal](team:12)`. A source writes its own refs in the brackets; the store keeps our ids.
 */
export const blockKinds = ["match", "table", "player", "quote", "video", "picture"] as const;
export type BlockKind = (typeof blockKinds)[number];

/** What the bracket of each block names. */
export const blockSubjects = {
  match: "matches",
  table: "seasons",
  player: "players",
  quote: "players",
  video: "matches",
  picture: "matches",
} as const satisfies Record<BlockKind, string>;

/** What can be drawn of a match. */
export const pictureKinds = ["score", "shots", "line-ups"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** `words` is the quote, or what a picture shows. */
export type Block = { kind: BlockKind; of: string; words: string };

const blockLine = new RegExp(`^::(${blockKinds.join("|")})\\(([^()\\s]{1,80})\\)(?: (.{1,500}))?$`);

export function readBlock(line: string): Block | undefined {
  const [, kind, of, words = ""] = blockLine.exec(line.trim()) ?? [];
  return kind && of ? { kind: kind as BlockKind, of, words } : undefined;
}

function writeBlock({ kind, of, words }: Block): string {
  return `::${kind}(${of})${words && ` ${words}`}`;
}

const thingLink = new RegExp(`\\[([^\\][]{1,200})\\]\\((${newsTagKinds.join("|")}):([^()\\s]{1,80})\\)`, "g");

/** The address of one of our things, as a story writes it: "team:12". */
export function readThingLink(url: string): { kind: NewsTagKind; id: number } | undefined {
  const [, kind, id] = /^(team|player|league|match):([1-9]\d{0,8})$/.exec(url) ?? [];
  return kind && id ? { kind: kind as NewsTagKind, id: Number(id) } : undefined;
}

export type Renaming = {
  block(kind: BlockKind, ref: string): number | undefined;
  link(kind: NewsTagKind, ref: string): number | undefined;
};

/** The same text with our ids. A block of something that we do not know is left out, of a link the words stay. */
export function renamed(text: string, { block, link }: Renaming): string {
  return text
    .split("\n")
    .flatMap((line) => {
      const found = readBlock(line);
      if (!found) return [line.startsWith("::") ? [] : linked(line, link)].flat();
      const id = block(found.kind, found.of);
      return id === undefined ? [] : [writeBlock({ ...found, of: String(id) })];
    })
    .join("\n");
}

function linked(line: string, link: Renaming["link"]): string {
  return line.replace(thingLink, (_, words: string, kind: NewsTagKind, ref: string) => {
    const id = link(kind, ref);
    return id === undefined ? words : `[${words}](${kind}:${id})`;
  });
}

/** A text as blocks and the Markdown between them. */
export function partsOf(text: string): (Block | string)[] {
  const parts: (Block | string)[] = [];
  let lines: string[] = [];
  const flush = () => {
    const markdown = lines.join("\n").trim();
    if (markdown !== "") parts.push(markdown);
    lines = [];
  };
  for (const line of text.split("\n")) {
    const block = readBlock(line);
    if (!block) {
      lines.push(line);
      continue;
    }
    flush();
    parts.push(block);
  }
  flush();
  return parts;
}

const wordsAMinute = 220;
/** In scripts without spaces. */
const lettersAMinute = 500;

/** Minutes that it takes to read: by words, or by letters where words are not set apart. */
export function readingMinutes(text: string): number {
  const plain = text.replace(/^::.*$/gm, "").replace(/\]\([^)]*\)/g, "]");
  const close = plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]/gu);
  const words = plain.match(/[\p{Script=Latin}\p{N}’'-]+/gu);
  return Math.max(1, Math.round((close?.length ?? 0) / lettersAMinute + (words?.length ?? 0) / wordsAMinute));
}
