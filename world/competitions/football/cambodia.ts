import type { Cup, League } from "#competitions/shape.ts";

export const cambodianPremierLeague: League = {
  competition: {
    key: "cambodian-premier-league",
    country: "kh",
    names: { en: "Cambodian Premier League", th: "กัมพูชาพรีเมียร์ลีก", vn: "Giải Vô địch Quốc gia Campuchia", kh: "លីគកំពូលកម្ពុជា", "zh-Hans": "柬埔寨超级联赛", "zh-Hant": "柬埔寨超級聯賽", ja: "カンボジア・プレミアリーグ", pt: "Liga Cambojana" },
    code: "CPL",
    level: 1,
    format: { kind: "league", legs: 2, split: [6, 5] },
    calendar: {
      start: "08-09",
      end: "05-31",
      timeZone: "Asia/Phnom_Penh",
      slots: [
        ["sat", "15:45", 1],
        ["sat", "18:00", 3],
        ["sun", "15:45", 1],
        ["sun", "18:00", 3],
      ],
      breaks: [["11-01", "11-08"], ["12-01", "12-21"], ["04-12", "04-17"]],
    },
    zones: [
      [1, 1, "champion"],
      [2, 2, "continental-3"],
      [-1, -1, "relegation"],
    ],
    tieBreaks: ["goal-difference", "goals-for", "head-to-head-points", "head-to-head-goal-difference", "drawing-of-lots"],
    scoring: 3.2,
    popularity: 38,
    founded: 1982,
    colour: "#032EA1",
    holders: "svay-rieng",
    recordWinners: [["phnom-penh-crown", 8], ["svay-rieng", 4], ["boeung-ket", 4], ["nagaworld", 3]],
  },
  clubs: [
    { key: "svay-rieng", names: { en: "Preah Khan Reach Svay Rieng", th: "พระขรรค์ราช สวายเรียง", vn: "Svay Rieng", kh: "ព្រះខ័នរាជស្វាយរៀង", "zh-Hans": "柴桢", "zh-Hant": "柴楨", ja: "プリア・カーン・リーチ・スヴァイリエン" }, short: "Svay Rieng", code: "PKR", city: "Svay Rieng", ground: "Svay Rieng Stadium", capacity: 2500, founded: 1997, colours: ["#0B3D91", "#F5C400"], crest: ["shield", "plain"], strength: 1312 },
    { key: "phnom-penh-crown", names: { en: "Phnom Penh Crown", th: "พนมเปญ คราวน์", vn: "Phnom Penh Crown", kh: "ភ្នំពេញក្រោន", "zh-Hans": "金边皇冠", "zh-Hant": "金邊皇冠", ja: "プノンペン・クラウン" }, short: "PP Crown", code: "PPC", city: "Phnom Penh", ground: "Smart RSN Stadium", capacity: 5000, founded: 2001, colours: ["#D71920", "#111111"], crest: ["shield", "plain"], strength: 1300 },
    { key: "angkor-tiger", names: { en: "Angkor Tiger", th: "อังกอร์ ไทเกอร์", vn: "Angkor Tiger", kh: "អង្គរថាយហ្គឺរ", "zh-Hans": "吴哥老虎", "zh-Hant": "吳哥老虎", ja: "アンコールタイガーFC" }, short: "Angkor Tiger", code: "AGT", city: "Siem Reap", ground: "SRU Stadium", capacity: 5000, founded: 2013, colours: ["#F58220", "#111111"], crest: ["shield", "stripes"], strength: 1232 },
    { key: "visakha", names: { en: "Visakha FC", th: "วิสาขา เอฟซี", vn: "Visakha", kh: "វិសាខា", "zh-Hans": "维萨卡", "zh-Hant": "維薩卡", ja: "ヴィサカ" }, short: "Visakha", code: "VIS", city: "Phnom Penh", ground: "Prince Stadium", capacity: 10000, founded: 2016, colours: ["#1C3F94", "#F58220"], crest: ["shield", "chevron"], strength: 1222 },
    { key: "boeung-ket", names: { en: "Boeung Ket FC", th: "บึงเกต เอฟซี", vn: "Boeung Ket", kh: "បឹងកេត", "zh-Hans": "本格", "zh-Hant": "本格", ja: "ボンケット" }, short: "Boeung Ket", code: "BKT", city: "Phnom Penh", ground: "Cambodia Airways Stadium", capacity: 3000, founded: 2008, colours: ["#F7D417", "#0A3A82"], crest: ["shield", "halves"], strength: 1215 },
    { key: "nagaworld", names: { en: "Nagaworld FC", th: "นากาเวิลด์ เอฟซี", vn: "Nagaworld", kh: "ណាហ្គាវើលដ៍", "zh-Hans": "金界", "zh-Hant": "金界", ja: "ナガワールド" }, short: "Nagaworld", code: "NGW", city: "Kampong Speu", ground: "Kampong Speu Stadium", capacity: 2000, founded: 2001, colours: ["#D4A017", "#B5121B"], crest: ["circle", "plain"], strength: 1205 },
    { key: "isi-dangkor-senchey", names: { en: "ISI Dangkor Senchey", th: "ไอเอสไอ ดังกอ แซนเจ็ย", vn: "ISI Dangkor Senchey", kh: "អាយអេសអាយ ដង្កោសែនជ័យ", "zh-Hans": "ISI堆谷森杰", "zh-Hant": "ISI堆谷森傑", ja: "ISIダンコー・センチェイ" }, short: "ISI Dangkor", code: "ISI", city: "Phnom Penh", ground: "AIA Stadium", capacity: 2000, founded: 2014, colours: ["#0A4DA2", "#FFFFFF"], crest: ["shield", "plain"], strength: 1168 },
    { key: "moi-kompong-dewa", names: { en: "MOI Kompong Dewa", th: "เอ็มโอไอ กำปง เดวา", vn: "MOI Kompong Dewa", kh: "ក្រសួងមហាផ្ទៃ កំពង់ដេវ៉ា", ja: "MOIコンポン・デワ" }, short: "Kompong Dewa", code: "MOI", city: "Phnom Penh", ground: "Olympic Stadium", capacity: 50000, founded: 2000, colours: ["#1B2F6B", "#E4002B"], crest: ["shield", "plain"], strength: 1178 },
    { key: "royal-cambodian-armed-forces", names: { en: "Royal Cambodian Armed Forces", th: "กองทัพกัมพูชา", vn: "Quân đội Hoàng gia Campuchia", kh: "កងយោធពលខេមរភូមិន្ទ", "zh-Hans": "柬埔寨皇家军队", "zh-Hant": "柬埔寨皇家軍隊", ja: "カンボジア王国軍" }, short: "RCAF", code: "RCA", city: "Phnom Penh", ground: "RCAF Old Stadium", capacity: 5000, founded: 1982, colours: ["#C8102E", "#0B6B3A"], crest: ["shield", "plain"], strength: 1158 },
    { key: "life-sihanoukville", names: { en: "Life Sihanoukville", th: "ไลฟ์ สีหนุวิลล์", vn: "Life Sihanoukville", kh: "ឡាយហ្វ ខេត្តព្រះសីហនុ", "zh-Hans": "西港生命", "zh-Hant": "西港生命", ja: "ライフ・シアヌークビル" }, short: "Life FC", code: "LIF", city: "Sihanoukville", ground: "Life Stadium", capacity: 1200, founded: 2015, colours: ["#00A3E0", "#FFFFFF"], crest: ["circle", "plain"], strength: 1098 },
    { key: "kirivong-sok-sen-chey", names: { en: "Kirivong Sok Sen Chey", th: "คีรีวงศ์ สุขแซนเจ็ย", vn: "Kirivong Sok Sen Chey", kh: "គិរីវង់សុខសែនជ័យ", "zh-Hans": "基里翁", "zh-Hant": "基里翁", ja: "キリヴォン・ソクセンチェイ" }, short: "Kirivong", code: "KRV", city: "Takeo", ground: "Kirivong Stadium", capacity: 1000, founded: 2012, colours: ["#0E9F4E", "#FFFFFF"], crest: ["shield", "plain"], strength: 1082 },
  ],
};

export const hunSenCup: Cup = {
  competition: {
    key: "hun-sen-cup",
    country: "kh",
    names: { en: "Hun Sen Cup", th: "ฮุน เซน คัพ", vn: "Cúp Hun Sen", kh: "ពានរង្វាន់សម្តេចតេជោ ហ៊ុន សែន", "zh-Hans": "洪森杯", "zh-Hant": "洪森盃", ja: "フン・セン・カップ", pt: "Taça Hun Sen" },
    code: "HSC",
    level: 1,
    format: { kind: "cup", size: 8, legs: 2, finalAt: "Morodok Techo National Stadium" },
    calendar: {
      start: "01-14",
      end: "06-07",
      timeZone: "Asia/Phnom_Penh",
      slots: [
        ["wed", "15:45", 1],
        ["wed", "18:00", 3],
      ],
    },
    zones: [],
    tieBreaks: [],
    scoring: 3.3,
    popularity: 28,
    founded: 2007,
    colour: "#E00025",
    holders: "phnom-penh-crown",
    recordWinners: [["svay-rieng", 5], ["phnom-penh-crown", 3], ["visakha", 3], ["royal-cambodian-armed-forces", 3]],
  },
  entrants: ["svay-rieng", "phnom-penh-crown", "angkor-tiger", "visakha", "boeung-ket", "nagaworld", "isi-dangkor-senchey", "moi-kompong-dewa"],
};
