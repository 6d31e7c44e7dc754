import type { LeagueRow } from "#competitions/shape.ts";

export const taiwanFootballPremierLeague: LeagueRow = {
  competition: {
    key: "taiwan-football-premier-league",
    country: "tw",
    code: "TFPL",
    level: 1,
    format: { kind: "league", legs: 3 },
    calendar: {
      start: "08-17",
      end: "05-24",
      timeZone: "Asia/Taipei",
      slots: [["sun", "15:30", 1], ["sun", "18:30", 1]],
      breaks: [["12-22", "02-27"]],
    },
    zones: [[1, 1, "champion"], [-2, -2, "relegation-playoff"], [-1, -1, "relegation"]],
    tieBreaks: ["head-to-head-points", "head-to-head-goal-difference", "goal-difference", "goals-for", "drawing-of-lots"],
    scoring: 3.05,
    popularity: 16,
    founded: 2017,
    colour: "#0B3C8C",
    holders: "tainan-city",
    recordWinners: [["tainan-city", 5], ["tatung", 3]],
  },
  clubs: [
    { key: "tainan-city", short: "Tainan City", code: "TNC", city: "Tainan", ground: "Tainan Football Field", capacity: 2000, founded: 2016, colours: ["#006241", "#F2C14E"], crest: ["shield", "plain"], strength: 1215 },
    { key: "taichung-futuro", short: "Futuro", code: "TFU", city: "Taichung", ground: "Taiyuan Football Field", capacity: 600, founded: 2016, colours: ["#F36F21", "#1B1B1B"], crest: ["circle", "plain"], strength: 1188 },
    { key: "hang-yuan", short: "Hang Yuan", code: "NHY", city: "New Taipei", ground: "Fu Jen Catholic University Stadium", capacity: 3000, founded: 2013, colours: ["#0057B8", "#FFFFFF"], crest: ["shield", "plain"], strength: 1165 },
    { key: "taipower", short: "Taipower", code: "TPC", city: "Kaohsiung", ground: "Nanzih Football Field", capacity: 1200, founded: 1978, colours: ["#C8102E", "#0B3C8C"], crest: ["circle", "plain"], strength: 1138 },
    { key: "tatung", short: "Tatung", code: "TAT", city: "Taipei", ground: "Taipei Municipal Stadium", capacity: 20000, founded: 1969, colours: ["#E4002B", "#FFFFFF"], crest: ["shield", "plain"], strength: 1103 },
    { key: "ac-taipei", short: "AC Taipei", code: "ACT", city: "Taipei", ground: "Yingfeng Riverside Park", capacity: 500, founded: 2015, colours: ["#6A1B9A", "#FFFFFF"], crest: ["shield", "halves"], strength: 1120 },
    { key: "taichung-rock", short: "Taichung Rock", code: "TRK", city: "Taichung", ground: "Xitun Football Field", capacity: 1000, founded: 2021, colours: ["#1B1B1B", "#E4A11B"], crest: ["hexagon", "plain"], strength: 1098 },
    { key: "ming-chuan-university", short: "Ming Chuan", code: "MCU", city: "Taoyuan", ground: "Ming Chuan University Stadium", capacity: 500, founded: 2008, colours: ["#00843D", "#FFD100"], crest: ["circle", "plain"], strength: 1005 },
  ],
};
