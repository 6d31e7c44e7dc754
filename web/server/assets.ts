import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** What the server hands out as files. */
export const clientDirectory = join(import.meta.dirname, "..", "build", "client");
export const serverBundle = join(import.meta.dirname, "..", "build", "server", "index.js");
export const flagsDirectory = join(
  dirname(createRequire(import.meta.url).resolve("country-flag-icons/package.json")),
  "3x2",
);
