import { languageTags } from "@scoreline/domain/languages";
import { localeCodes } from "@scoreline/domain/names";
import { expect, test } from "vitest";
import { grouped } from "#grouped.ts";

test.each(localeCodes)("in %s thousands are set apart as the language does it", (locale) => {
  for (const count of [0, 950, 5_720, 57_200, 1_250_000])
    expect(grouped(count, locale)).toBe(new Intl.NumberFormat(languageTags[locale]).format(count));
});
