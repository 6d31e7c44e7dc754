import type { LeagueRow } from "#competitions/shape.ts";

export const tpbl: LeagueRow = {
  competition: {
    key: "tpbl",
    country: "tw",
    code: "TPBL",
    level: 1,
    format: { kind: "league", legs: 4 },
    calendar: { start: "10-11", end: "05-03", timeZone: "Asia/Taipei", slots: [["fri", "19:00", 10], ["sat", "14:30", 24], ["sat", "17:00", 24], ["sun", "14:30", 20], ["sun", "17:00", 22]], breaks: [["11-24", "12-03"], ["02-12", "03-04"]] },
    zones: [[1, 4, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 190,
    popularity: 30,
    founded: 2024,
    colour: "#0A2240",
    holders: "new-taipei-kings",
    recordWinners: [["new-taipei-kings", 1]],
  },
  clubs: [
    { key: "taipei-taishin-mars", short: "Taipei Mars", code: "TTM", city: "Taipei", ground: "Taipei Heping Basketball Gymnasium", capacity: 7000, founded: 2023, colours: ["#C8102E", "#1A1A1A"], crest: ["square", "chevron"], strength: 1381 },
    { key: "new-taipei-kings", short: "NTP Kings", code: "NTK", city: "New Taipei", ground: "Xinzhuang Gymnasium", capacity: 6800, founded: 2021, colours: ["#FFC72C", "#1A1A1A"], crest: ["shield", "chevron"], strength: 1501 },
    { key: "new-taipei-ctbc-dea", short: "CTBC DEA", code: "DEA", city: "New Taipei", ground: "Xinzhuang Gymnasium", capacity: 6800, founded: 2021, colours: ["#00843D", "#FFFFFF"], crest: ["hexagon", "plain"], strength: 1373 },
    { key: "taoyuan-taiwan-beer-leopards", short: "Leopards", code: "TBL", city: "Taoyuan", ground: "Taoyuan Arena", capacity: 15000, founded: 2021, colours: ["#00A651", "#F7941D"], crest: ["shield", "sash"], strength: 1477 },
    { key: "hsinchu-toplus-lioneers", short: "Lioneers", code: "HTL", city: "Zhubei", ground: "Hsinchu County Stadium", capacity: 7500, founded: 2020, colours: ["#5B2C83", "#F2A900"], crest: ["hexagon", "stripes"], strength: 1397 },
    { key: "formosa-dreamers", short: "Dreamers", code: "FOR", city: "Taichung", ground: "Taichung Intercontinental Basketball Stadium", capacity: 3000, founded: 2017, colours: ["#00205B", "#C5A900"], crest: ["shield", "plain"], strength: 1429 },
    { key: "kaohsiung-aquas", short: "Aquas", code: "KAQ", city: "Kaohsiung", ground: "Kaohsiung Arena", capacity: 15000, founded: 2021, colours: ["#0072CE", "#00B5E2"], crest: ["circle", "plain"], strength: 1469 },
  ],
};

export const pLeaguePlus: LeagueRow = {
  competition: {
    key: "p-league-plus",
    country: "tw",
    code: "PLG",
    level: 1,
    format: { kind: "league", legs: 4 },
    calendar: { start: "10-26", end: "05-17", timeZone: "Asia/Taipei", slots: [["tue", "19:00", 14], ["wed", "19:00", 4], ["sat", "17:00", 42], ["sun", "17:00", 40]], breaks: [["11-10", "12-12"], ["02-12", "03-04"]] },
    zones: [[1, 3, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 188,
    popularity: 22,
    founded: 2020,
    colour: "#E4002B",
    holders: "taoyuan-pauian-pilots",
    recordWinners: [["taipei-fubon-braves", 3], ["new-taipei-kings", 1], ["taoyuan-pauian-pilots", 1]],
  },
  clubs: [
    { key: "taipei-fubon-braves", short: "Fubon Braves", code: "FUB", city: "Taipei", ground: "Taipei Heping Basketball Gymnasium", capacity: 7000, founded: 1983, colours: ["#0067B1", "#FFFFFF"], crest: ["shield", "chevron"], strength: 1450 },
    { key: "taoyuan-pauian-pilots", short: "Pilots", code: "TYP", city: "Taoyuan", ground: "Taoyuan Arena", capacity: 15000, founded: 2005, colours: ["#F26522", "#1A1A1A"], crest: ["shield", "halves"], strength: 1480 },
    { key: "tainan-tsg-ghosthawks", short: "GhostHawks", code: "TNG", city: "Tainan", ground: "Chung Cheng Gymnasium, NCKU", capacity: 4000, founded: 2021, colours: ["#00843D", "#F2A900"], crest: ["shield", "hoops"], strength: 1375 },
    { key: "yankey-ark", short: "Yankey Ark", code: "YAN", city: "Hsinchu", ground: "Hsinchu Municipal Gymnasium", capacity: 5000, founded: 2025, colours: ["#002F6C", "#00A3E0"], crest: ["circle", "plain"], strength: 1390 },
  ],
};
