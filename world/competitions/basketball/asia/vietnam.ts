import type { LeagueRow } from "#competitions/shape.ts";

export const vba: LeagueRow = {
  competition: {
    key: "vba",
    country: "vn",
    code: "VBA",
    level: 1,
    format: { kind: "league", legs: 3 },
    calendar: { start: "05-16", end: "08-31", timeZone: "Asia/Ho_Chi_Minh", slots: [["wed", "19:30", 8], ["thu", "19:30", 8], ["fri", "19:30", 18], ["sat", "17:00", 14], ["sat", "19:30", 20], ["sun", "17:00", 14], ["sun", "19:30", 18]] },
    zones: [[1, 4, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 160,
    popularity: 44,
    founded: 2016,
    colour: "#DA251D",
    holders: "hanoi-buffaloes",
    recordWinners: [["saigon-heat", 5], ["danang-dragons", 1], ["Thang Long Warriors", 1], ["cantho-catfish", 1], ["hanoi-buffaloes", 1]],
  },
  clubs: [
    { key: "hanoi-buffaloes", short: "Buffaloes", code: "HNB", city: "Hà Nội", ground: "Tây Hồ Sports Complex", capacity: 2500, founded: 2016, colours: ["#F2A900", "#000000"], crest: ["square", "halves"], strength: 1290 },
    { key: "saigon-heat", short: "Saigon Heat", code: "SGH", city: "Hồ Chí Minh City", ground: "CIS Arena", capacity: 2000, founded: 2011, colours: ["#C8102E", "#F26522"], crest: ["circle", "plain"], strength: 1275 },
    { key: "nha-trang-dolphins", short: "Nha Trang", code: "NTD", city: "Nha Trang", ground: "Khánh Hòa Provincial Gymnasium", capacity: 2500, founded: 2019, colours: ["#0072CE", "#5BC2E7"], crest: ["circle", "plain"], strength: 1285 },
    { key: "danang-dragons", short: "Danang Dragons", code: "DND", city: "Đà Nẵng", ground: "5th Military Region Arena", capacity: 3000, founded: 2016, colours: ["#F26522", "#000000"], crest: ["shield", "sash"], strength: 1215 },
    { key: "cantho-catfish", short: "Cantho Catfish", code: "CTC", city: "Cần Thơ", ground: "Tân Bình Gymnasium", capacity: 3000, founded: 2016, colours: ["#003DA5", "#FFFFFF"], crest: ["shield", "sash"], strength: 1190 },
    { key: "ho-chi-minh-city-wings", short: "HCMC Wings", code: "HCW", city: "Hồ Chí Minh City", ground: "Hồ Xuân Hương Gymnasium", capacity: 1500, founded: 2016, colours: ["#00A3E0", "#FFFFFF"], crest: ["shield", "chevron"], strength: 1205 },
    { key: "v-islanders", short: "V Islanders", code: "VIS", city: "Hà Nội", ground: "Hà Nội Children's Palace Gymnasium", capacity: 1500, founded: 2025, colours: ["#002D72", "#C5A900"], crest: ["square", "halves"], strength: 1225 },
  ],
};
