import { execFileSync } from "node:child_process";
import { type CDPSession, chromium, type Page } from "@playwright/test";

export type Phone = {
  page: Page;
  /** Drags the page up by so many pixels, as a finger does. */
  scroll(pixels: number): Promise<void>;
  close(): Promise<void>;
};

/** A phone for measurements: a small window, a finger, and a processor so many times slower than the machine's. */
export async function openPhone(slower: number): Promise<Phone> {
  const executablePath = execFileSync("which", ["chromium"], { encoding: "utf8" }).trim();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36",
    timezoneId: "UTC",
  });
  const page = await context.newPage();
  const devtools: CDPSession = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  return {
    page,
    async scroll(pixels) {
      await devtools.send("Input.synthesizeScrollGesture", {
        x: 195,
        y: 500,
        yDistance: -pixels,
        speed: 1_500,
        gestureSourceType: "touch",
      });
    },
    close: () => browser.close(),
  };
}
