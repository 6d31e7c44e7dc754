import type { LeagueRow } from "#competitions/shape.ts";

export const philippinesFootballLeague: LeagueRow = {
  competition: {
    key: "philippines-football-league",
    country: "ph",
    code: "PFL",
    level: 1,
    format: { kind: "league", legs: 2 },
    calendar: {
      start: "08-30",
      end: "05-30",
      timeZone: "Asia/Manila",
      slots: [
        ["sat", "16:00", 2],
        ["sat", "19:00", 2],
        ["sun", "16:00", 2],
        ["sun", "19:00", 2],
      ],
      breaks: [["12-15", "01-16"]],
    },
    zones: [
      [1, 1, "champion"],
      [2, 2, "continental-3"],
    ],
    tieBreaks: ["goal-difference", "goals-for", "head-to-head-points", "drawing-of-lots"],
    scoring: 4.4,
    popularity: 16,
    founded: 2017,
    colour: "#0038A8",
    holders: "kaya-iloilo",
    recordWinners: [["United City", 4], ["kaya-iloilo", 3]],
  },
  clubs: [
    { key: "kaya-iloilo", short: "Kaya–Iloilo", code: "KAY", city: "Iloilo City", ground: "Iloilo Sports Complex", capacity: 7000, founded: 1996, colours: ["#FFC20E", "#111111"], crest: ["shield", "plain"], strength: 1292 },
    { key: "manila-digger", short: "Manila Digger", code: "MDG", city: "Taguig", ground: "Rizal Memorial Stadium", capacity: 12873, founded: 2023, colours: ["#F58220", "#111111"], crest: ["shield", "plain"], strength: 1298 },
    { key: "one-taguig", short: "One Taguig", code: "ONE", city: "Taguig", ground: "McKinley Hill Stadium", capacity: 2000, founded: 2024, colours: ["#0B3FA0", "#FFFFFF"], crest: ["shield", "halves"], strength: 1245 },
    { key: "cebu", short: "Cebu", code: "CEB", city: "Talisay", ground: "Dynamic Herb Sports Complex", capacity: 1500, founded: 2021, colours: ["#00703C", "#FFFFFF"], crest: ["shield", "plain"], strength: 1238 },
    { key: "stallion-laguna", short: "Stallion", code: "STA", city: "Biñan", ground: "Biñan Football Stadium", capacity: 3000, founded: 2002, colours: ["#E31B23", "#111111"], crest: ["shield", "chevron"], strength: 1195 },
    { key: "aguilas-umak", short: "Aguilas–UMak", code: "AGU", city: "Makati", ground: "University of Makati Stadium", capacity: 4000, founded: 2017, colours: ["#12275C", "#F5C400"], crest: ["shield", "plain"], strength: 1182 },
    { key: "maharlika", short: "Maharlika", code: "MAH", city: "Taguig", ground: "Rizal Memorial Stadium", capacity: 12873, founded: 2020, colours: ["#5C2D91", "#FFC20E"], crest: ["circle", "plain"], strength: 1110 },
    { key: "db-garelli-united", short: "DB Garelli", code: "DBG", city: "Makati", ground: "University of Makati Stadium", capacity: 4000, founded: 2016, colours: ["#0072CE", "#FFFFFF"], crest: ["shield", "plain"], strength: 1082 },
    { key: "tuloy", short: "Tuloy", code: "TUL", city: "Muntinlupa", ground: "Tuloy Stadium", capacity: 2500, founded: 2019, colours: ["#1E66B0", "#F5C400"], crest: ["circle", "plain"], strength: 1105 },
    { key: "mendiola", short: "Mendiola", code: "MEN", city: "Valenzuela", ground: "Rizal Memorial Stadium", capacity: 12873, founded: 1991, colours: ["#C8102E", "#12275C"], crest: ["shield", "stripes"], strength: 1060 },
    { key: "philippine-army", short: "Phil. Army", code: "ARM", city: "Taguig", ground: "Rizal Memorial Stadium", capacity: 12873, founded: 1962, colours: ["#3F5B2A", "#F5C400"], crest: ["shield", "plain"], strength: 1035 },
  ],
};
