import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import type { FromDrawer, ToDrawer } from "#share/drawing.ts";
import { layOut } from "#share/layout.ts";
import { pictureSize } from "#share/picture.ts";

const port = parentPort;
if (!port) throw new Error("this runs in a worker thread");

const { fonts: files } = workerData as { fonts: readonly string[] };
/** The first is the one asked for; the others stand in for the letters that it lacks. */
const fonts = files.map((file, i) => ({
  name: i === 0 ? "Latin" : `Fallback ${i}`,
  data: readFileSync(file),
  weight: 400 as const,
  style: "normal" as const,
}));

port.on("message", async ({ id, picture }: ToDrawer) => {
  try {
    const svg = await satori(layOut(picture) as Parameters<typeof satori>[0], { ...pictureSize, fonts });
    const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
    port.postMessage({ id, png } satisfies FromDrawer);
  } catch (error) {
    port.postMessage({ id, failed: String(error) } satisfies FromDrawer);
  }
});
