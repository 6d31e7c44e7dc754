import type { CupRow } from "#competitions/shape.ts";

export const afcChampionsLeagueElite: CupRow = {
  competition: {
    key: "afc-champions-league-elite",
    country: "asia",
    code: "ACLE",
    level: 1,
    format: { kind: "swiss", size: 24, games: 8, advance: 16, knockoutLegs: 2, finalAt: "King Abdullah Sports City, Jeddah" },
    calendar: {
      start: "09-15",
      end: "04-25",
      timeZone: "Asia/Kuala_Lumpur",
      slots: [["mon", "18:00", 2], ["mon", "20:00", 2], ["mon", "20:15", 2], ["tue", "18:00", 3], ["tue", "20:00", 2], ["tue", "20:15", 3], ["wed", "18:00", 1], ["wed", "20:15", 1]],
      breaks: [["12-12", "02-08"]],
    },
    zones: [[1, 16, "title-playoff"]],
    tieBreaks: ["goal-difference", "goals-for", "wins", "fair-play", "drawing-of-lots"],
    scoring: 2.8,
    popularity: 74,
    founded: 1967,
    colour: "#0A1E5E",
    holders: "al-ahli-jeddah",
    recordWinners: [["al-hilal", 4], ["pohang-steelers", 3], ["urawa-red-diamonds", 3], ["al-ain", 2], ["al-ittihad", 2], ["jeonbuk-hyundai-motors", 2], ["ulsan-hd", 2]],
  },
  entrants: [
    "vissel-kobe", "sanfrecce-hiroshima", "machida-zelvia", "ulsan-hd", "fc-seoul", "gangwon", "shanghai-port", "shanghai-shenhua",
    "chengdu-rongcheng", "buriram-united", "johor-darul-tazim", "melbourne-city", "al-hilal", "al-ittihad", "al-ahli-jeddah", "shabab-al-ahli",
    "sharjah", "al-wahda-abu-dhabi", "al-ain", "al-sadd", "al-duhail", "al-gharafa", "tractor", "nasaf",
  ],
};

export const afcChampionsLeagueTwo: CupRow = {
  competition: {
    key: "afc-champions-league-two",
    country: "asia",
    code: "ACL2",
    level: 2,
    format: { kind: "groups", groups: 4, perGroup: 4, legs: 2, advance: 2, knockoutLegs: 2 },
    calendar: {
      start: "09-16",
      end: "05-16",
      timeZone: "Asia/Kuala_Lumpur",
      slots: [["tue", "20:15", 1], ["wed", "18:00", 3], ["wed", "20:15", 4], ["thu", "18:00", 3], ["thu", "20:15", 4]],
      breaks: [["12-26", "02-09"]],
    },
    zones: [[1, 2, "title-playoff"]],
    tieBreaks: ["head-to-head-points", "head-to-head-goal-difference", "head-to-head-goals-for", "goal-difference", "goals-for", "fair-play", "drawing-of-lots"],
    scoring: 2.9,
    popularity: 58,
    founded: 2004,
    colour: "#00A3AD",
    holders: "sharjah",
    recordWinners: [["Al-Kuwait", 3], ["Al-Quwa Al-Jawiya", 3], ["sharjah", 1]],
  },
  entrants: [
    "al-nassr", "gamba-osaka", "pohang-steelers", "beijing-guoan", "esteghlal", "bangkok-united", "bg-pathum-united", "cong-an-ha-noi",
    "thep-xanh-nam-dinh", "ratchaburi", "lion-city-sailors", "selangor", "tampines-rovers", "tai-po", "eastern", "kaya-iloilo",
  ],
};
