import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { inlineScripts } from "#http/inline-scripts.ts";

const allowed = (...scripts: string[]) =>
  scripts.map((script) => `'sha256-${hash("sha256", script, "base64")}'`).join(" ");

test("scripts of the rendering are allowed, whatever else they carry", () => {
  const html = `<link rel="modulepreload" nonce="n1" href="/a.js"/><script nonce="n1">one("ไทย")</script>
    <script type="module" nonce="n1" async="">import "/a.js";</script><script nonce="n1" src="/b.js"></script>
    <script nonce="n1">one("ไทย")</script>`;
  expect(inlineScripts(Buffer.from(html), "n1")).toBe(allowed('one("ไทย")', 'import "/a.js";'));
});

test("scripts without its nonce are not, nor is anything in a page without scripts", () => {
  const html = `<script>planted()</script><script nonce="n2">planted()</script><p>nonce="n1"</p><script>no()</script>`;
  expect(inlineScripts(Buffer.from(html), "n1")).toBe("");
  expect(inlineScripts(Buffer.from(""), "n1")).toBe("");
});
