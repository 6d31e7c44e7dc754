export const sports = ["football", "basketball"] as const;
export type Sport = (typeof sports)[number];

export function isSport(text: string): text is Sport {
  return (sports as readonly string[]).includes(text);
}

export type Side = "home" | "away";
export const otherSide = { home: "away", away: "home" } as const satisfies Record<Side, Side>;
