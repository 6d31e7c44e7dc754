import { hash } from "node:crypto";

/**
 * What a policy has to say to allow the scripts that were rendered into a page, and nothing else that may stand in it: a hash
 * of each. They are known by the nonce that this rendering gave them, which whoever wrote the page's texts could not know.
 */
export function inlineScripts(html: Buffer, nonce: string): string {
  const mark = `nonce="${nonce}"`;
  const sources: string[] = [];
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    // Links carry it, too. React writes no < or > into an attribute.
    const element = html.lastIndexOf("<", at);
    if (html.toString("latin1", element, element + 8) !== "<script ") continue;
    const start = html.indexOf(">", at) + 1;
    const end = html.indexOf("</script>", start);
    if (end > start) sources.push(`'sha256-${hash("sha256", html.subarray(start, end), "base64")}'`);
  }
  return [...new Set(sources)].join(" ");
}
