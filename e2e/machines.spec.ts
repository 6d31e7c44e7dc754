import { expect, test } from "./server/fixtures.ts";
import { score } from "./server/states.ts";

const languages = {
  en: "en",
  th: "th",
  vn: "vi",
  kh: "km",
  "zh-Hans": "zh-Hans",
  "zh-Hant": "zh-Hant-HK",
  ja: "ja",
  pt: "pt",
};

test("a page tells machines its address in every language, and its structured data can be read", {
  tag: "@desktop",
}, async ({ page, match, scoreline }) => {
  await scoreline.say(score(match, 1, 0));
  const home = await page.request.get("/th/football/matches");
  const found = /href="\/th(\/football\/[^"?]+\/\d+)"/.exec(await home.text());
  for (const path of ["/football/matches", found?.[1] ?? "/football/matches"]) {
    await page.goto(`/th${path}`);
    const at = (code: string) => `${scoreline.address}/${code}${path}`;
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", at("th"));
    const alternates = await page
      .locator("link[rel=alternate][hreflang]")
      .evaluateAll((links) => links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
    expect(Object.fromEntries(alternates)).toEqual({
      ...Object.fromEntries(Object.entries(languages).map(([code, tag]) => [tag, at(code)])),
      "x-default": at("en"),
    });
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.length).toBeGreaterThan(0);
    for (const text of data) expect(JSON.parse(text)).toMatchObject({ "@context": "https://schema.org" });
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /[\u0e00-\u0e7f]/);
  }
});
