import { expect, test } from "vitest";
import { appLink } from "#links.ts";

const app = { ios: "i", android: "a", androidInThailand: { th: "a-th", en: "a-en" } };

test("the app is in the device's store, for Android in Thailand on a page by language", () => {
  expect(appLink(app, { device: "ios", country: "TH", locale: "th" })).toBe("i");
  expect(appLink(app, { device: "android", country: "VN", locale: "vn" })).toBe("a");
  expect(appLink(app, { device: "android", country: "TH", locale: "th" })).toBe("a-th");
  expect(appLink(app, { device: "android", country: "TH", locale: "ja" })).toBe("a-en");
  expect(appLink(app, { device: "desktop", country: "TH", locale: "th" })).toBeUndefined();
});
