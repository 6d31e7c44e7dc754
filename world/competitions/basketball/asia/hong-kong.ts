import type { LeagueRow } from "#competitions/shape.ts";

export const hongKongA1: LeagueRow = {
  competition: {
    key: "hong-kong-a1",
    country: "hk",
    code: "HKA1",
    level: 1,
    format: { kind: "league", legs: 2 },
    calendar: { start: "09-15", end: "01-18", timeZone: "Asia/Hong_Kong", slots: [["tue", "19:00", 14], ["tue", "20:40", 14], ["thu", "19:00", 8], ["thu", "20:40", 8], ["fri", "19:00", 12], ["fri", "20:40", 12], ["sun", "18:00", 16], ["sun", "19:40", 16]], breaks: [["11-22", "12-03"]] },
    zones: [[1, 4, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 166,
    popularity: 34,
    founded: 1954,
    colour: "#DE2910",
    holders: "south-china",
    recordWinners: [["south-china", 23], ["winling", 14], ["eastern", 6], ["fukien", 3]],
  },
  clubs: [
    { key: "eastern", short: "Eastern", code: "EAS", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 1932, colours: ["#0033A0", "#FFFFFF"], crest: ["square", "plain"], strength: 1380 },
    { key: "south-china", short: "South China", code: "SCA", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 1910, colours: ["#E60012", "#FFFFFF"], crest: ["shield", "chevron"], strength: 1360 },
    { key: "winling", short: "Winling", code: "WIN", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 1996, colours: ["#FFD100", "#1A1A1A"], crest: ["circle", "plain"], strength: 1320 },
    { key: "fukien", short: "Fukien", code: "FUK", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 1959, colours: ["#C8102E", "#FFD100"], crest: ["shield", "halves"], strength: 1280 },
    { key: "eagle", short: "Eagle", code: "EGL", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 1968, colours: ["#002F6C", "#F2A900"], crest: ["square", "plain"], strength: 1290 },
    { key: "tycoon", short: "Tycoon", code: "TYC", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 2015, colours: ["#6A1B9A", "#F2A900"], crest: ["diamond", "plain"], strength: 1310 },
    { key: "chun-yu", short: "Chun Yu", code: "CYU", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 1975, colours: ["#00843D", "#FFFFFF"], crest: ["shield", "halves"], strength: 1210 },
    { key: "hon-friends", short: "Hon Friends", code: "HON", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 2014, colours: ["#0072CE", "#F26522"], crest: ["circle", "plain"], strength: 1240 },
    { key: "chun-lung", short: "Chun Lung", code: "CLG", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 2008, colours: ["#1A1A1A", "#C5A900"], crest: ["shield", "plain"], strength: 1200 },
    { key: "chi-lik", short: "Chi Lik", code: "CLK", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 2010, colours: ["#F26522", "#FFFFFF"], crest: ["hexagon", "plain"], strength: 1130 },
  ],
};
