import type { LeagueRow } from "#competitions/shape.ts";

export const superLeagueBasketball: LeagueRow = {
  competition: {
    key: "super-league-basketball",
    country: "gb",
    code: "SLB",
    level: 1,
    format: { kind: "league", legs: 4 },
    calendar: { start: "09-26", end: "04-26", timeZone: "Europe/London", slots: [["thu", "19:30", 6], ["fri", "19:30", 30], ["sat", "19:00", 16], ["sun", "15:00", 12], ["sun", "16:00", 18], ["sun", "17:00", 18]], breaks: [["11-24", "12-02"], ["02-16", "03-03"]] },
    zones: [[1, 8, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 172,
    popularity: 14,
    founded: 2024,
    colour: "#5B2C83",
    holders: "london-lions",
    recordWinners: [["london-lions", 1]],
  },
  clubs: [
    { key: "bristol-flyers", short: "Bristol Flyers", code: "BRI", city: "Bristol", ground: "SGS College Arena", capacity: 750, founded: 2006, colours: ["#002D72", "#FFFFFF"], crest: ["hexagon", "sash"], strength: 1350 },
    { key: "caledonia-gladiators", short: "Caledonia", code: "CAL", city: "East Kilbride", ground: "Playsport Arena", capacity: 1800, founded: 1998, colours: ["#5F259F", "#000000"], crest: ["shield", "sash"], strength: 1325 },
    { key: "cheshire-phoenix", short: "Cheshire", code: "CHS", city: "Ellesmere Port", ground: "Cheshire Oaks Arena", capacity: 1400, founded: 1984, colours: ["#003DA5", "#FFFFFF"], crest: ["shield", "plain"], strength: 1355 },
    { key: "leicester-riders", short: "Leicester", code: "LEI", city: "Leicester", ground: "Mattioli Arena", capacity: 2400, founded: 1967, colours: ["#C8102E", "#FFFFFF"], crest: ["circle", "plain"], strength: 1390 },
    { key: "london-lions", short: "London Lions", code: "LON", city: "London", ground: "Copper Box Arena", capacity: 6000, founded: 1977, colours: ["#000000", "#C5A900"], crest: ["shield", "chevron"], strength: 1540 },
    { key: "manchester-basketball", short: "Manchester", code: "MCR", city: "Manchester", ground: "National Basketball Performance Centre", capacity: 2000, founded: 2012, colours: ["#000000", "#FFD100"], crest: ["circle", "plain"], strength: 1370 },
    { key: "newcastle-eagles", short: "Newcastle", code: "NEW", city: "Newcastle upon Tyne", ground: "Vertu Motors Arena", capacity: 2800, founded: 1976, colours: ["#000000", "#FFFFFF"], crest: ["shield", "plain"], strength: 1375 },
    { key: "sheffield-sharks", short: "Sheffield", code: "SHF", city: "Sheffield", ground: "Canon Medical Arena", capacity: 2500, founded: 1991, colours: ["#000000", "#C8102E"], crest: ["shield", "hoops"], strength: 1360 },
    { key: "surrey-89ers", short: "Surrey", code: "SUR", city: "Guildford", ground: "Surrey Sports Park", capacity: 1000, founded: 2005, colours: ["#002D72", "#5BC2E7"], crest: ["shield", "hoops"], strength: 1310 },
  ],
};
