export const sports = ["football", "basketball"] as const;
export type Sport = (typeof sports)[number];

export function isSport(text: string): text is Sport {
  return (sports as readonly string[]).includes(text);
}

/** The names that the calls use for the two sports, and the ids of their menus. */
export const sportType = { football: "SOCCER", basketball: "BASKETBALL" } as const satisfies Record<Sport, string>;
export const sportMenuId = { football: 1, basketball: 10 } as const satisfies Record<Sport, number>;

export type Side = "home" | "away";
export const otherSide = { home: "away", away: "home" } as const satisfies Record<Side, Side>;
