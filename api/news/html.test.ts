import { expect, test } from "vitest";
import { storyHtml } from "#news/html.ts";

const addresses = ({ kind, id }: { kind: string; id: number }) => (id === 404 ? undefined : `/en/${kind}/${id}`);

test("Markdown becomes plain elements, and links lead to our pages", () => {
  expect(storyHtml("[Arsenal](team:12) **won** _late_.\n\n- one\n- two", addresses)).toBe(
    '<p><a href="/en/team/12">Arsenal</a> <strong>won</strong> <em>late</em>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  );
});

test.each([
  "<script>alert(1)</script>",
  "a <img src=x onerror=alert(1)> b",
  '<a href="javascript:alert(1)">x</a>',
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](vbscript:msgbox(1))",
  "![x](https://evil.example/a.png)",
  '[x](https://ok.example "onmouseover=alert(1)")',
  "<iframe src=https://evil.example></iframe>",
  "<svg/onload=alert(1)>",
  "<p style=position:fixed>over</p>",
  "[x](//evil.example)",
  "[x](https://you@evil.example)",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<!-- --><style>*{display:none}</style>",
])("%s leaves nothing that runs, loads or covers", (markdown) => {
  const html = storyHtml(markdown, addresses);
  expect(html).not.toMatch(/<(script|img|iframe|svg|style|object|embed|form|input|meta|base|link)\b/i);
  expect(html).not.toMatch(/<[^>]*\s(on\w+|style|src|srcset|id|class|title)\s*=/i);
  for (const [, href] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(https?:\/\/(?!you@)|\/en\/)/);
});

test("a thing that is gone leaves its words", () => {
  expect(storyHtml("[Gone](team:404) lost.", addresses)).toBe("<p>Gone lost.</p>");
});
