/** Files that one page brings by the dozen, and what machines look at: they do not count against an address. */
const folders = ["/assets/", "/flags/", "/banners/"];
const files: ReadonlySet<string> = new Set(["/icon.svg", "/favicon.ico", "/healthz", "/readyz", "/metrics"]);

export function isFree(path: string): boolean {
  return files.has(path) || folders.some((folder) => path.startsWith(folder));
}
