import type { CupRow } from "#competitions/shape.ts";

export const euroLeague: CupRow = {
  competition: {
    key: "euroleague",
    country: "europe",
    code: "EUL",
    level: 1,
    format: { kind: "league", legs: 2 },
    calendar: { start: "09-30", end: "04-17", timeZone: "Europe/Madrid", slots: [["tue", "20:00", 10], ["tue", "20:45", 8], ["wed", "20:00", 8], ["wed", "20:45", 6], ["thu", "19:00", 12], ["thu", "20:00", 14], ["thu", "20:45", 12], ["fri", "19:00", 8], ["fri", "20:15", 14], ["fri", "20:45", 10]], breaks: [["02-16", "03-02"]] },
    zones: [[1, 8, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 170,
    popularity: 70,
    founded: 2000,
    colour: "#F26522",
    holders: "fenerbahce",
    recordWinners: [["real-madrid", 11], ["CSKA Moscow", 8], ["panathinaikos", 7], ["maccabi-tel-aviv", 6], ["varese", 5], ["olympiacos", 3], ["olimpia-milano", 3], ["fenerbahce", 2], ["barcelona", 2], ["anadolu-efes", 2], ["virtus-bologna", 2]],
  },
  entrants: [
    "anadolu-efes", "fenerbahce", "monaco", "asvel", "paris", "olimpia-milano", "virtus-bologna", "barcelona",
    "real-madrid", "baskonia", "valencia", "bayern-munich", "crvena-zvezda", "partizan", "olympiacos",
    "panathinaikos", "maccabi-tel-aviv", "hapoel-tel-aviv", "zalgiris", "dubai",
  ],
};

export const euroCup: CupRow = {
  competition: {
    key: "eurocup",
    country: "europe",
    code: "EUC",
    level: 2,
    format: { kind: "conferences", conferences: ["group-a", "group-b"], legs: 2, cross: 0, playoff: 4, bestOf: 3 },
    calendar: { start: "09-30", end: "04-02", timeZone: "Europe/Madrid", slots: [["tue", "18:00", 14], ["tue", "19:00", 18], ["tue", "20:00", 18], ["wed", "18:00", 12], ["wed", "19:00", 18], ["wed", "20:00", 20]], breaks: [["02-16", "03-02"]] },
    zones: [[1, 4, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 169,
    popularity: 35,
    founded: 2002,
    colour: "#00AEEF",
    holders: "hapoel-tel-aviv",
    recordWinners: [["valencia", 4], ["rytas", 2], ["Khimki", 2], ["Lokomotiv Kuban", 1], ["hapoel-tel-aviv", 1], ["paris", 1], ["gran-canaria", 1], ["virtus-bologna", 1], ["monaco", 1]],
  },
  entrants: [
    "aris", "panionios", "bahcesehir-koleji", "turk-telekom", "besiktas", "manresa", "buducnost",
    "niners-chemnitz", "cluj-napoca", "bourg", "hamburg-towers", "ratiopharm-ulm", "hapoel-jerusalem",
    "lietkabelis", "london-lions", "slask-wroclaw", "neptunas", "reyer-venezia", "aquila-trento",
    "cedevita-olimpija",
  ],
};
