import type { League } from "#competitions/shape.ts";

export const vba: League = {
  competition: {
    key: "vba",
    country: "vn",
    names: { en: "Vietnam Basketball Association", th: "วีบีเอ เวียดนาม", vn: "Giải bóng rổ Chuyên nghiệp Việt Nam", kh: "VBA វៀតណាម", "zh-Hans": "越南职业篮球联赛", "zh-Hant": "越南職業籃球聯賽", ja: "ベトナム・バスケットボール・アソシエーション", pt: "VBA Vietnã" },
    code: "VBA",
    level: 1,
    format: { kind: "league", legs: 3 },
    calendar: { start: "05-16", end: "08-31", timeZone: "Asia/Ho_Chi_Minh", slots: [["wed", "19:30", 8], ["thu", "19:30", 8], ["fri", "19:30", 18], ["sat", "17:00", 14], ["sat", "19:30", 20], ["sun", "17:00", 14], ["sun", "19:30", 18]] },
    zones: [[1, 4, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 160,
    popularity: 44,
    founded: 2016,
    colour: "#DA251D",
    holders: "hanoi-buffaloes",
    recordWinners: [["saigon-heat", 5], ["danang-dragons", 1], ["Thang Long Warriors", 1], ["cantho-catfish", 1], ["hanoi-buffaloes", 1]],
  },
  clubs: [
    { key: "hanoi-buffaloes", names: { en: "Hanoi Buffaloes", th: "ฮานอย บัฟฟาโลส์", vn: "Hà Nội Buffaloes", "zh-Hans": "河内水牛", "zh-Hant": "河內水牛", ja: "ハノイ・バッファローズ" }, short: "Buffaloes", code: "HNB", city: "Hà Nội", ground: "Tây Hồ Sports Complex", capacity: 2500, founded: 2016, colours: ["#F2A900", "#000000"], crest: ["square", "halves"], strength: 1290 },
    { key: "saigon-heat", names: { en: "Saigon Heat", th: "ไซ่ง่อน ฮีต", vn: "Sài Gòn Heat", "zh-Hans": "西贡热火", "zh-Hant": "西貢熱火", ja: "サイゴン・ヒート" }, short: "Saigon Heat", code: "SGH", city: "Hồ Chí Minh City", ground: "CIS Arena", capacity: 2000, founded: 2011, colours: ["#C8102E", "#F26522"], crest: ["circle", "plain"], strength: 1275 },
    { key: "nha-trang-dolphins", names: { en: "Nha Trang Dolphins", th: "ญาจาง ดอลฟินส์", "zh-Hans": "芽庄海豚", "zh-Hant": "芽莊海豚", ja: "ニャチャン・ドルフィンズ" }, short: "Nha Trang", code: "NTD", city: "Nha Trang", ground: "Khánh Hòa Provincial Gymnasium", capacity: 2500, founded: 2019, colours: ["#0072CE", "#5BC2E7"], crest: ["circle", "plain"], strength: 1285 },
    { key: "danang-dragons", names: { en: "Danang Dragons", th: "ดานัง ดรากอนส์", vn: "Đà Nẵng Dragons", "zh-Hans": "岘港龙", "zh-Hant": "峴港龍", ja: "ダナン・ドラゴンズ" }, short: "Danang Dragons", code: "DND", city: "Đà Nẵng", ground: "5th Military Region Arena", capacity: 3000, founded: 2016, colours: ["#F26522", "#000000"], crest: ["shield", "sash"], strength: 1215 },
    { key: "cantho-catfish", names: { en: "Cantho Catfish", th: "เกิ่นเทอ แคตฟิช", vn: "Cần Thơ Catfish", "zh-Hans": "芹苴鲶鱼", "zh-Hant": "芹苴鯰魚", ja: "カントー・キャットフィッシュ" }, short: "Cantho Catfish", code: "CTC", city: "Cần Thơ", ground: "Tân Bình Gymnasium", capacity: 3000, founded: 2016, colours: ["#003DA5", "#FFFFFF"], crest: ["shield", "sash"], strength: 1190 },
    { key: "ho-chi-minh-city-wings", names: { en: "Ho Chi Minh City Wings", th: "โฮจิมินห์ซิตี วิงส์", vn: "TP.HCM Wings", "zh-Hans": "胡志明市之翼", "zh-Hant": "胡志明市之翼", ja: "ホーチミンシティ・ウィングス" }, short: "HCMC Wings", code: "HCW", city: "Hồ Chí Minh City", ground: "Hồ Xuân Hương Gymnasium", capacity: 1500, founded: 2016, colours: ["#00A3E0", "#FFFFFF"], crest: ["shield", "chevron"], strength: 1205 },
    { key: "v-islanders", names: { en: "V Islanders" }, short: "V Islanders", code: "VIS", city: "Hà Nội", ground: "Hà Nội Children's Palace Gymnasium", capacity: 1500, founded: 2025, colours: ["#002D72", "#C5A900"], crest: ["square", "halves"], strength: 1225 },
  ],
};
