import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold } from "#search/fold.ts";
import { NameIndex } from "#search/name-index.ts";

const teams = [
  { names: ["Hanoi FC", "Hà Nội FC"], fame: 40, country: "vn" },
  { names: ["Buriram United", "บุรีรัมย์ ยูไนเต็ด", "武里南联"], fame: 50, country: "th" },
  { names: ["Urawa Red Diamonds", "浦和レッズ", "浦和红钻"], fame: 60, country: "jp" },
  {
    names: ["Manchester United", "แมนเชสเตอร์ ยูไนเต็ด", "曼彻斯特联", "マンチェスター・ユナイテッド"],
    fame: 100,
    country: "gb-eng",
  },
  { names: ["Manchester City", "曼彻斯特城"], fame: 98, country: "gb-eng" },
  { names: ["United City", "USU"], fame: 10, country: "my" },
  { names: ["Real Madrid", "皇家马德里", "皇家馬德里"], fame: 110, country: "es" },
  { names: ["Łódź", "Œuvre", "Málaga CF", "Đà Nẵng"], fame: 5, country: "pl" },
  { names: ["Boeung Ket", "បឹងកេត"], fame: 20, country: "kh" },
  { names: ["Bodø/Glimt"], fame: 20, country: "no" },
  { names: ["St. Patrick's Athletic"], fame: 15, country: "ie" },
  { names: ["Daejeon", "대전 하나"], fame: 15, country: "kr" },
];
const index = new NameIndex();
for (const [at, team] of teams.entries()) index.put({ id: at + 1, ...team });
const found = (text: string, home?: string) =>
  index.search(text, { limit: 5, home }).map(({ id }) => teams[id - 1]?.names[0]);

describe("between neighbours", () => {
  const own = new NameIndex();
  const cups = ["Champions League", "AFC Champions League", "German League", "G League"];
  for (const [at, name] of cups.entries())
    own.put({ id: at + 1, names: [name], fame: at % 2 === 0 ? 110 : 70, country: "" });
  const first = (text: string) => cups[(own.search(text, { limit: 1, home: undefined })[0]?.id ?? 0) - 1];

  test("who is called all that was typed comes before who is better known without some of it", () => {
    expect(first("afc champions league")).toBe("AFC Champions League");
    expect(first("champions league")).toBe("Champions League");
  });

  test("a single letter stands for itself rather than for a word that it begins", () => {
    expect(first("g league")).toBe("G League");
    expect(first("ger league")).toBe("German League");
  });
});

describe("finds a name", () => {
  test.each([
    ["ha noi", "Hanoi FC"],
    ["HÀ NỘI", "Hanoi FC"],
    ["hanoi", "Hanoi FC"],
    ["บุรีรัมย์", "Buriram United"],
    ["บุรีรัม", "Buriram United"],
    ["รีรัมย์", "Buriram United"],
    ["浦和", "Urawa Red Diamonds"],
    ["レッズ", "Urawa Red Diamonds"],
    ["れっず", "Urawa Red Diamonds"],
    ["ﾚｯｽﾞ", "Urawa Red Diamonds"],
    ["ｕｒａｗａ", "Urawa Red Diamonds"],
    ["まんちぇすたー", "Manchester United"],
    ["曼联", "Manchester United"],
    ["皇马", "Real Madrid"],
    ["皇馬", "Real Madrid"],
    ["កេត", "Boeung Ket"],
    ["บุรีรัมย ยูไนเตด", "Buriram United"],
    ["대전", "Daejeon"],
    ["lodz", "Łódź"],
    ["oeuvre", "Łódź"],
    ["da nang", "Łódź"],
    ["bodo glimt", "Bodø/Glimt"],
    ["st patricks", "St. Patrick's Athletic"],
    ["realmadrid", "Real Madrid"],
    ["united manch", "Manchester United"],
    ["usu", "United City"],
  ])("by %s", (text, name) => expect(found(text)[0]).toBe(name));

  test.each([
    ["manchestr united", "Manchester United"],
    ["mancehster", "Manchester United"],
    ["burriram", "Buriram United"],
    ["uraaw", "Urawa Red Diamonds"],
    ["real madird", "Real Madrid"],
    ["diamons", "Urawa Red Diamonds"],
    ["บุรีลัมย์", "Buriram United"],
  ])("in spite of the slip in %s", (text, name) => expect(found(text)[0]).toBe(name));
});

test("a beginning comes before an inner match, fame decides between like, and the reader's country helps", () => {
  expect(found("manchester")).toEqual(["Manchester United", "Manchester City"]);
  expect(found("united")).toEqual(["Manchester United", "Buriram United", "United City"]);
  expect(found("united", "my")).toEqual(["Manchester United", "United City", "Buriram United"]);
  expect(found("chest")).toEqual(["Manchester United", "Manchester City"]);
});

test("nothing is guessed for short words, and nothing found in what has no letters", () => {
  for (const text of ["xqz", "", " ", "???", "\u0000", ".*", "\ud800", "\u200b"]) expect(found(text)).toEqual([]);
});

test("a name that changes is found by the new one only", () => {
  const own = new NameIndex();
  own.put({ id: 1, names: ["Old Boys"], fame: 1, country: "" });
  own.put({ id: 1, names: ["New Stars"], fame: 1, country: "" });
  expect(own.search("old boys", { limit: 5, home: undefined })).toEqual([]);
  expect(own.search("stars", { limit: 5, home: undefined })).toHaveLength(1);
  expect(own.size).toBe(1);
});

test("whatever is typed is answered, and folding twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      expect(index.search(text, { limit: 3, home: "th" }).length).toBeLessThanOrEqual(3);
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 300 },
  );
});
