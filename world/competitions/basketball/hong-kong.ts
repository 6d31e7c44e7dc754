import type { League } from "#competitions/shape.ts";

export const hongKongA1: League = {
  competition: {
    key: "hong-kong-a1",
    country: "hk",
    names: { en: "Hong Kong A1 Division Championship", th: "ลีกบาสเกตบอลฮ่องกง เอ1", vn: "Giải bóng rổ A1 Hồng Kông", kh: "លីគបាល់បោះហុងកុង A1", "zh-Hans": "香港男子甲一组篮球联赛", "zh-Hant": "香港男子甲一組籃球聯賽", ja: "香港A1リーグ", pt: "Liga A1 de Hong Kong" },
    code: "HKA1",
    level: 1,
    format: { kind: "league", legs: 2 },
    calendar: { start: "09-15", end: "01-18", timeZone: "Asia/Hong_Kong", slots: [["tue", "19:00", 14], ["tue", "20:40", 14], ["thu", "19:00", 8], ["thu", "20:40", 8], ["fri", "19:00", 12], ["fri", "20:40", 12], ["sun", "18:00", 16], ["sun", "19:40", 16]], breaks: [["11-22", "12-03"]] },
    zones: [[1, 4, "title-playoff"]],
    tieBreaks: ["win-percentage", "head-to-head-points", "head-to-head-goal-difference", "points-difference", "points-for"],
    scoring: 166,
    popularity: 34,
    founded: 1954,
    colour: "#DE2910",
    holders: "south-china",
    recordWinners: [["south-china", 23], ["winling", 14], ["eastern", 6], ["fukien", 3]],
  },
  clubs: [
    { key: "eastern", names: { en: "Hong Kong Eastern", "zh-Hans": "香港东方", "zh-Hant": "香港東方", ja: "香港イースタン" }, short: "Eastern", code: "EAS", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 1932, colours: ["#0033A0", "#FFFFFF"], crest: ["square", "plain"], strength: 1380 },
    { key: "south-china", names: { en: "South China", "zh-Hans": "南华", "zh-Hant": "南華", ja: "サウス・チャイナ" }, short: "South China", code: "SCA", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 1910, colours: ["#E60012", "#FFFFFF"], crest: ["shield", "chevron"], strength: 1360 },
    { key: "winling", names: { en: "Winling", "zh-Hans": "永伦", "zh-Hant": "永倫" }, short: "Winling", code: "WIN", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 1996, colours: ["#FFD100", "#1A1A1A"], crest: ["circle", "plain"], strength: 1320 },
    { key: "fukien", names: { en: "Fukien", "zh-Hans": "福建", "zh-Hant": "福建" }, short: "Fukien", code: "FUK", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 1959, colours: ["#C8102E", "#FFD100"], crest: ["shield", "halves"], strength: 1280 },
    { key: "eagle", names: { en: "Eagle", "zh-Hans": "崇德飞鹰", "zh-Hant": "崇德飛鷹" }, short: "Eagle", code: "EGL", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 1968, colours: ["#002F6C", "#F2A900"], crest: ["square", "plain"], strength: 1290 },
    { key: "tycoon", names: { en: "Tycoon", "zh-Hans": "满贯", "zh-Hant": "滿貫" }, short: "Tycoon", code: "TYC", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 2015, colours: ["#6A1B9A", "#F2A900"], crest: ["diamond", "plain"], strength: 1310 },
    { key: "chun-yu", names: { en: "Chun Yu", "zh-Hans": "晋裕", "zh-Hant": "晉裕" }, short: "Chun Yu", code: "CYU", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 1975, colours: ["#00843D", "#FFFFFF"], crest: ["shield", "halves"], strength: 1210 },
    { key: "hon-friends", names: { en: "Hon Friends", "zh-Hans": "汉友", "zh-Hant": "漢友" }, short: "Hon Friends", code: "HON", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 2014, colours: ["#0072CE", "#F26522"], crest: ["circle", "plain"], strength: 1240 },
    { key: "chun-lung", names: { en: "Chun Lung", "zh-Hans": "晋龙", "zh-Hant": "晉龍" }, short: "Chun Lung", code: "CLG", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 2008, colours: ["#1A1A1A", "#C5A900"], crest: ["shield", "plain"], strength: 1200 },
    { key: "chi-lik", names: { en: "Chi Lik", "zh-Hans": "自力", "zh-Hant": "自力" }, short: "Chi Lik", code: "CLK", city: "Hong Kong", ground: "Southorn Stadium", capacity: 2000, founded: 2010, colours: ["#F26522", "#FFFFFF"], crest: ["hexagon", "plain"], strength: 1130 },
  ],
};
