import type { LeagueRow } from "#competitions/shape.ts";

export const kbl: LeagueRow = {
  competition: {
    key: "kbl",
    country: "kr",
    code: "KBL",
    level: 1,
    format: { kind: "league", legs: 4 },
    calendar: { start: "10-03", end: "04-08", timeZone: "Asia/Seoul", slots: [["mon", "19:00", 6], ["tue", "19:00", 8], ["wed", "19:00", 10], ["thu", "19:00", 10], ["fri", "19:00", 10], ["sat", "14:00", 14], ["sat", "16:30", 14], ["sun", "14:00", 14], ["sun", "16:30", 14]], breaks: [["01-15", "01-19"], ["02-23", "03-04"]] },
    zones: [[1, 6, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 155,
    popularity: 36,
    founded: 1997,
    colour: "#E4002B",
    holders: "changwon-lg-sakers",
    recordWinners: [["ulsan-hyundai-mobis-phoebus", 7], ["busan-kcc-egis", 6], ["anyang-jungkwanjang-red-boosters", 4], ["seoul-sk-knights", 3], ["wonju-db-promy", 3]],
  },
  clubs: [
    { key: "anyang-jungkwanjang-red-boosters", short: "Anyang", code: "AJK", city: "Anyang", ground: "Anyang Gymnasium", capacity: 6690, founded: 1992, colours: ["#C8102E", "#1A1A1A"], crest: ["hexagon", "halves"], strength: 1520 },
    { key: "busan-kcc-egis", short: "Busan KCC", code: "KCC", city: "Busan", ground: "Sajik Arena", capacity: 14099, founded: 1977, colours: ["#003DA5", "#FFC72C"], crest: ["square", "plain"], strength: 1530 },
    { key: "changwon-lg-sakers", short: "LG Sakers", code: "LGS", city: "Changwon", ground: "Changwon Gymnasium", capacity: 5291, founded: 1994, colours: ["#A50034", "#FFFFFF"], crest: ["shield", "chevron"], strength: 1550 },
    { key: "daegu-kogas-pegasus", short: "Daegu KOGAS", code: "DKP", city: "Daegu", ground: "Daegu Gymnasium", capacity: 3867, founded: 1994, colours: ["#00539B", "#FFFFFF"], crest: ["square", "hoops"], strength: 1445 },
    { key: "goyang-sono-skygunners", short: "Goyang Sono", code: "GSS", city: "Goyang", ground: "Goyang Sono Arena", capacity: 6216, founded: 2023, colours: ["#00A3E0", "#FFD100"], crest: ["shield", "chevron"], strength: 1450 },
    { key: "seoul-samsung-thunders", short: "Seoul Samsung", code: "SST", city: "Seoul", ground: "Jamsil Arena", capacity: 11069, founded: 1978, colours: ["#1428A0", "#FFFFFF"], crest: ["shield", "sash"], strength: 1425 },
    { key: "seoul-sk-knights", short: "SK Knights", code: "SKK", city: "Seoul", ground: "Jamsil Students' Gymnasium", capacity: 6229, founded: 1997, colours: ["#E4002B", "#F47725"], crest: ["shield", "cross"], strength: 1530 },
    { key: "suwon-kt-sonicboom", short: "Suwon KT", code: "SKT", city: "Suwon", ground: "Suwon KT Sonicboom Arena", capacity: 3339, founded: 1997, colours: ["#E4002B", "#1A1A1A"], crest: ["shield", "chevron"], strength: 1490 },
    { key: "ulsan-hyundai-mobis-phoebus", short: "Ulsan Mobis", code: "UHM", city: "Ulsan", ground: "Dongchun Gymnasium", capacity: 5831, founded: 1986, colours: ["#C8102E", "#002C5F"], crest: ["circle", "plain"], strength: 1455 },
    { key: "wonju-db-promy", short: "Wonju DB", code: "WDB", city: "Wonju", ground: "Wonju Gymnasium", capacity: 4600, founded: 1996, colours: ["#00854A", "#F2A900"], crest: ["shield", "plain"], strength: 1510 },
  ],
};
