import type { LeagueRow } from "#competitions/shape.ts";

export const scottishPremiership: LeagueRow = {
  competition: {
    key: "scottish-premiership",
    country: "gb-sct",
    code: "SPFL",
    level: 1,
    format: { kind: "league", legs: 3, split: [6, 6] },
    calendar: {
      start: "08-02",
      end: "05-17",
      timeZone: "Europe/London",
      slots: [["fri", "20:00", 1], ["sat", "12:30", 1], ["sat", "15:00", 7], ["sat", "17:45", 1], ["sun", "12:00", 1], ["sun", "15:00", 2]],
    },
    zones: [[1, 1, "champion"], [2, 2, "continental-1"], [3, 3, "continental-2"], [4, 4, "continental-3"], [-2, -2, "relegation-playoff"], [-1, -1, "relegation"]],
    tieBreaks: ["goal-difference", "goals-for", "head-to-head-points", "head-to-head-goals-for", "drawing-of-lots"],
    scoring: 2.75,
    popularity: 50,
    founded: 2013,
    colour: "#311B77",
    holders: "celtic",
    recordWinners: [["celtic", 55], ["rangers", 55], ["aberdeen", 4], ["heart-of-midlothian", 4], ["hibernian", 4]],
  },
  clubs: [
    { key: "celtic", short: "Celtic", code: "CEL", city: "Glasgow", ground: "Celtic Park", capacity: 60411, founded: 1887, colours: ["#018749", "#FFFFFF"], crest: ["circle", "hoops"], strength: 1672 },
    { key: "rangers", short: "Rangers", code: "RAN", city: "Glasgow", ground: "Ibrox Stadium", capacity: 51700, founded: 1872, colours: ["#1B458F", "#FFFFFF"], crest: ["circle", "plain"], strength: 1646 },
    { key: "heart-of-midlothian", short: "Hearts", code: "HEA", city: "Edinburgh", ground: "Tynecastle Park", capacity: 19852, founded: 1874, colours: ["#8A0F2E", "#FFFFFF"], crest: ["shield", "cross"], strength: 1606 },
    { key: "hibernian", short: "Hibernian", code: "HIB", city: "Edinburgh", ground: "Easter Road", capacity: 20421, founded: 1875, colours: ["#006F3C", "#FFFFFF"], crest: ["circle", "quarters"], strength: 1562 },
    { key: "aberdeen", short: "Aberdeen", code: "ABE", city: "Aberdeen", ground: "Pittodrie Stadium", capacity: 20866, founded: 1903, colours: ["#E2001A", "#FFFFFF"], crest: ["circle", "plain"], strength: 1524 },
    { key: "motherwell", short: "Motherwell", code: "MOT", city: "Motherwell", ground: "Fir Park", capacity: 13677, founded: 1886, colours: ["#FFBE00", "#7A0F2B"], crest: ["shield", "hoops"], strength: 1528 },
    { key: "dundee-united", short: "Dundee Utd", code: "DUU", city: "Dundee", ground: "Tannadice Park", capacity: 14223, founded: 1909, colours: ["#F26522", "#000000"], crest: ["circle", "plain"], strength: 1490 },
    { key: "falkirk", short: "Falkirk", code: "FAL", city: "Falkirk", ground: "Falkirk Stadium", capacity: 7937, founded: 1876, colours: ["#001F5B", "#FFFFFF"], crest: ["shield", "chevron"], strength: 1470 },
    { key: "st-mirren", short: "St Mirren", code: "STM", city: "Paisley", ground: "The SMiSA Stadium", capacity: 7937, founded: 1877, colours: ["#000000", "#FFFFFF"], crest: ["shield", "stripes"], strength: 1472 },
    { key: "dundee", short: "Dundee", code: "DUN", city: "Dundee", ground: "Dens Park", capacity: 11775, founded: 1893, colours: ["#14284B", "#FFFFFF"], crest: ["shield", "plain"], strength: 1448 },
    { key: "kilmarnock", short: "Kilmarnock", code: "KIL", city: "Kilmarnock", ground: "Rugby Park", capacity: 15003, founded: 1869, colours: ["#003DA5", "#FFFFFF"], crest: ["shield", "stripes"], strength: 1446 },
    { key: "livingston", short: "Livingston", code: "LIV", city: "Livingston", ground: "Almondvale Stadium", capacity: 9713, founded: 1943, colours: ["#FFD100", "#000000"], crest: ["shield", "halves"], strength: 1426 },
  ],
};
