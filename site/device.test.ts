import { expect, test } from "vitest";
import { deviceOf } from "#device.ts";

test.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1",
    "ios",
  ],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36", "android"],
  ["Mozilla/5.0 (Mobile; rv:128.0) Gecko/128.0 Firefox/128.0", "mobile"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36", "desktop"],
  ["", "desktop"],
])("%s is %s", (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
