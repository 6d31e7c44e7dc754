import type { CupRow } from "#competitions/shape.ts";

export const aseanClubChampionship: CupRow = {
  competition: {
    key: "asean-club-championship",
    country: "asia",
    code: "ACC",
    level: 1,
    format: { kind: "groups", groups: 2, perGroup: 6, legs: 1, advance: 2, knockoutLegs: 2 },
    calendar: {
      start: "08-20",
      end: "05-27",
      timeZone: "Asia/Bangkok",
      slots: [
        ["wed", "18:00", 1],
        ["wed", "19:00", 2],
        ["wed", "19:30", 2],
        ["thu", "19:00", 2],
        ["thu", "19:30", 1],
      ],
      breaks: [["10-01", "12-01"], ["12-19", "01-26"]],
    },
    zones: [[1, 2, "title-playoff"]],
    tieBreaks: ["head-to-head-points", "head-to-head-goal-difference", "head-to-head-goals-for", "goal-difference", "goals-for", "fair-play", "drawing-of-lots"],
    scoring: 3.1,
    popularity: 58,
    founded: 2003,
    colour: "#EE4D2D",
    holders: "buriram-united",
    recordWinners: [["East Bengal", 1], ["tampines-rovers", 1], ["buriram-united", 1]],
  },
  entrants: [
    "port-fc", "muangthong-united", "kuching-city", "hanoi", "geylang-international", "cebu",
    "chiangrai-united", "terengganu", "balestier-khalsa", "the-cong-viettel", "svay-rieng", "shan-united",
  ],
};
