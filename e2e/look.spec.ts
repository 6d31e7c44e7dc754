import { join } from "node:path";
import { test } from "./server/demo-fixtures.ts";
import { ready } from "./server/fixtures.ts";

/** The pages that the pictures of the design show, kept to be looked at: nothing is compared. */
const folder = join(import.meta.dirname, "..", "test-results", "look");

for (const [name, path, scheme] of [
  ["home-light", "/en/football/matches", "light"],
  ["home-dark", "/th/football/matches", "dark"],
  ["basketball-light", "/zh-Hant/basketball/matches", "light"],
] as const) {
  test(`the front page as a picture: ${name}`, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.goto(path);
    await ready(page);
    await page.locator("[data-match]").first().waitFor();
    await page.screenshot({ path: join(folder, `${name}-${info.project.name}.png`) });
  });
}
