/** What crests are drawn from, on a grid of 18: a page and a share picture show the same mark. */
export const crestOutlines: Readonly<Record<string, string>> = {
  shield: "M2 1h14v8.2c0 4-3 6.6-7 7.8-4-1.2-7-3.8-7-7.8Z",
  circle: "M9 1a8 8 0 1 1 0 16A8 8 0 0 1 9 1Z",
  square: "M4 1h10a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 14 17H4a2.5 2.5 0 0 1-2.5-2.5v-11A2.5 2.5 0 0 1 4 1Z",
  diamond: "M9 .5 17 9l-8 8.5L1 9Z",
  hexagon: "M9 .8 16.2 5v8L9 17.2 1.8 13V5Z",
};

export const crestPatterns: Readonly<Record<string, string>> = {
  plain: "",
  halves: "M9 0h9v18H9Z",
  stripes: "M4 0h2.5v18H4ZM9 0h2.5v18H9ZM14 0h2.5v18H14Z",
  hoops: "M0 4h18v3H0ZM0 10.5h18v3H0Z",
  sash: "M0 1 4 0 18 13v5h-3L0 5Z",
  quarters: "M9 0h9v9H9ZM0 9h9v9H0Z",
  chevron: "M0 4l9 6 9-6v5l-9 6-9-6Z",
  cross: "M7.3 0h3.4v18H7.3ZM0 6.3h18v3.4H0Z",
};
