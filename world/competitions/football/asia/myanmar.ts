import type { LeagueRow } from "#competitions/shape.ts";

export const myanmarNationalLeague: LeagueRow = {
  competition: {
    key: "myanmar-national-league",
    country: "mm",
    code: "MNL",
    level: 1,
    format: { kind: "league", legs: 2 },
    calendar: {
      start: "09-12",
      end: "05-03",
      timeZone: "Asia/Yangon",
      slots: [
        ["fri", "16:00", 1],
        ["sat", "16:00", 3],
        ["sun", "16:00", 3],
        ["mon", "16:00", 2],
      ],
      breaks: [["12-01", "12-21"], ["04-11", "04-20"]],
    },
    zones: [
      [1, 1, "champion"],
      [2, 2, "continental-3"],
      [-1, -1, "relegation"],
    ],
    tieBreaks: ["goal-difference", "goals-for", "head-to-head-points", "drawing-of-lots"],
    scoring: 3.3,
    popularity: 22,
    founded: 2009,
    colour: "#FECB00",
    holders: "shan-united",
    recordWinners: [["shan-united", 6], ["yangon-united", 5], ["yadanarbon", 4]],
  },
  clubs: [
    { key: "shan-united", short: "Shan United", code: "SHU", city: "Taunggyi", ground: "Taunggyi Stadium", capacity: 7000, founded: 2003, colours: ["#FFFFFF", "#0B3FA0"], crest: ["shield", "plain"], strength: 1272 },
    { key: "yangon-united", short: "Yangon Utd", code: "YGU", city: "Yangon", ground: "Yangon United Sports Complex", capacity: 3500, founded: 2009, colours: ["#00843D", "#FFFFFF"], crest: ["shield", "plain"], strength: 1252 },
    { key: "dagon-star-united", short: "Dagon Star", code: "DSU", city: "Yangon", ground: "Thuwunna Stadium", capacity: 32000, founded: 2018, colours: ["#12275C", "#FFD100"], crest: ["shield", "plain"], strength: 1172 },
    { key: "hantharwady-united", short: "Hantharwady", code: "HTU", city: "Bago", ground: "Grand Royal Stadium", capacity: 4000, founded: 2009, colours: ["#F58220", "#FFFFFF"], crest: ["shield", "plain"], strength: 1165 },
    { key: "yadanarbon", short: "Yadanarbon", code: "YDB", city: "Mandalay", ground: "Bahtoo Memorial Stadium", capacity: 17000, founded: 2009, colours: ["#FFD100", "#0B3FA0"], crest: ["shield", "halves"], strength: 1158 },
    { key: "dagon-port", short: "Dagon Port", code: "DGP", city: "Yangon", ground: "Thuwunna Stadium", capacity: 32000, founded: 2022, colours: ["#0072CE", "#F58220"], crest: ["circle", "plain"], strength: 1140 },
    { key: "ispe", short: "ISPE", code: "ISP", city: "Mandalay", ground: "Mandalar Thiri Stadium", capacity: 31270, founded: 2019, colours: ["#0057B8", "#FFFFFF"], crest: ["circle", "plain"], strength: 1130 },
    { key: "mahar-united", short: "Mahar United", code: "MHU", city: "Yangon", ground: "Thuwunna Stadium", capacity: 32000, founded: 2014, colours: ["#B5121B", "#FFD100"], crest: ["shield", "plain"], strength: 1110 },
    { key: "ayeyawady-united", short: "Ayeyawady Utd", code: "AYW", city: "Pathein", ground: "Ayar Stadium", capacity: 6000, founded: 2009, colours: ["#1B2F6B", "#00A3E0"], crest: ["shield", "plain"], strength: 1122 },
    { key: "thitsar-arman", short: "Thitsar Arman", code: "TSA", city: "Yangon", ground: "Padonmar Stadium", capacity: 3000, founded: 2022, colours: ["#0E9F4E", "#FFFFFF"], crest: ["shield", "plain"], strength: 1098 },
    { key: "rakhine-united", short: "Rakhine Utd", code: "RKU", city: "Sittwe", ground: "Wai Thar Li Stadium", capacity: 7000, founded: 2009, colours: ["#0B3FA0", "#E4002B"], crest: ["shield", "halves"], strength: 1080 },
    { key: "yarmanya-united", short: "Yarmanya Utd", code: "YMU", city: "Mawlamyine", ground: "Yarmanya Stadium", capacity: 10000, founded: 2023, colours: ["#C8102E", "#FFFFFF"], crest: ["shield", "plain"], strength: 1048 },
  ],
};
