import { createHash } from "node:crypto";
import type { Call } from "@scoreline/contract/call";
import { errorCatalogue } from "@scoreline/contract/errors";
import type { FastifyInstance } from "fastify";
import { inputsOf, openApi, refusalsOf } from "#docs/openapi.ts";

/** /api/openapi.json for machines and /api/docs for people, both made from the declarations when first asked for. */
export function serveReference(app: FastifyInstance, calls: Readonly<Record<string, Call>>): void {
  const json = once(() => JSON.stringify(openApi(calls)));
  const html = once(() => referencePage(calls));
  const styleHash = createHash("sha256").update(style).digest("base64");
  app.get("/openapi.json", (_request, reply) =>
    reply.type("application/json; charset=utf-8").header("cache-control", "public, max-age=300").send(json()),
  );
  app.get("/docs", (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "public, max-age=300")
      .header(
        "content-security-policy",
        `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      )
      .send(html()),
  );
}

const style = `
:root{color-scheme:light dark;--line:#8884;--soft:#8881}
body{font:15px/1.5 system-ui,sans-serif;max-width:960px;margin:0 auto;padding:24px 16px 80px}
h1{font-size:26px}h2{font-size:18px;margin-top:40px}
article{border:1px solid var(--line);border-radius:12px;padding:14px 16px;margin:14px 0}
article h3{margin:0;font:600 15px ui-monospace,monospace;overflow-wrap:anywhere}
article p{margin:6px 0 10px}
.method{display:inline-block;min-width:44px;color:#0a7a55}
table{border-collapse:collapse;width:100%;font-size:13px}
th,td{text-align:left;padding:5px 8px;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
pre{background:var(--soft);padding:10px;border-radius:8px;overflow:auto;font-size:12px}
code{font-family:ui-monospace,monospace}
@media (prefers-color-scheme:dark){.method{color:#2fd69a}}
`;

function referencePage(calls: Readonly<Record<string, Call>>): string {
  const errors = Object.entries(errorCatalogue)
    .map(
      ([name, { code, status }]) =>
        `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(name)}</td></tr>`,
    )
    .join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Scoreline API</title><style>${style}</style></head><body>
<h1>Scoreline API</h1>
<p>Every call is mounted under <code>/api</code> and takes <code>token</code>, <code>lang</code> (en, th_TH, vi_VN, km_KH, zh-Hans_CN, zh-Hant_HK, ja_JP, pt) and <code>timeZone</code> (an IANA name) beside its own input. GET calls take a query, POST calls a form. Answers are <code>{"result":{"businessCode":0,"message":"Success", …}}</code>. The machine-readable form is <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>
${Object.values(calls).map(article).join("\n")}
<h2>businessCode</h2>
<table><thead><tr><th>code</th><th>status</th><th>meaning</th></tr></thead><tbody><tr><td><code>0</code></td><td>200</td><td>success</td></tr>${errors}</tbody></table>
</body></html>`;
}

const accessWords: Readonly<Record<Call["access"], string>> = {
  anyone: "Anyone may call it.",
  user: "Needs a session.",
  either: "Anyone may call it; with a session it tells more.",
};

function article(call: Call): string {
  const rows = inputsOf(call)
    .filter((field) => !field.common)
    .map(
      ({ name, required, schema }) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td>${required ? "required" : "optional"}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
    )
    .join("");
  const codes = refusalsOf(call)
    .flatMap(({ codes }) => codes)
    .join(", ");
  return `<article><h3><span class="method">${call.method}</span> ${escapeHtml(call.path)}</h3>
<p>${escapeHtml(call.summary)}. ${accessWords[call.access]}</p>
${rows && `<table><tbody>${rows}</tbody></table>`}
<p>Refusals: ${codes}</p></article>`;
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
}
