import type { CupRow, LeagueRow } from "#competitions/shape.ts";

export const singaporePremierLeague: LeagueRow = {
  competition: {
    key: "singapore-premier-league",
    country: "sg",
    code: "SPL",
    level: 1,
    format: { kind: "league", legs: 3 },
    calendar: {
      start: "08-23",
      end: "05-17",
      timeZone: "Asia/Singapore",
      slots: [
        ["fri", "19:30", 1],
        ["sat", "19:30", 2],
        ["sun", "19:30", 2],
        ["mon", "19:30", 1],
      ],
      breaks: [["12-08", "01-09"]],
    },
    zones: [
      [1, 1, "champion"],
      [2, 2, "continental-2"],
    ],
    tieBreaks: ["goal-difference", "goals-for", "head-to-head-points", "drawing-of-lots"],
    scoring: 3.8,
    popularity: 26,
    founded: 1996,
    colour: "#D31145",
    holders: "lion-city-sailors",
    recordWinners: [["Warriors FC", 9], ["albirex-niigata-singapore", 6], ["tampines-rovers", 5], ["lion-city-sailors", 4], ["geylang-international", 2]],
  },
  clubs: [
    { key: "lion-city-sailors", short: "LC Sailors", code: "LCS", city: "Singapore", ground: "Bishan Stadium", capacity: 6254, founded: 1945, colours: ["#1C3F94", "#FFFFFF"], crest: ["shield", "plain"], strength: 1388 },
    { key: "tampines-rovers", short: "BG Tampines", code: "TAM", city: "Singapore", ground: "Our Tampines Hub", capacity: 5000, founded: 1945, colours: ["#FFD100", "#111111"], crest: ["shield", "chevron"], strength: 1345 },
    { key: "albirex-niigata-singapore", short: "Albirex (S)", code: "ALB", city: "Singapore", ground: "Jurong East Stadium", capacity: 2700, founded: 2004, colours: ["#F58220", "#003DA5"], crest: ["shield", "plain"], strength: 1245 },
    { key: "geylang-international", short: "Geylang Intl", code: "GEY", city: "Singapore", ground: "Our Tampines Hub", capacity: 5000, founded: 1973, colours: ["#00703C", "#FFFFFF"], crest: ["shield", "plain"], strength: 1228 },
    { key: "balestier-khalsa", short: "Balestier", code: "BAL", city: "Singapore", ground: "Bishan Stadium", capacity: 6254, founded: 1898, colours: ["#C8102E", "#FFFFFF"], crest: ["shield", "plain"], strength: 1205 },
    { key: "hougang-united", short: "Hougang Utd", code: "HOU", city: "Singapore", ground: "Jalan Besar Stadium", capacity: 6000, founded: 1981, colours: ["#F58220", "#111111"], crest: ["shield", "halves"], strength: 1182 },
    { key: "tanjong-pagar-united", short: "Tanjong Pagar", code: "TPU", city: "Singapore", ground: "Jurong East Stadium", capacity: 2700, founded: 1974, colours: ["#E4002B", "#111111"], crest: ["shield", "plain"], strength: 1135 },
    { key: "young-lions", short: "Young Lions", code: "YLI", city: "Singapore", ground: "Jalan Besar Stadium", capacity: 6000, founded: 2002, colours: ["#E4002B", "#FFFFFF"], crest: ["circle", "plain"], strength: 1092 },
  ],
};

export const singaporeCup: CupRow = {
  competition: {
    key: "singapore-cup",
    country: "sg",
    code: "SGC",
    level: 1,
    format: { kind: "cup", size: 8, legs: 2, finalAt: "Jalan Besar Stadium" },
    calendar: {
      start: "12-05",
      end: "01-10",
      timeZone: "Asia/Singapore",
      slots: [
        ["tue", "19:30", 1],
        ["wed", "19:30", 1],
        ["sat", "19:30", 2],
        ["sun", "19:30", 2],
      ],
    },
    zones: [],
    tieBreaks: [],
    scoring: 3.6,
    popularity: 18,
    founded: 1998,
    colour: "#B5121B",
    holders: "lion-city-sailors",
    recordWinners: [["lion-city-sailors", 8], ["Warriors FC", 4], ["tampines-rovers", 4], ["albirex-niigata-singapore", 4]],
  },
  entrants: ["lion-city-sailors", "tampines-rovers", "albirex-niigata-singapore", "geylang-international", "balestier-khalsa", "hougang-united", "tanjong-pagar-united", "young-lions"],
};
