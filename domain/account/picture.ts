/** Pictures of people: drawn ones by number, and those that they bring. */
export const drawnAvatars = 12;

export const pictureRules = {
  /** Of what is sent, in bytes. */
  mostBytes: 3_000_000,
  /** Of a side, and of the whole, in pixels: a small file can be a very large picture. */
  longestSide: 8_192,
  mostPixels: 32_000_000,
  /** Of what is kept: a square. */
  side: 192,
} as const;

/** Where a picture is, of somebody who has a drawn one or one of their own; `own` is its name. */
export function pictureAddress({ drawn, own }: { drawn: number; own: string | null }): string {
  return own ? `/avatars/own/${own}.png` : `/avatars/${drawn}.svg`;
}
