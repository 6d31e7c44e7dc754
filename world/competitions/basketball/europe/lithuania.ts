import type { LeagueRow } from "#competitions/shape.ts";

export const lkl: LeagueRow = {
  competition: {
    key: "lkl",
    country: "lt",
    code: "LKL",
    level: 1,
    format: { kind: "league", legs: 4 },
    calendar: { start: "09-20", end: "05-17", timeZone: "Europe/Vilnius", slots: [["fri", "18:30", 8], ["sat", "16:30", 24], ["sat", "19:00", 24], ["sun", "14:00", 8], ["sun", "16:30", 20], ["sun", "19:00", 16]], breaks: [["11-24", "12-02"], ["02-16", "03-03"]] },
    zones: [[1, 8, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 170,
    popularity: 24,
    founded: 1993,
    colour: "#006A44",
    holders: "zalgiris",
    recordWinners: [["zalgiris", 25], ["rytas", 7]],
  },
  clubs: [
    { key: "zalgiris", short: "Žalgiris", code: "ZAL", city: "Kaunas", ground: "Žalgirio Arena", capacity: 15415, founded: 1944, colours: ["#00843D", "#FFFFFF"], crest: ["shield", "stripes"], strength: 1720 },
    { key: "rytas", short: "Rytas", code: "RYT", city: "Vilnius", ground: "Twinsbet Arena", capacity: 11000, founded: 1997, colours: ["#C8102E", "#000000"], crest: ["shield", "halves"], strength: 1620 },
    { key: "lietkabelis", short: "Lietkabelis", code: "LIE", city: "Panevėžys", ground: "Kalnapilio Arena", capacity: 6000, founded: 1964, colours: ["#C8102E", "#FFFFFF"], crest: ["shield", "sash"], strength: 1560 },
    { key: "neptunas", short: "Neptūnas", code: "NEP", city: "Klaipėda", ground: "Švyturys Arena", capacity: 6200, founded: 1964, colours: ["#003DA5", "#FFFFFF"], crest: ["shield", "halves"], strength: 1550 },
    { key: "siauliai", short: "Šiauliai", code: "SIA", city: "Šiauliai", ground: "Šiauliai Arena", capacity: 5700, founded: 2015, colours: ["#FFD100", "#000000"], crest: ["circle", "plain"], strength: 1500 },
    { key: "juventus-utena", short: "Juventus", code: "JUV", city: "Utena", ground: "Utena Arena", capacity: 2000, founded: 1999, colours: ["#5BC2E7", "#002D72"], crest: ["hexagon", "hoops"], strength: 1485 },
    { key: "nevezis", short: "Nevėžis", code: "NEV", city: "Kėdainiai", ground: "Kėdainiai Arena", capacity: 2200, founded: 1945, colours: ["#F26522", "#000000"], crest: ["square", "halves"], strength: 1470 },
    { key: "jonava", short: "Jonava", code: "JON", city: "Jonava", ground: "Jonava Arena", capacity: 2200, founded: 2011, colours: ["#00843D", "#FFD100"], crest: ["circle", "plain"], strength: 1450 },
    { key: "gargzdai", short: "Gargždai", code: "GAR", city: "Gargždai", ground: "Gargždų sporto centro arena", capacity: 2500, founded: 2015, colours: ["#5F259F", "#FFFFFF"], crest: ["shield", "hoops"], strength: 1430 },
  ],
};
