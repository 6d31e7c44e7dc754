import { expect, test } from "vitest";
import { paintFirst } from "#paint-first.ts";

const rendered = [
  '<head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/>',
  '<link rel="modulepreload" href="/assets/react-1.js" nonce="n"/>',
  '<link nonce="n" rel="stylesheet" href="/assets/frame.css#"/></head>',
  '<body>3 – 2<script nonce="n">window.data = "<b>";</script>',
  '<script nonce="n" type="module" async="">import "/assets/entry.js"; // </scripts></script></body>',
].join("");

const page = paintFirst(rendered, "n");

test("a page names no file but the style sheets that it is painted with", () => {
  expect(page.match(/<link[^>]*>/g)).toEqual(['<link nonce="n" rel="stylesheet" href="/assets/frame.css#"/>']);
});

test("what it runs is written down in one script, to be asked for later", () => {
  expect(page.match(/type="module"/g)).toHaveLength(1);
  expect(page).toContain('["/assets/entry.js","/assets/react-1.js"]');
  expect(page).toContain('textContent: "import \\"/assets/entry.js\\"; // \\u003c/scripts>"');
  expect(page).toContain('<script nonce="n">window.data = "<b>";</script>');
});
