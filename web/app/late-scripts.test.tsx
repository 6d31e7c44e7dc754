import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { beforeAll, expect, test } from "vitest";
import { setOutAnew } from "#late-scripts.tsx";

/** A page as React Router itself renders it: what it makes of `<Scripts>` is what this stands on. */
function Layout() {
  const rendered = Scripts({ nonce: "n" });
  return (
    <html lang="en">
      <head>
        <link rel="stylesheet" href="/assets/frame.css" />
      </head>
      <body>3 – 2{setOutAnew(rendered, "n")}</body>
    </html>
  );
}

async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const html = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(<ServerRouter context={context} url={request.url} nonce="n" />, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
  return new Response(html, { status, headers });
}

const route = { id: "root", path: "", hasAction: false, hasLoader: false, hasErrorBoundary: false };
const build = {
  entry: { module: { default: handleRequest } },
  routes: { root: { id: "root", path: "", module: { default: Layout } } },
  assets: {
    entry: { module: "/assets/entry.js", imports: ["/assets/react-1.js", "/assets/other-1.js"] },
    routes: { root: { ...route, module: "/assets/root.js", imports: ["/assets/frame-1.js"] } },
    url: "/assets/manifest.js",
    version: "1",
  },
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  publicPath: "/",
  basename: "/",
  assetsBuildDirectory: "",
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

let page: string;
beforeAll(async () => {
  const answer = await createRequestHandler(build, "production")(
    new Request("http://localhost/"),
    new RouterContextProvider(),
  );
  page = await answer.text();
});

test("a page names no file but the style sheets that it is painted with", () => {
  expect(page).toContain("3 – 2");
  expect(page.match(/<link[^>]*>/g)).toEqual(['<link rel="stylesheet" href="/assets/frame.css"/>']);
});

test("what it runs is written down in one script, to be asked for later", () => {
  expect(page.match(/<script[^>]*type="module"[^>]*>/g)).toHaveLength(1);
  const preloaded = ["manifest.js", "entry.js", "react-1.js", "other-1.js", "root.js", "frame-1.js"];
  expect(page).toContain(`for (const href of ${JSON.stringify(preloaded.map((file) => `/assets/${file}`))})`);
  expect(page).toContain('for (const file of ["/assets/react-1.js","/assets/frame-1.js"])');
  expect(page).toMatch(/textContent: ".*import\(\\"\/assets\/entry\.js\\"\);"/);
});

test("the data of the page is there at once", () => {
  expect(page).toMatch(/<script nonce="n">window\.__reactRouterContext = /);
});

test("code that ends a script cannot end this one", () => {
  const code = "// </script>";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as React Router does it
  const rendered = createElement("script", { type: "module", dangerouslySetInnerHTML: { __html: code } });
  const { children } = (setOutAnew(rendered, "n") as { props: { children: { props: object }[] } }).props;
  expect(JSON.stringify(children[1]?.props)).not.toContain("</script>");
});

test("scripts that look otherwise are left as they are", () => {
  const rendered = <script src="/assets/entry.js" />;
  expect(setOutAnew(rendered, "n")).toBe(rendered);
});
