import type { CupRow, LeagueRow } from "#competitions/shape.ts";

export const cambodianPremierLeague: LeagueRow = {
  competition: {
    key: "cambodian-premier-league",
    country: "kh",
    code: "CPL",
    level: 1,
    format: { kind: "league", legs: 2, split: [6, 5] },
    calendar: {
      start: "08-09",
      end: "05-31",
      timeZone: "Asia/Phnom_Penh",
      slots: [
        ["sat", "15:45", 1],
        ["sat", "18:00", 3],
        ["sun", "15:45", 1],
        ["sun", "18:00", 3],
      ],
      breaks: [["11-01", "11-08"], ["12-01", "12-21"], ["04-12", "04-17"]],
    },
    zones: [
      [1, 1, "champion"],
      [2, 2, "continental-3"],
      [-1, -1, "relegation"],
    ],
    tieBreaks: ["goal-difference", "goals-for", "head-to-head-points", "head-to-head-goal-difference", "drawing-of-lots"],
    scoring: 3.2,
    popularity: 38,
    founded: 1982,
    colour: "#032EA1",
    holders: "svay-rieng",
    recordWinners: [["phnom-penh-crown", 8], ["svay-rieng", 4], ["boeung-ket", 4], ["nagaworld", 3]],
  },
  clubs: [
    { key: "svay-rieng", short: "Svay Rieng", code: "PKR", city: "Svay Rieng", ground: "Svay Rieng Stadium", capacity: 2500, founded: 1997, colours: ["#0B3D91", "#F5C400"], crest: ["shield", "plain"], strength: 1312 },
    { key: "phnom-penh-crown", short: "PP Crown", code: "PPC", city: "Phnom Penh", ground: "Smart RSN Stadium", capacity: 5000, founded: 2001, colours: ["#D71920", "#111111"], crest: ["shield", "plain"], strength: 1300 },
    { key: "angkor-tiger", short: "Angkor Tiger", code: "AGT", city: "Siem Reap", ground: "SRU Stadium", capacity: 5000, founded: 2013, colours: ["#F58220", "#111111"], crest: ["shield", "stripes"], strength: 1232 },
    { key: "visakha", short: "Visakha", code: "VIS", city: "Phnom Penh", ground: "Prince Stadium", capacity: 10000, founded: 2016, colours: ["#1C3F94", "#F58220"], crest: ["shield", "chevron"], strength: 1222 },
    { key: "boeung-ket", short: "Boeung Ket", code: "BKT", city: "Phnom Penh", ground: "Cambodia Airways Stadium", capacity: 3000, founded: 2008, colours: ["#F7D417", "#0A3A82"], crest: ["shield", "halves"], strength: 1215 },
    { key: "nagaworld", short: "Nagaworld", code: "NGW", city: "Kampong Speu", ground: "Kampong Speu Stadium", capacity: 2000, founded: 2001, colours: ["#D4A017", "#B5121B"], crest: ["circle", "plain"], strength: 1205 },
    { key: "isi-dangkor-senchey", short: "ISI Dangkor", code: "ISI", city: "Phnom Penh", ground: "AIA Stadium", capacity: 2000, founded: 2014, colours: ["#0A4DA2", "#FFFFFF"], crest: ["shield", "plain"], strength: 1168 },
    { key: "moi-kompong-dewa", short: "Kompong Dewa", code: "MOI", city: "Phnom Penh", ground: "Olympic Stadium", capacity: 50000, founded: 2000, colours: ["#1B2F6B", "#E4002B"], crest: ["shield", "plain"], strength: 1178 },
    { key: "royal-cambodian-armed-forces", short: "RCAF", code: "RCA", city: "Phnom Penh", ground: "RCAF Old Stadium", capacity: 5000, founded: 1982, colours: ["#C8102E", "#0B6B3A"], crest: ["shield", "plain"], strength: 1158 },
    { key: "life-sihanoukville", short: "Life FC", code: "LIF", city: "Sihanoukville", ground: "Life Stadium", capacity: 1200, founded: 2015, colours: ["#00A3E0", "#FFFFFF"], crest: ["circle", "plain"], strength: 1098 },
    { key: "kirivong-sok-sen-chey", short: "Kirivong", code: "KRV", city: "Takeo", ground: "Kirivong Stadium", capacity: 1000, founded: 2012, colours: ["#0E9F4E", "#FFFFFF"], crest: ["shield", "plain"], strength: 1082 },
  ],
};

export const hunSenCup: CupRow = {
  competition: {
    key: "hun-sen-cup",
    country: "kh",
    code: "HSC",
    level: 1,
    format: { kind: "cup", size: 8, legs: 2, finalAt: "Morodok Techo National Stadium" },
    calendar: {
      start: "01-14",
      end: "06-07",
      timeZone: "Asia/Phnom_Penh",
      slots: [
        ["wed", "15:45", 1],
        ["wed", "18:00", 3],
      ],
    },
    zones: [],
    tieBreaks: [],
    scoring: 3.3,
    popularity: 28,
    founded: 2007,
    colour: "#E00025",
    holders: "phnom-penh-crown",
    recordWinners: [["svay-rieng", 5], ["phnom-penh-crown", 3], ["visakha", 3], ["royal-cambodian-armed-forces", 3]],
  },
  entrants: ["svay-rieng", "phnom-penh-crown", "angkor-tiger", "visakha", "boeung-ket", "nagaworld", "isi-dangkor-senchey", "moi-kompong-dewa"],
};
