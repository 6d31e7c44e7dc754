import type { League } from "#competitions/shape.ts";

export const kbl: League = {
  competition: {
    key: "kbl",
    country: "kr",
    names: { en: "Korean Basketball League", th: "เคบีแอล เกาหลีใต้", vn: "KBL Hàn Quốc", kh: "KBL កូរ៉េខាងត្បូង", "zh-Hans": "韩国男子篮球联赛", "zh-Hant": "韓國職業籃球聯賽", ja: "韓国プロバスケットボールリーグ", pt: "KBL Coreia do Sul" },
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
    { key: "anyang-jungkwanjang-red-boosters", names: { en: "Anyang JungKwanJang Red Boosters", "zh-Hans": "安养正官庄红色助推器", "zh-Hant": "安養正官莊紅色助推器", ja: "安養正官庄レッドブースターズ" }, short: "Anyang", code: "AJK", city: "Anyang", ground: "Anyang Gymnasium", capacity: 6690, founded: 1992, colours: ["#C8102E", "#1A1A1A"], crest: ["hexagon", "halves"], strength: 1520 },
    { key: "busan-kcc-egis", names: { en: "Busan KCC Egis", "zh-Hans": "釜山KCC神盾", "zh-Hant": "釜山KCC神盾", ja: "釜山KCCイージス" }, short: "Busan KCC", code: "KCC", city: "Busan", ground: "Sajik Arena", capacity: 14099, founded: 1977, colours: ["#003DA5", "#FFC72C"], crest: ["square", "plain"], strength: 1530 },
    { key: "changwon-lg-sakers", names: { en: "Changwon LG Sakers", "zh-Hans": "昌原LG猎隼", "zh-Hant": "昌原LG獵隼", ja: "昌原LGセイカーズ" }, short: "LG Sakers", code: "LGS", city: "Changwon", ground: "Changwon Gymnasium", capacity: 5291, founded: 1994, colours: ["#A50034", "#FFFFFF"], crest: ["shield", "chevron"], strength: 1550 },
    { key: "daegu-kogas-pegasus", names: { en: "Daegu KOGAS Pegasus", "zh-Hans": "大邱韩国天然气飞马", "zh-Hant": "大邱韓國瓦斯飛馬", ja: "大邱韓国ガス公社ペガサス" }, short: "Daegu KOGAS", code: "DKP", city: "Daegu", ground: "Daegu Gymnasium", capacity: 3867, founded: 1994, colours: ["#00539B", "#FFFFFF"], crest: ["square", "hoops"], strength: 1445 },
    { key: "goyang-sono-skygunners", names: { en: "Goyang Sono Skygunners", "zh-Hans": "高阳Sono天炮", "zh-Hant": "高陽SONO天空槍手", ja: "高陽ソノ・スカイガナーズ" }, short: "Goyang Sono", code: "GSS", city: "Goyang", ground: "Goyang Sono Arena", capacity: 6216, founded: 2023, colours: ["#00A3E0", "#FFD100"], crest: ["shield", "chevron"], strength: 1450 },
    { key: "seoul-samsung-thunders", names: { en: "Seoul Samsung Thunders", "zh-Hans": "首尔三星迅雷", "zh-Hant": "首爾三星迅雷", ja: "ソウル三星サンダーズ" }, short: "Seoul Samsung", code: "SST", city: "Seoul", ground: "Jamsil Arena", capacity: 11069, founded: 1978, colours: ["#1428A0", "#FFFFFF"], crest: ["shield", "sash"], strength: 1425 },
    { key: "seoul-sk-knights", names: { en: "Seoul SK Knights", "zh-Hans": "首尔SK骑士", "zh-Hant": "首爾SK騎士", ja: "ソウルSKナイツ" }, short: "SK Knights", code: "SKK", city: "Seoul", ground: "Jamsil Students' Gymnasium", capacity: 6229, founded: 1997, colours: ["#E4002B", "#F47725"], crest: ["shield", "cross"], strength: 1530 },
    { key: "suwon-kt-sonicboom", names: { en: "Suwon KT Sonicboom", "zh-Hans": "水原KT音爆", "zh-Hant": "水原KT音爆", ja: "水原KTソニックブーム" }, short: "Suwon KT", code: "SKT", city: "Suwon", ground: "Suwon KT Sonicboom Arena", capacity: 3339, founded: 1997, colours: ["#E4002B", "#1A1A1A"], crest: ["shield", "chevron"], strength: 1490 },
    { key: "ulsan-hyundai-mobis-phoebus", names: { en: "Ulsan Hyundai Mobis Phoebus", "zh-Hans": "蔚山现代摩比斯太阳神", "zh-Hant": "蔚山現代摩比斯太陽神", ja: "蔚山現代モービス・フィーバス" }, short: "Ulsan Mobis", code: "UHM", city: "Ulsan", ground: "Dongchun Gymnasium", capacity: 5831, founded: 1986, colours: ["#C8102E", "#002C5F"], crest: ["circle", "plain"], strength: 1455 },
    { key: "wonju-db-promy", names: { en: "Wonju DB Promy", "zh-Hans": "原州DB普罗米", "zh-Hant": "原州DB普羅美", ja: "原州DBプロミ" }, short: "Wonju DB", code: "WDB", city: "Wonju", ground: "Wonju Gymnasium", capacity: 4600, founded: 1996, colours: ["#00854A", "#F2A900"], crest: ["shield", "plain"], strength: 1510 },
  ],
};
