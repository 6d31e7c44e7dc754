import type { MatchRow } from "@scoreline/contract/schemas";
import { localeCodes } from "@scoreline/domain/names";
import { translatorFor } from "@scoreline/i18n/server-catalogues";
import { expect, test } from "vitest";
import { type Remark, remarkWords } from "#match/info/commentary-words.ts";

const row = { homeTeam: { name: "FC 1995" }, awayTeam: { name: "Bulls" } } as MatchRow;
const rebound = { code: "rebound-offensive", side: "away", phase: "q3", remaining: 71 } as unknown as Remark;

test.each(localeCodes)("a rebound that belongs to nobody names the team once, in %s", (locale) => {
  const t = translatorFor(locale);
  expect(remarkWords(rebound, row, new Map(), t).split("Bulls")).toHaveLength(2);
  const named = remarkWords({ ...rebound, player: 7 } as Remark, row, new Map([[7, "J. Bell"]]), t);
  expect(named).toMatch(/J\. Bell ?[(（]Bulls[)）]/);
});
