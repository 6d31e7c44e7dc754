import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/** What the server hands out as files. */
export const flagsDirectory = join(dirname(resolve("country-flag-icons/package.json")), "3x2");

/** The letters of share pictures, the most common first. */
export const pictureFonts = [
  "inter/files/inter-latin-wght-normal.woff2",
  "inter/files/inter-latin-ext-wght-normal.woff2",
  "inter/files/inter-vietnamese-wght-normal.woff2",
  "noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2",
  "noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal.woff2",
].map((file) => resolve(`@fontsource-variable/${file}`));
