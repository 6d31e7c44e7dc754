import type { ClubRow, CupRow } from "#competitions/shape.ts";

export const eastAsiaSuperLeague: CupRow = {
  competition: {
    key: "east-asia-super-league",
    country: "asia",
    code: "EASL",
    level: 1,
    format: { kind: "groups", groups: 3, perGroup: 4, legs: 2, advance: 2, knockoutLegs: 1, finalAt: "Studio City Event Center, Macau" },
    calendar: { start: "10-08", end: "03-22", timeZone: "Asia/Hong_Kong", slots: [["tue", "19:00", 14], ["wed", "18:00", 40], ["wed", "20:00", 46]], breaks: [["11-20", "12-02"]] },
    zones: [[1, 2, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 174,
    popularity: 32,
    founded: 2017,
    colour: "#F5A800",
    holders: "hiroshima-dragonflies",
    recordWinners: [["anyang-jungkwanjang-red-boosters", 1], ["chiba-jets", 1], ["hiroshima-dragonflies", 1]],
  },
  entrants: [
    "utsunomiya-brex", "taipei-fubon-braves", "seoul-sk-knights", "eastern", "taoyuan-pauian-pilots",
    "ryukyu-golden-kings", "macau-black-bears", "meralco-bolts", "changwon-lg-sakers", "new-taipei-kings",
    "alvark-tokyo", "xac-broncos",
  ],
};

/** Entrants whose home league is not part of the world. */
export const eastAsiaSuperLeagueGuests: readonly ClubRow[] = [
  { key: "macau-black-bears", short: "Black Bears", code: "MBB", city: "Macau", ground: "Tap Seac Multisport Pavilion", capacity: 2000, founded: 2018, colours: ["#1A1A1A", "#C5A900"], crest: ["circle", "plain"], strength: 1360 },
  { key: "xac-broncos", short: "Xac Broncos", code: "XAC", city: "Ulaanbaatar", ground: "M Bank Arena", capacity: 5000, founded: 2014, colours: ["#C8102E", "#1A1A1A"], crest: ["square", "sash"], strength: 1390 },
];
