import { readThingLink } from "@scoreline/domain/news/markup";
import type { NewsTag } from "@scoreline/domain/news/news";
import { type defaultSchema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toHast } from "mdast-util-to-hast";

type Nodes = Parameters<typeof sanitize>[0];
type Root = Extract<Nodes, { type: "root" }>;
type Element = Extract<Nodes, { type: "element" }>;

/** What a text may be made of; everything else is dropped with its attributes. */
const allowed: typeof defaultSchema = {
  tagNames: ["p", "a", "strong", "em", "ul", "ol", "li", "blockquote", "h2", "h3", "br", "code"],
  attributes: { a: ["href", "rel", "target"] },
  protocols: { href: ["https", "http"] },
  strip: ["script", "style"],
  required: {},
  ancestors: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

/** Where a thing has its page; nothing where it is not known any more. */
export type AddressOf = (thing: NewsTag) => string | undefined;

/**
 * Markdown as HTML that can be put into a page. Raw HTML is never passed on: the parser's own nodes become elements, and what is
 * not in the list above is taken out last, after everything that writes into the tree.
 */
export function storyHtml(markdown: string, addressOf: AddressOf): string {
  return cleanHtml(markdown, (href) => {
    const thing = readThingLink(href);
    return thing && { address: addressOf(thing) };
  });
}

/** What a link means that is ours; nothing for one that leads elsewhere. Without an address it leads nowhere. */
type OwnLink = (href: string) => { address: string | undefined } | undefined;

/** The same for texts that name our pages in other ways. */
export function cleanHtml(markdown: string, own: OwnLink): string {
  // Without `allowDangerousHtml` what was written as HTML is left out here.
  const tree = toHast(fromMarkdown(markdown)) as Root;
  rewrite(tree, own);
  return toHtml(sanitize(tree, allowed));
}

function rewrite(node: Root | Element, own: OwnLink): void {
  for (const [index, child] of node.children.entries()) {
    if (child.type !== "element") continue;
    rewrite(child, own);
    if (child.tagName === "h1") child.tagName = "h2";
    if (child.tagName !== "a") continue;
    const href = String(child.properties.href ?? "");
    const link = own(href);
    const address = link ? link.address : outside(href);
    if (address === undefined) {
      // The words stay, and lead nowhere.
      node.children.splice(index, 1, { type: "element", tagName: "span", properties: {}, children: child.children });
      continue;
    }
    child.properties = link
      ? { href: address }
      : { href: address, rel: ["nofollow", "noopener", "noreferrer"], target: "_blank" };
  }
}

function outside(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { protocol, username, href: clean } = new URL(href);
  return (protocol === "https:" || protocol === "http:") && username === "" ? clean : undefined;
}
