import type { LeagueRow } from "#competitions/shape.ts";

export const nationalLeague: LeagueRow = {
  competition: {
    key: "new-zealand-national-league",
    country: "nz",
    code: "NZNL",
    level: 1,
    format: { kind: "league", legs: 1 },
    calendar: {
      start: "09-26",
      end: "12-13",
      timeZone: "Pacific/Auckland",
      slots: [
        ["fri", "19:30", 1],
        ["sat", "14:00", 3],
        ["sat", "16:00", 2],
        ["sun", "14:00", 3],
        ["sun", "16:00", 1],
      ],
    },
    zones: [[1, 2, "title-playoff"]],
    tieBreaks: ["goal-difference", "goals-for", "head-to-head-points", "fair-play", "drawing-of-lots"],
    scoring: 3.1,
    popularity: 10,
    founded: 2021,
    colour: "#000000",
    holders: "auckland-city",
    recordWinners: [
      ["auckland-city", 3],
      ["wellington-olympic", 1],
    ],
  },
  clubs: [
    { key: "auckland-city", short: "Auckland City", code: "ACI", city: "Auckland", ground: "Kiwitea Street", capacity: 3250, founded: 2004, colours: ["#0B2A5B", "#FFFFFF"], crest: ["shield", "plain"], strength: 1305 },
    { key: "wellington-olympic", short: "Wgtn Olympic", code: "WOL", city: "Wellington", ground: "Newtown Park", capacity: 5000, founded: 1958, colours: ["#0057B8", "#FFFFFF"], crest: ["shield", "stripes"], strength: 1285 },
    { key: "miramar-rangers", short: "Miramar", code: "MIR", city: "Wellington", ground: "David Farrington Park", capacity: 1500, founded: 1907, colours: ["#00843D", "#FFD100"], crest: ["shield", "plain"], strength: 1235 },
    { key: "western-springs", short: "W. Springs", code: "WSP", city: "Auckland", ground: "Seddon Fields", capacity: 2000, founded: 1949, colours: ["#D71920", "#FFFFFF"], crest: ["shield", "plain"], strength: 1230 },
    { key: "auckland-fc-reserves", short: "Auckland Res.", code: "AFR", city: "Auckland", ground: "Go Media Stadium Outer Oval", capacity: 1500, founded: 2024, colours: ["#3D9BE9", "#000000"], crest: ["circle", "stripes"], strength: 1215 },
    { key: "birkenhead-united", short: "Birkenhead", code: "BIR", city: "Auckland", ground: "Shepherds Park", capacity: 2000, founded: 1960, colours: ["#8A1538", "#6CACE4"], crest: ["shield", "plain"], strength: 1200 },
    { key: "christchurch-united", short: "Christchurch", code: "CHR", city: "Christchurch", ground: "United Sports Centre", capacity: 1000, founded: 1970, colours: ["#0033A0", "#FFFFFF"], crest: ["shield", "plain"], strength: 1195 },
    { key: "western-suburbs-porirua", short: "W. Suburbs", code: "WSU", city: "Porirua", ground: "Endeavour Park", capacity: 1000, founded: 1952, colours: ["#FFFFFF", "#D71920"], crest: ["shield", "plain"], strength: 1165 },
    { key: "auckland-united", short: "Auckland Utd", code: "AUN", city: "Auckland", ground: "Keith Hay Park", capacity: 2000, founded: 2020, colours: ["#00857D", "#0B2A5B"], crest: ["circle", "plain"], strength: 1160 },
    { key: "wellington-phoenix-reserves", short: "Wgtn Phx Res.", code: "WPR", city: "Wellington", ground: "Jerry Collins Stadium", capacity: 1900, founded: 2014, colours: ["#FFD100", "#000000"], crest: ["shield", "stripes"], strength: 1130 },
    { key: "coastal-spirit", short: "Coastal Spirit", code: "CSP", city: "Christchurch", ground: "Linfield Park", capacity: 1000, founded: 2007, colours: ["#1D4289", "#FFD100"], crest: ["circle", "plain"], strength: 1080 },
  ],
};
