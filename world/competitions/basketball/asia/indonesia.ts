import type { LeagueRow } from "#competitions/shape.ts";

export const ibl: LeagueRow = {
  competition: {
    key: "ibl",
    country: "id",
    code: "IBL",
    level: 1,
    format: { kind: "league", legs: 2 },
    calendar: { start: "01-10", end: "05-24", timeZone: "Asia/Jakarta", slots: [["wed", "19:00", 10], ["thu", "19:00", 6], ["fri", "19:00", 16], ["sat", "16:00", 14], ["sat", "19:00", 22], ["sun", "16:00", 16], ["sun", "19:00", 16]], breaks: [["02-23", "03-03"], ["03-16", "03-27"]] },
    zones: [[1, 8, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 158,
    popularity: 34,
    founded: 2003,
    colour: "#ED1C24",
    holders: "dewa-united-banten",
    recordWinners: [["satria-muda-bandung", 11], ["Aspac Jakarta", 5], ["pelita-jaya-jakarta", 2], ["Garuda Bandung", 1], ["Prawira Bandung", 1], ["dewa-united-banten", 1]],
  },
  clubs: [
    { key: "bogor-hornbills", short: "Hornbills", code: "BHB", city: "Bogor", ground: "GOR Laga Tangkas Pakansari", capacity: 2500, founded: 2022, colours: ["#00843D", "#F26522"], crest: ["shield", "sash"], strength: 1215 },
    { key: "dewa-united-banten", short: "Dewa United", code: "DEW", city: "Tangerang", ground: "Dewa United Arena", capacity: 3000, founded: 2020, colours: ["#000000", "#C5A900"], crest: ["shield", "chevron"], strength: 1320 },
    { key: "hangtuah-jakarta", short: "Hangtuah", code: "HAN", city: "Jakarta", ground: "GOR Universitas Negeri Jakarta", capacity: 2500, founded: 2003, colours: ["#FFD100", "#000000"], crest: ["circle", "hoops"], strength: 1230 },
    { key: "kesatria-bengawan-solo", short: "Kesatria Solo", code: "KBS", city: "Surakarta", ground: "Sritex Arena", capacity: 3500, founded: 2023, colours: ["#C8102E", "#C5A900"], crest: ["shield", "cross"], strength: 1265 },
    { key: "pacific-caesar-surabaya", short: "Pacific Caesar", code: "PCS", city: "Surabaya", ground: "GOR Pacific Caesar", capacity: 1500, founded: 1968, colours: ["#003DA5", "#F26522"], crest: ["shield", "stripes"], strength: 1185 },
    { key: "pelita-jaya-jakarta", short: "Pelita Jaya", code: "PJJ", city: "Jakarta", ground: "GMSB Kuningan", capacity: 2500, founded: 1987, colours: ["#C8102E", "#002D72"], crest: ["hexagon", "hoops"], strength: 1315 },
    { key: "rajawali-medan", short: "Rajawali", code: "RAJ", city: "Medan", ground: "GOR Universitas Negeri Medan", capacity: 2500, founded: 2023, colours: ["#F26522", "#000000"], crest: ["shield", "plain"], strength: 1200 },
    { key: "rans-simba-bogor", short: "RANS Simba", code: "RSB", city: "Bogor", ground: "Gymnasium Sekolah Vokasi IPB", capacity: 1500, founded: 2021, colours: ["#F2A900", "#5F259F"], crest: ["shield", "halves"], strength: 1270 },
    { key: "satria-muda-bandung", short: "Satria Muda", code: "SMB", city: "Bandung", ground: "GOR C-Tra Arena", capacity: 3000, founded: 1993, colours: ["#C8102E", "#FFFFFF"], crest: ["shield", "stripes"], strength: 1290 },
    { key: "satya-wacana-salatiga", short: "Satya Wacana", code: "SWS", city: "Salatiga", ground: "Knight Stadium", capacity: 2500, founded: 2006, colours: ["#FFD100", "#003DA5"], crest: ["shield", "chevron"], strength: 1150 },
    { key: "tangerang-hawks", short: "Hawks", code: "TNG", city: "Tangerang", ground: "Indoor Stadium Sport Center Kelapa Dua", capacity: 3000, founded: 2021, colours: ["#002D72", "#C8102E"], crest: ["shield", "chevron"], strength: 1240 },
  ],
};
