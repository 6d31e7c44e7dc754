import type { Names } from "@scoreline/domain/names";
import type { Draft } from "#newsroom/draft.ts";

/** Who signs what: nobody real, one for each corner of the newsroom. */
const authors = {
  football: {
    key: "mai-suthon",
    names: {
      en: "Mai Suthon",
      th: "ใหม่ สุทนต์",
      "zh-Hans": "麦·素通",
      "zh-Hant": "麥·素通",
      ja: "マイ・スートン",
      kh: "ម៉ៃ ស៊ុថន",
    },
  },
  basketball: {
    key: "rui-andrade",
    names: {
      en: "Rui Andrade",
      th: "รุย อันดราเด",
      "zh-Hans": "鲁伊·安德拉德",
      "zh-Hant": "魯伊·安德拉德",
      ja: "ルイ・アンドラーデ",
      kh: "រុយ អង់ដ្រាដេ",
    },
  },
  tables: {
    key: "linh-tran",
    names: {
      en: "Linh Trần",
      vn: "Trần Linh",
      th: "ลินห์ เจิ่น",
      "zh-Hans": "陈玲",
      "zh-Hant": "陳玲",
      ja: "リン・チャン",
      kh: "លិញ ត្រឹន",
    },
  },
  people: {
    key: "sokha-meas",
    names: {
      en: "Sokha Meas",
      kh: "មាស សុខា",
      th: "โสขา เมียส",
      "zh-Hans": "索卡·米亚",
      "zh-Hant": "索卡·米亞",
      ja: "ソカ・ミアス",
    },
  },
} as const satisfies Record<string, { key: string; names: Names }>;

export function authorFor({ sport, category }: Pick<Draft, "sport" | "category">): { key: string; names: Names } {
  if (category === "title-race" || category === "record" || category === "round-up") return authors.tables;
  if (category === "transfer" || category === "injury" || category === "player-of-the-week") return authors.people;
  return authors[sport];
}
