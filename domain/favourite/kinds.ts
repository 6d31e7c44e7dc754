/** What a reader can follow. */
export const favouriteKinds = ["match", "team", "competition"] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** So many of one kind, of both sports together: nobody follows more, and a list stays one that a page can show. */
export const mostOfAKind = 500;
