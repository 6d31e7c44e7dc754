import { hydrates } from "#hydrates.ts";

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const boot = /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
/** Run one after the other, a pause between them: together they would keep a slow phone from answering a tap. */
const large = ["react", "platform", "frame", "home"];

/** Whatever the browser is busy with, and even if it does not tell that it has painted what it has loaded. */
const longestRestMs = 200;
const longestWaitMs = 2_000;

/**
 * A page as React Router renders it asks for its scripts before its style sheets. Here they wait until it has been painted
 * and the browser rests: what a reader came for is in the HTML, and on a slow line scripts stand in its way.
 */
export function paintFirst(html: string, nonce: string): string {
  const files = [...html.matchAll(preload)].map(([, href = ""]) => href);
  return html
    .replace(preload, "")
    .replace(boot, (_, open: string, code: string, close: string) => open + starter(files, code, nonce) + close);
}

/** A page that opens behind another is not painted, but its title tells of goals: it starts at once. */
function starter(files: readonly string[], code: string, nonce: string): string {
  const steps = large.flatMap((name) => files.filter((file) => file.includes(`/${name}-`)));
  const written = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
  return `
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
const idle = window.requestIdleCallback ?? setTimeout;
const rest = () => new Promise((done) => idle(done, { timeout: ${longestRestMs} }));
let started = false;
const start = async () => {
  if (started) return;
  started = true;
  await rest();
  for (const href of ${written(files)}) add("link", { rel: "modulepreload", href });
  for (const file of ${written(steps)}) {
    await import(file);
    await rest();
  }
  add("script", { type: "module", nonce: ${written(nonce)}, textContent: ${written(code)} });
};
if (document.hidden) start();
const later = () => setTimeout(start, ${longestWaitMs});
if (document.readyState === "complete") later();
else addEventListener("load", later);
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
${keptPress}`;
}

/** Links work by themselves; a button that is pressed before the page is alive is pressed once it is. */
const keptPress = `
let pressed;
const keep = ({ target }) => { pressed = target.closest("button") ?? pressed; };
addEventListener("click", keep, true);
addEventListener("${hydrates}", () => removeEventListener("click", keep, true), { once: true });
new MutationObserver((_, watch) => {
  watch.disconnect();
  if (pressed?.isConnected) pressed.click();
}).observe(document.documentElement, { attributeFilter: ["data-ready"] });
`;
