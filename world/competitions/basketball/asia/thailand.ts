import type { LeagueRow } from "#competitions/shape.ts";

export const thaiBasketballLeague: LeagueRow = {
  competition: {
    key: "thailand-basketball-league",
    country: "th",
    code: "TBL",
    level: 1,
    format: { kind: "league", legs: 1 },
    calendar: { start: "07-05", end: "08-24", timeZone: "Asia/Bangkok", slots: [["tue", "18:00", 6], ["wed", "18:00", 6], ["sat", "14:00", 14], ["sat", "16:00", 16], ["sat", "18:00", 16], ["sun", "14:00", 12], ["sun", "16:00", 14], ["sun", "18:00", 16]] },
    zones: [[1, 4, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 158,
    popularity: 40,
    founded: 2012,
    colour: "#2D2A4A",
    holders: "hi-tech",
    recordWinners: [["hi-tech", 6], ["Mono Vampire", 3], ["Phuket Waves", 1]],
  },
  clubs: [
    { key: "hi-tech", short: "Hi-Tech", code: "HIT", city: "Bangkok", ground: "Nimibutr Stadium", capacity: 5600, founded: 2012, colours: ["#C8102E", "#FFFFFF"], crest: ["circle", "halves"], strength: 1290 },
    { key: "shoot-it-dragons", short: "Shoot It", code: "SID", city: "Bangkok", ground: "Nimibutr Stadium", capacity: 5600, founded: 2018, colours: ["#F26522", "#000000"], crest: ["shield", "sash"], strength: 1245 },
    { key: "cobbra-chiang-rai", short: "Chiang Rai", code: "CCR", city: "Chiang Rai", ground: "Mae Fah Luang University Hall", capacity: 3000, founded: 2024, colours: ["#00843D", "#000000"], crest: ["shield", "sash"], strength: 1280 },
    { key: "tge", short: "TGE", code: "TGE", city: "Bangkok", ground: "Nimibutr Stadium", capacity: 5600, founded: 2012, colours: ["#003DA5", "#FFFFFF"], crest: ["circle", "plain"], strength: 1215 },
    { key: "white-lions", short: "White Lions", code: "WLI", city: "Bangkok", ground: "Nimibutr Stadium", capacity: 5600, founded: 2023, colours: ["#FFFFFF", "#002D72"], crest: ["shield", "halves"], strength: 1190 },
    { key: "pnru-pythons", short: "PNRU Pythons", code: "PNR", city: "Bangkok", ground: "Phranakhon Rajabhat University Hall", capacity: 2000, founded: 2022, colours: ["#00A3E0", "#F26522"], crest: ["shield", "halves"], strength: 1180 },
    { key: "banvas-slammers", short: "Slammers", code: "SLM", city: "Bangkok", ground: "Nimibutr Stadium", capacity: 5600, founded: 2024, colours: ["#5F259F", "#FFD100"], crest: ["shield", "plain"], strength: 1200 },
    { key: "air-force-sripatum", short: "Air Force", code: "AFS", city: "Bangkok", ground: "Thupatemi Indoor Hall", capacity: 2500, founded: 2017, colours: ["#002D72", "#5BC2E7"], crest: ["shield", "chevron"], strength: 1165 },
    { key: "warriors-thailand", short: "Warriors", code: "WAR", city: "Bangkok", ground: "Nimibutr Stadium", capacity: 5600, founded: 2023, colours: ["#000000", "#FFD100"], crest: ["shield", "hoops"], strength: 1170 },
    { key: "rmutt", short: "RMUTT", code: "RMT", city: "Pathum Thani", ground: "RMUTT Gymnasium", capacity: 2500, founded: 2019, colours: ["#C5A900", "#003DA5"], crest: ["shield", "plain"], strength: 1140 },
  ],
};
