const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const boot = /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const sheet = /<link ([^>]*rel="stylesheet" href=")([^"#]+)(#?"[^>]*)>/g;
/** Run one after the other, a pause between them: together they would keep a slow phone from answering a tap. */
const large = ["react", "platform", "frame", "home"];

/**
 * A page as React Router renders it asks for its scripts, then for its style sheets. Here the styles are part of the page,
 * and scripts wait until it has been painted: what a reader came for is in the HTML, and on a slow line every file that
 * is asked for stands in its way.
 */
export function paintFirst(html: string, nonce: string, read: (file: string) => string): string {
  const files = [...html.matchAll(preload)].map(([, href = ""]) => href);
  return html
    .replace(preload, "")
    .replace(boot, (_, open: string, code: string, close: string) => open + starter(files, code, nonce) + close)
    .replace(sheet, (_, before: string, file: string, after: string) =>
      // React looks for its link when it comes to life; disabled, it is not loaded.
      [`<style nonce="${nonce}">${read(file)}</style>`, `<link disabled="" ${before}${file}${after}>`].join(""),
    );
}

/** A page that opens behind another is not painted, but its title tells of goals: it starts at once. */
function starter(files: readonly string[], code: string, nonce: string): string {
  const steps = large.flatMap((name) => files.filter((file) => file.includes(`/${name}-`)));
  const written = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
  return `
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
const start = async () => {
  for (const href of ${written(files)}) add("link", { rel: "modulepreload", href });
  for (const file of ${written(steps)}) {
    await import(file);
    await new Promise((done) => setTimeout(done));
  }
  add("script", { type: "module", nonce: ${written(nonce)}, textContent: ${written(code)} });
};
if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) start();
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: "paint", buffered: true });
`;
}
