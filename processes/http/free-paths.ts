/** Files that one page brings by the dozen: they do not count against an address. */
const folders = ["/assets/", "/flags/", "/banners/"];
/** Of people's pictures only those that are drawn: for the others the store is asked. */
const drawnAvatar = /^\/avatars\/\d+\.svg$/;
const files: ReadonlySet<string> = new Set(["/icon.svg", "/favicon.ico"]);

export function isFree(path: string): boolean {
  return files.has(path) || drawnAvatar.test(path) || folders.some((folder) => path.startsWith(folder));
}
