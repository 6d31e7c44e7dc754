import { extname } from "node:path";

/** Where the demo source runs: TypeScript among the sources, JavaScript in a build. */
export const demoThread = new URL(`./demo-thread${extname(import.meta.url)}`, import.meta.url);
