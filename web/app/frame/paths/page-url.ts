/** The address that a reader asked for: data of the same page are asked for under a name of their own. */
export function pageUrl({ url }: Pick<Request, "url">): URL {
  const asked = new URL(url);
  asked.pathname = asked.pathname.replace(/\.data$/, "");
  return asked;
}
