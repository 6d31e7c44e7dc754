import type { LeagueRow } from "#competitions/shape.ts";

export const mbl: LeagueRow = {
  competition: {
    key: "mbl",
    country: "my",
    code: "MBL",
    level: 1,
    format: { kind: "league", legs: 2 },
    calendar: { start: "10-24", end: "12-29", timeZone: "Asia/Kuala_Lumpur", slots: [["fri", "18:00", 14], ["fri", "20:30", 18], ["sat", "16:00", 14], ["sat", "18:00", 20], ["sun", "16:00", 16], ["sun", "18:00", 18]] },
    zones: [[1, 4, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 160,
    popularity: 22,
    founded: 2017,
    colour: "#010066",
    holders: "johor-southern-tigers",
    recordWinners: [["ns-matrix-deers", 2], ["Farmco Touch Up", 2], ["johor-southern-tigers", 1], ["PRG Warriors", 1]],
  },
  clubs: [
    { key: "ns-matrix-deers", short: "NS Matrix", code: "NSM", city: "Seremban", ground: "Seremban Matrix Court", capacity: 1500, founded: 2016, colours: ["#C8102E", "#000000"], crest: ["circle", "hoops"], strength: 1235 },
    { key: "johor-southern-tigers", short: "Johor", code: "JST", city: "Batu Pahat", ground: "Batu Pahat Indoor Stadium", capacity: 2000, founded: 2022, colours: ["#F26522", "#002D72"], crest: ["circle", "halves"], strength: 1245 },
    { key: "penang-sunrise-youngsters", short: "Penang", code: "PSY", city: "George Town", ground: "Han Chiang Indoor Stadium", capacity: 1500, founded: 2010, colours: ["#FFD100", "#003DA5"], crest: ["circle", "plain"], strength: 1205 },
    { key: "putrajaya-heat", short: "Putrajaya", code: "PUT", city: "Putrajaya", ground: "MABA Stadium", capacity: 1800, founded: 2024, colours: ["#C8102E", "#F2A900"], crest: ["shield", "plain"], strength: 1160 },
    { key: "sarawak-cola-warriors", short: "Sarawak", code: "SCW", city: "Kuching", ground: "MBKS Indoor Stadium", capacity: 2000, founded: 2016, colours: ["#000000", "#FFD100"], crest: ["shield", "cross"], strength: 1135 },
    { key: "kl-aseel", short: "KL Aseel", code: "KLA", city: "Kuala Lumpur", ground: "MABA Stadium", capacity: 1800, founded: 2021, colours: ["#003DA5", "#C5A900"], crest: ["shield", "halves"], strength: 1150 },
    { key: "ucsi-rising-star", short: "UCSI", code: "UCS", city: "Kuala Lumpur", ground: "UCSI Sports Complex", capacity: 1000, founded: 2023, colours: ["#C8102E", "#FFFFFF"], crest: ["diamond", "plain"], strength: 1125 },
    { key: "adroit-singapore", short: "Adroit", code: "ADR", city: "Singapore", ground: "OCBC Arena", capacity: 3000, founded: 1999, colours: ["#002D72", "#00A3E0"], crest: ["circle", "plain"], strength: 1140 },
  ],
};
