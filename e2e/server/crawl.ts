/** Addresses on this site that the page links to. */
export function linksIn(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return [...new Set(found.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/#.*$/, "")))];
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replace(/&\w+;|\s+/g, " ")
    .trim();

/** What is wrong with a page that was found: no frame around it, links out of its language, panels that hold nothing. */
export function faultsIn(html: string, path: string): string[] {
  const locale = path.split("/")[1];
  const frame = [
    ["title", /<title>[^<]+<\/title>/],
    ["heading", /<h1\b/],
    ["header", /<header\b/],
    ["footer", /<footer id="footer"/],
    ["search", /<header\b[\s\S]*?<button\b/],
  ] as const;
  const missing = frame.filter(([, shape]) => !shape.test(html)).map(([name]) => `${path} has no ${name}`);
  const away = [...html.matchAll(/<a\b[^>]*>/g)]
    .map(([tag]) => ({ href: /\shref="(\/[^"/]*)[^"]*"/.exec(tag)?.[1], other: tag.includes("hrefLang=") }))
    .filter(({ href, other }) => href && !other && /^\/(en|th|vn|kh|ja|pt|zh-Han[st])$/.test(href))
    .filter(({ href }) => href !== `/${locale}`)
    .map(({ href }) => `${path} has a link to ${href}`);
  const panels = [...html.matchAll(/<section\b[^>]*>((?:(?!<section\b)[\s\S])*?)<\/section>/g)].map(
    ([, inside = ""]) => inside,
  );
  const empty = panels
    .filter((inside) => textOf(inside).length <= textOf(/<h[23]\b[\s\S]*?<\/h[23]>/.exec(inside)?.[0] ?? "").length)
    .filter((inside) => !/<(svg|img|input|a|button)\b/.test(inside))
    .map((inside) => `${path} has an empty panel: ${textOf(inside)}`);
  const nothing = html.includes("data-nothing") ? [`${path} says that there is nothing`] : [];
  return [...missing, ...new Set(away), ...empty, ...nothing];
}

/** A language's home, or a sport's. */
const isHome = (path: string) => /^\/[^/]+(\/(football|basketball)(\/matches)?)?\/?$/.test(path);

/** How many redirects one address may take. */
const mostSteps = 3;

/**
 * Where an address leads, with what is wrong about it: whoever asked for something and ends on a home page was led astray, and
 * so was whoever ends in another language.
 */
export async function follow(path: string, origin: string): Promise<{ reply: Response; fault: string | undefined }> {
  let at = path;
  for (let step = 0; step <= mostSteps; step += 1) {
    const reply = await fetch(new URL(at, origin), { redirect: "manual" });
    if (reply.status < 300 || reply.status >= 400) {
      return { reply, fault: reply.status === 200 ? undefined : `${reply.status} ${path}` };
    }
    await reply.body?.cancel();
    const { pathname, search } = new URL(reply.headers.get("location") ?? "/", new URL(at, origin));
    const astray = (isHome(pathname) && !isHome(path)) || pathname.split("/")[1] !== path.split("/")[1];
    if (astray) return { reply, fault: `${path} leads to ${pathname}` };
    at = `${pathname}${search}`;
  }
  return { reply: new Response(null, { status: 508 }), fault: `${path} leads round in a circle` };
}

/** Works through what there is to ask for, some at a time; more may be added meanwhile. */
export async function askAll<Item>(queue: Item[], ask: (item: Item) => Promise<void>, atOnce = 4): Promise<void> {
  async function work(): Promise<void> {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await ask(item);
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}
