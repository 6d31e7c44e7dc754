import { languageTags } from "@scoreline/domain/languages";
import type { LocaleCode } from "@scoreline/domain/names";

/** A line of a mail: words, where they lead, and what stands small before them. */
export type MailLine = { before?: string; text: string; address?: string };
export type MailPart = { title?: string; lines: readonly MailLine[] };

export type MailDraft = {
  subject: string;
  intro: string;
  parts: readonly MailPart[];
  /** The one thing to do. */
  button?: { text: string; address: string };
  /** Small, at the end. */
  end: readonly MailLine[];
};

/** Whatever a name or a title holds is words, in a page as in a header. */
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\p{Cc}+/gu, " ");
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

const styles = {
  body: "margin:0;background:#eef1f4;color:#0d1720;font:16px/1.5 -apple-system,Segoe UI,Roboto,Noto Sans,sans-serif",
  page: "max-width:560px;margin:0 auto;padding:24px 20px;background:#ffffff",
  name: "margin:0 0 16px;font-size:18px;font-weight:800",
  title: "margin:24px 0 6px;font-size:15px;font-weight:700",
  line: "padding:8px 0;border-top:1px solid #dde3e8",
  small: "color:#51606d;font-size:13px",
  link: "color:#0a5f38",
  button:
    "display:inline-block;margin:8px 0;padding:12px 22px;border-radius:999px;background:#0a5f38;color:#ffffff;font-weight:700;text-decoration:none",
} as const;

/** The same mail in plain words and as a page: no pictures, no scripts, nothing that tells whether it was opened. */
export function laidOut(draft: MailDraft, locale: LocaleCode): { subject: string; text: string; html: string } {
  const { subject, intro, parts, button, end } = draft;
  return {
    subject: oneLine(subject),
    text: [
      oneLine(intro),
      ...(button ? [button.address] : []),
      ...parts.flatMap(({ title, lines }) => [`${title ? `${oneLine(title)}\n` : ""}${lines.map(plain).join("\n")}`]),
      `-- \n${end.map(plain).join("\n")}`,
    ].join("\n\n"),
    html: [
      `<!doctype html><html lang="${languageTags[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
      `<body style="${styles.body}"><div style="${styles.page}"><p style="${styles.name}">Scoreline</p><p>${escaped(intro)}</p>`,
      ...(button
        ? [`<p><a href="${escaped(button.address)}" style="${styles.button}">${escaped(button.text)}</a></p>`]
        : []),
      ...parts.map(
        ({ title, lines }) =>
          `${title ? `<h2 style="${styles.title}">${escaped(title)}</h2>` : ""}${lines.map((line) => `<div style="${styles.line}">${page(line)}</div>`).join("")}`,
      ),
      `<p style="${styles.small}">${end.map(page).join("<br>")}</p></div></body></html>`,
    ].join("\n"),
  };
}

function plain({ before, text, address }: MailLine): string {
  return [...(before ? [`${oneLine(before)}  `] : []), oneLine(text), ...(address ? [`\n${address}`] : [])].join("");
}

function page({ before, text, address }: MailLine): string {
  const small = before ? `<span style="${styles.small}">${escaped(before)}</span> ` : "";
  return `${small}${address ? `<a href="${escaped(address)}" style="${styles.link}">${escaped(text)}</a>` : escaped(text)}`;
}
