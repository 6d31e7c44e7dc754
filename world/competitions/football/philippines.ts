import type { League } from "#competitions/shape.ts";

export const philippinesFootballLeague: League = {
  competition: {
    key: "philippines-football-league",
    country: "ph",
    names: { en: "Philippines Football League", th: "ฟิลิปปินส์ฟุตบอลลีก", vn: "Giải Vô địch Quốc gia Philippines", kh: "លីគបាល់ទាត់ហ្វីលីពីន", "zh-Hans": "菲律宾足球联赛", "zh-Hant": "菲律賓足球聯賽", ja: "フィリピン・フットボールリーグ", pt: "Liga de Futebol das Filipinas" },
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
    { key: "kaya-iloilo", names: { en: "Kaya–Iloilo", th: "คายา-อิโลอิโล", kh: "កាយ៉ា អ៊ីឡូអ៊ីឡូ", "zh-Hans": "卡亚怡朗", "zh-Hant": "卡亞怡朗", ja: "カヤFCイロイロ" }, short: "Kaya–Iloilo", code: "KAY", city: "Iloilo City", ground: "Iloilo Sports Complex", capacity: 7000, founded: 1996, colours: ["#FFC20E", "#111111"], crest: ["shield", "plain"], strength: 1292 },
    { key: "manila-digger", names: { en: "Manila Digger", th: "มะนิลา ดิกเกอร์", "zh-Hans": "马尼拉挖掘者", "zh-Hant": "馬尼拉挖掘者", ja: "マニラ・ディガー" }, short: "Manila Digger", code: "MDG", city: "Taguig", ground: "Rizal Memorial Stadium", capacity: 12873, founded: 2023, colours: ["#F58220", "#111111"], crest: ["shield", "plain"], strength: 1298 },
    { key: "one-taguig", names: { en: "One Taguig", th: "วัน ตากิก", "zh-Hans": "达义第一", "zh-Hant": "達義第一", ja: "ワン・タギッグ" }, short: "One Taguig", code: "ONE", city: "Taguig", ground: "McKinley Hill Stadium", capacity: 2000, founded: 2024, colours: ["#0B3FA0", "#FFFFFF"], crest: ["shield", "halves"], strength: 1245 },
    { key: "cebu", names: { en: "Dynamic Herb Cebu", th: "ไดนามิก เฮิร์บ เซบู", kh: "សេប៊ូ", "zh-Hans": "宿务", "zh-Hant": "宿霧", ja: "ダイナミック・ハーブ・セブ" }, short: "Cebu", code: "CEB", city: "Talisay", ground: "Dynamic Herb Sports Complex", capacity: 1500, founded: 2021, colours: ["#00703C", "#FFFFFF"], crest: ["shield", "plain"], strength: 1238 },
    { key: "stallion-laguna", names: { en: "Stallion Laguna", th: "สตัลเลียน ลากูนา", "zh-Hans": "内湖种马", "zh-Hant": "內湖種馬", ja: "スタリオン・ラグナ" }, short: "Stallion", code: "STA", city: "Biñan", ground: "Biñan Football Stadium", capacity: 3000, founded: 2002, colours: ["#E31B23", "#111111"], crest: ["shield", "chevron"], strength: 1195 },
    { key: "aguilas-umak", names: { en: "Aguilas–UMak", th: "อากีลาส-ยูมัค", ja: "アギラスUMak" }, short: "Aguilas–UMak", code: "AGU", city: "Makati", ground: "University of Makati Stadium", capacity: 4000, founded: 2017, colours: ["#12275C", "#F5C400"], crest: ["shield", "plain"], strength: 1182 },
    { key: "maharlika", names: { en: "Maharlika FC", th: "มาฮาร์ลิกา", ja: "マハルリカ" }, short: "Maharlika", code: "MAH", city: "Taguig", ground: "Rizal Memorial Stadium", capacity: 12873, founded: 2020, colours: ["#5C2D91", "#FFC20E"], crest: ["circle", "plain"], strength: 1110 },
    { key: "db-garelli-united", names: { en: "Don Bosco Garelli United", th: "ดอนบอสโก กาเรลลี ยูไนเต็ด", ja: "ドン・ボスコ・ガレッリ・ユナイテッド" }, short: "DB Garelli", code: "DBG", city: "Makati", ground: "University of Makati Stadium", capacity: 4000, founded: 2016, colours: ["#0072CE", "#FFFFFF"], crest: ["shield", "plain"], strength: 1082 },
    { key: "tuloy", names: { en: "Tuloy FC", th: "ตูลอย", ja: "トゥロイ" }, short: "Tuloy", code: "TUL", city: "Muntinlupa", ground: "Tuloy Stadium", capacity: 2500, founded: 2019, colours: ["#1E66B0", "#F5C400"], crest: ["circle", "plain"], strength: 1105 },
    { key: "mendiola", names: { en: "Valenzuela PB–Mendiola", th: "บาเลนซูเอลา เมนดิโอลา", ja: "バレンスエラ・メンディオラ" }, short: "Mendiola", code: "MEN", city: "Valenzuela", ground: "Rizal Memorial Stadium", capacity: 12873, founded: 1991, colours: ["#C8102E", "#12275C"], crest: ["shield", "stripes"], strength: 1060 },
    { key: "philippine-army", names: { en: "Philippine Army", th: "กองทัพบกฟิลิปปินส์", "zh-Hans": "菲律宾陆军", "zh-Hant": "菲律賓陸軍", ja: "フィリピン陸軍" }, short: "Phil. Army", code: "ARM", city: "Taguig", ground: "Rizal Memorial Stadium", capacity: 12873, founded: 1962, colours: ["#3F5B2A", "#F5C400"], crest: ["shield", "plain"], strength: 1035 },
  ],
};
