import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";
import { hydrates } from "#hydrates.ts";

/** Run one after the other, a pause between them: together they would keep a slow phone from answering a tap. */
const large = ["react", "platform", "frame", "home"];

/** Whatever the browser is busy with, and even if it does not tell that it has painted what it has loaded. */
const longestRestMs = 200;
const longestWaitMs = 2_000;

/**
 * React Router's scripts, asked for once the page has been painted and the browser rests: what a reader came for is in the
 * HTML, and on a slow line scripts stand in its way. `<Scripts>` has no option for it, but what it renders are elements: it is
 * called here as the function that it is, and they are set out anew.
 */
export function LateScripts({ nonce = "" }: { nonce?: string | undefined }) {
  const rendered = Scripts({ nonce });
  return import.meta.env.PROD ? setOutAnew(rendered, nonce) : rendered;
}

type Rendered = { rel?: string; href?: string; type?: string; children?: ReactNode } & {
  dangerouslySetInnerHTML?: { __html: string };
};

/** Preloads and the module that begins become one script that asks for them later; everything else stays. */
export function setOutAnew(rendered: ReactNode, nonce: string): ReactNode {
  const elements = elementsIn(rendered);
  const isPreload = ({ type, props }: ReactElement<Rendered>) => type === "link" && props.rel === "modulepreload";
  const isModule = ({ type, props }: ReactElement<Rendered>) => type === "script" && props.type === "module";
  const [begin, ...more] = elements.filter(isModule);
  // A page that asks for its scripts early is slower, but works.
  if (!begin || more.length > 0) return rendered;
  const files = elements.filter(isPreload).flatMap(({ props }) => props.href ?? []);
  const code = starter(files, begin.props.dangerouslySetInnerHTML?.__html ?? "", nonce);
  return (
    <>
      {Children.toArray(elements.filter((element) => !isPreload(element) && element !== begin))}
      <script
        nonce={nonce}
        type="module"
        async
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
        dangerouslySetInnerHTML={{ __html: code }}
      />
    </>
  );
}

function elementsIn(node: ReactNode): ReactElement<Rendered>[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  if (!isValidElement<Rendered>(node)) return [];
  return node.type === Fragment ? elementsIn(node.props.children) : [node];
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
