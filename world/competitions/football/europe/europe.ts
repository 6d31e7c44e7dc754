import type { CupRow } from "#competitions/shape.ts";

export const championsLeague: CupRow = {
  competition: {
    key: "champions-league",
    country: "europe",
    code: "UCL",
    level: 1,
    format: { kind: "swiss", size: 36, games: 8, advance: 16, knockoutLegs: 2, finalAt: "Puskás Aréna, Budapest" },
    calendar: {
      start: "09-16",
      end: "05-30",
      timeZone: "Europe/Zurich",
      slots: [["tue", "18:45", 2], ["tue", "21:00", 7], ["wed", "18:45", 2], ["wed", "21:00", 7]],
      breaks: [["12-12", "01-18"]],
    },
    zones: [[1, 16, "title-playoff"]],
    tieBreaks: ["goal-difference", "goals-for", "away-goals", "wins", "fair-play", "drawing-of-lots"],
    scoring: 3.2,
    popularity: 98,
    founded: 1955,
    colour: "#0E1E5B",
    holders: "paris-saint-germain",
    recordWinners: [["real-madrid", 15], ["milan", 7], ["bayern-munich", 6], ["liverpool", 6], ["barcelona", 5], ["ajax", 4]],
  },
  entrants: [
    "paris-saint-germain", "real-madrid", "manchester-city", "bayern-munich", "liverpool", "inter", "chelsea", "borussia-dortmund", "barcelona",
    "arsenal", "bayer-leverkusen", "atletico-madrid", "benfica", "atalanta", "villarreal", "juventus", "eintracht-frankfurt", "club-brugge",
    "tottenham-hotspur", "psv", "ajax", "napoli", "sporting-cp", "olympiacos", "marseille", "feyenoord", "celtic", "red-bull-salzburg",
    "monaco", "galatasaray", "union-saint-gilloise", "athletic-club", "newcastle-united", "fenerbahce", "rangers", "nice",
  ],
};

export const europaLeague: CupRow = {
  competition: {
    key: "europa-league",
    country: "europe",
    code: "UEL",
    level: 2,
    format: { kind: "swiss", size: 36, games: 8, advance: 16, knockoutLegs: 2, finalAt: "Beşiktaş Stadium, Istanbul" },
    calendar: {
      start: "09-24",
      end: "05-20",
      timeZone: "Europe/Zurich",
      slots: [["wed", "21:00", 1], ["thu", "18:45", 8], ["thu", "21:00", 9]],
      breaks: [["12-13", "01-20"]],
    },
    zones: [[1, 16, "title-playoff"]],
    tieBreaks: ["goal-difference", "goals-for", "away-goals", "wins", "fair-play", "drawing-of-lots"],
    scoring: 2.8,
    popularity: 80,
    founded: 1971,
    colour: "#F26A21",
    holders: "tottenham-hotspur",
    recordWinners: [["sevilla", 7], ["atletico-madrid", 3], ["inter", 3], ["juventus", 3], ["liverpool", 3], ["tottenham-hotspur", 3]],
  },
  entrants: [
    "roma", "porto", "real-betis", "aston-villa", "lyon", "freiburg", "stuttgart", "lille", "nottingham-forest",
    "bologna", "celta-vigo", "braga", "paok", "panathinaikos", "genk", "utrecht", "go-ahead-eagles", "sturm-graz",
    "milan", "lazio", "rb-leipzig", "real-sociedad", "brighton", "lens", "rennes", "besiktas", "trabzonspor",
    "twente", "vitoria-guimaraes", "anderlecht", "gent", "hibernian", "heart-of-midlothian", "aris-thessaloniki", "wolfsberger-ac", "lask",
  ],
};

export const conferenceLeague: CupRow = {
  competition: {
    key: "conference-league",
    country: "europe",
    code: "UECL",
    level: 3,
    format: { kind: "swiss", size: 36, games: 6, advance: 16, knockoutLegs: 2, finalAt: "Leipzig Stadium, Leipzig" },
    calendar: {
      start: "10-02",
      end: "05-27",
      timeZone: "Europe/Zurich",
      slots: [["thu", "18:45", 1], ["thu", "21:00", 1]],
      breaks: [["12-20", "02-17"]],
    },
    zones: [[1, 16, "title-playoff"]],
    tieBreaks: ["goal-difference", "goals-for", "away-goals", "wins", "fair-play", "drawing-of-lots"],
    scoring: 2.9,
    popularity: 64,
    founded: 2021,
    colour: "#00BE14",
    holders: "chelsea",
    recordWinners: [["chelsea", 1], ["olympiacos", 1], ["roma", 1], ["west-ham-united", 1]],
  },
  entrants: [
    "crystal-palace", "fiorentina", "rayo-vallecano", "mainz-05", "strasbourg", "az-alkmaar", "aek-athens", "samsunspor", "rapid-wien",
    "aberdeen", "bournemouth", "brentford", "osasuna", "getafe", "como", "torino", "werder-bremen", "augsburg",
    "toulouse", "brest", "nec-nijmegen", "heerenveen", "santa-clara", "famalicao", "istanbul-basaksehir", "goztepe", "royal-antwerp",
    "standard-liege", "charleroi", "sint-truiden", "austria-wien", "hartberg", "levadiakos", "ofi-crete", "dundee-united", "motherwell",
  ],
};
