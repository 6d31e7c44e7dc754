import type { League } from "#competitions/shape.ts";

export const nznbl: League = {
  competition: {
    key: "nznbl",
    country: "nz",
    names: { en: "New Zealand NBL", th: "เอ็นบีแอล นิวซีแลนด์", vn: "NBL New Zealand", kh: "NBL នូវែលសេឡង់", "zh-Hans": "新西兰篮球联赛", "zh-Hant": "新西蘭籃球聯賽", ja: "ニュージーランドNBL", pt: "NBL Nova Zelândia" },
    code: "NZNBL",
    level: 1,
    format: { kind: "league", legs: 2 },
    calendar: { start: "04-09", end: "07-19", timeZone: "Pacific/Auckland", slots: [["wed", "19:30", 8], ["thu", "19:30", 14], ["fri", "19:30", 24], ["sat", "17:00", 12], ["sat", "19:30", 18], ["sun", "15:00", 14], ["sun", "17:00", 10]] },
    zones: [[1, 6, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "points-difference"],
    scoring: 178,
    popularity: 18,
    founded: 1981,
    colour: "#000000",
    holders: "wellington-saints",
    recordWinners: [["wellington-saints", 13], ["Auckland Stars", 9], ["canterbury-rams", 6], ["nelson-giants", 3], ["southland-sharks", 3], ["otago-nuggets", 2]],
  },
  clubs: [
    { key: "auckland-tuatara", names: { en: "Auckland Tuatara", "zh-Hans": "奥克兰喙头蜥", "zh-Hant": "奧克蘭喙頭蜥", ja: "オークランド・トゥアタラ" }, short: "Auckland", code: "AKL", city: "Auckland", ground: "Eventfinda Stadium", capacity: 4000, founded: 2021, colours: ["#00573F", "#C5A900"], crest: ["square", "stripes"], strength: 1350 },
    { key: "canterbury-rams", names: { en: "Canterbury Rams", "zh-Hans": "坎特伯雷公羊", "zh-Hant": "坎特伯雷公羊", ja: "カンタベリー・ラムズ" }, short: "Canterbury", code: "CAN", city: "Christchurch", ground: "Cowles Stadium", capacity: 1500, founded: 1982, colours: ["#C8102E", "#000000"], crest: ["hexagon", "stripes"], strength: 1370 },
    { key: "franklin-bulls", names: { en: "Franklin Bulls", ja: "フランクリン・ブルズ" }, short: "Franklin", code: "FRA", city: "Pukekohe", ground: "Franklin Pool and Leisure Centre", capacity: 1200, founded: 2019, colours: ["#002D72", "#F26522"], crest: ["shield", "sash"], strength: 1290 },
    { key: "hawkes-bay-hawks", names: { en: "Hawke's Bay Hawks", ja: "ホークスベイ・ホークス" }, short: "Hawke's Bay", code: "HKB", city: "Napier", ground: "Rodney Green Centennial Events Centre", capacity: 2500, founded: 1983, colours: ["#000000", "#FFD100"], crest: ["shield", "chevron"], strength: 1305 },
    { key: "manawatu-jets", names: { en: "Manawatū Jets", ja: "マナワトゥ・ジェッツ" }, short: "Manawatū", code: "MAN", city: "Palmerston North", ground: "Fly Palmy Arena", capacity: 3500, founded: 1981, colours: ["#00843D", "#FFFFFF"], crest: ["shield", "chevron"], strength: 1255 },
    { key: "nelson-giants", names: { en: "Nelson Giants", ja: "ネルソン・ジャイアンツ" }, short: "Nelson", code: "NEL", city: "Nelson", ground: "Trafalgar Centre", capacity: 2500, founded: 1982, colours: ["#003DA5", "#FFD100"], crest: ["shield", "stripes"], strength: 1320 },
    { key: "otago-nuggets", names: { en: "Otago Nuggets", ja: "オタゴ・ナゲッツ" }, short: "Otago", code: "OTA", city: "Dunedin", ground: "Edgar Centre", capacity: 2800, founded: 1990, colours: ["#002D72", "#F2A900"], crest: ["diamond", "plain"], strength: 1280 },
    { key: "southland-sharks", names: { en: "Southland Sharks", ja: "サウスランド・シャークス" }, short: "Southland", code: "STH", city: "Invercargill", ground: "ILT Stadium Southland", capacity: 4019, founded: 2010, colours: ["#6B2C3E", "#F2A900"], crest: ["square", "halves"], strength: 1350 },
    { key: "taranaki-airs", names: { en: "Taranaki Airs", ja: "タラナキ・エアーズ" }, short: "Taranaki", code: "TAR", city: "New Plymouth", ground: "TSB Stadium", capacity: 3000, founded: 1981, colours: ["#FFD100", "#000000"], crest: ["shield", "plain"], strength: 1315 },
    { key: "tauranga-whai", names: { en: "Tauranga Whai", ja: "タウランガ・ファイ" }, short: "Tauranga", code: "TGA", city: "Tauranga", ground: "Mercury Baypark", capacity: 4500, founded: 2023, colours: ["#00A3A1", "#002D72"], crest: ["diamond", "plain"], strength: 1310 },
    { key: "wellington-saints", names: { en: "Wellington Saints", "zh-Hans": "惠灵顿圣徒", "zh-Hant": "威靈頓聖徒", ja: "ウェリントン・セインツ" }, short: "Wellington", code: "WEL", city: "Wellington", ground: "TSB Arena", capacity: 4000, founded: 1981, colours: ["#00573F", "#FFFFFF"], crest: ["shield", "cross"], strength: 1390 },
  ],
};
