/** Files that one page brings by the dozen: they do not count against an address. */
const folders = ["/assets/", "/flags/", "/banners/", "/avatars/"];
const files: ReadonlySet<string> = new Set(["/icon.svg", "/favicon.ico"]);

export function isFree(path: string): boolean {
  return files.has(path) || folders.some((folder) => path.startsWith(folder));
}
