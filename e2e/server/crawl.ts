/** Addresses on this site that the page links to. */
export function linksIn(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return [...new Set(found.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/#.*$/, "")))];
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
