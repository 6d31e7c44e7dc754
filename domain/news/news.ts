/** What a story is about, as the menu of the news tells them apart. */
export const newsCategories = [
  "report",
  "preview",
  "round-up",
  "transfer",
  "injury",
  "record",
  "title-race",
  "player-of-the-week",
] as const;
export type NewsCategory = (typeof newsCategories)[number];

/** What a tag of a story leads to. */
export const newsTagKinds = ["team", "player", "league", "match"] as const;
export type NewsTagKind = (typeof newsTagKinds)[number];
export type NewsTag = { kind: NewsTagKind; id: number };

/** As an address writes it: "team-12". */
export function writeTag({ kind, id }: NewsTag): string {
  return `${kind}-${id}`;
}

export function readTag(text: string): NewsTag | undefined {
  const [, kind, id] = /^(team|player|league|match)-([1-9]\d{0,8})$/.exec(text) ?? [];
  return kind && id ? { kind: kind as NewsTagKind, id: Number(id) } : undefined;
}

/** Words of a story in one language: Markdown, with blocks and links of `markup.ts`. */
export type StoryText = { title: string; summary: string; text: string };

export const storyLimits = { title: 200, summary: 500, text: 20_000 } as const;
