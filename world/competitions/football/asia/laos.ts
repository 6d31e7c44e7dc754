import type { LeagueRow } from "#competitions/shape.ts";

export const laoLeague1: LeagueRow = {
  competition: {
    key: "lao-league-1",
    country: "la",
    code: "LL1",
    level: 1,
    format: { kind: "league", legs: 2 },
    calendar: {
      start: "09-13",
      end: "04-04",
      timeZone: "Asia/Vientiane",
      slots: [
        ["fri", "18:00", 1],
        ["sat", "15:30", 1],
        ["sat", "18:00", 2],
        ["sun", "15:30", 1],
        ["sun", "18:00", 2],
      ],
      breaks: [["12-01", "12-21"]],
    },
    zones: [
      [1, 1, "champion"],
      [2, 2, "continental-3"],
      [-1, -1, "relegation"],
    ],
    tieBreaks: ["goal-difference", "goals-for", "head-to-head-points", "drawing-of-lots"],
    scoring: 3.9,
    popularity: 16,
    founded: 1990,
    colour: "#CE1126",
    holders: "ezra",
    recordWinners: [["lao-army", 8], ["Lao Toyota", 5], ["Yotha", 4], ["young-elephants", 2], ["ezra", 1]],
  },
  clubs: [
    { key: "ezra", short: "Ezra", code: "EZR", city: "Vientiane", ground: "New Laos National Stadium", capacity: 25000, founded: 2005, colours: ["#0B3FA0", "#FFFFFF"], crest: ["shield", "plain"], strength: 1198 },
    { key: "young-elephants", short: "Y. Elephants", code: "YEL", city: "Vientiane", ground: "National University of Laos Stadium", capacity: 5000, founded: 2015, colours: ["#E4002B", "#12275C"], crest: ["shield", "halves"], strength: 1182 },
    { key: "lao-army", short: "Lao Army", code: "ARM", city: "Vientiane", ground: "Army Stadium Km 5", capacity: 1000, founded: 1990, colours: ["#C8102E", "#FFD100"], crest: ["shield", "plain"], strength: 1135 },
    { key: "master-7", short: "Master 7", code: "MAS", city: "Vientiane", ground: "New Laos National Stadium", capacity: 25000, founded: 2012, colours: ["#111111", "#FFD100"], crest: ["shield", "plain"], strength: 1122 },
    { key: "luang-prabang", short: "Luang Prabang", code: "LPB", city: "Luang Prabang", ground: "Luang Prabang Stadium", capacity: 20000, founded: 2019, colours: ["#F2B300", "#7A1F2B"], crest: ["shield", "plain"], strength: 1088 },
    { key: "mazda-gb", short: "Mazda GB", code: "MGB", city: "Vientiane", ground: "New Laos National Stadium", capacity: 25000, founded: 2023, colours: ["#B5121B", "#111111"], crest: ["circle", "plain"], strength: 1072 },
    { key: "namtha-united", short: "Namtha Utd", code: "NTU", city: "Luang Namtha", ground: "Luang Namtha Province Stadium", capacity: 1000, founded: 2022, colours: ["#0E9F4E", "#FFFFFF"], crest: ["shield", "plain"], strength: 1068 },
    { key: "salavan-united", short: "Salavan Utd", code: "SLV", city: "Salavan", ground: "Salavan Province Stadium", capacity: 1000, founded: 2024, colours: ["#5C2D91", "#FFFFFF"], crest: ["shield", "plain"], strength: 1055 },
    { key: "champasak-avenir", short: "Champasak", code: "CHA", city: "Pakse", ground: "Champasak Stadium", capacity: 12000, founded: 2022, colours: ["#00A3E0", "#FFD100"], crest: ["shield", "halves"], strength: 1048 },
    { key: "savannakhet", short: "Savannakhet", code: "SVK", city: "Savannakhet", ground: "Savannakhet Stadium", capacity: 15000, founded: 2010, colours: ["#F58220", "#FFFFFF"], crest: ["shield", "plain"], strength: 1022 },
  ],
};
