import { spawnSync } from "node:child_process";

/** Debian's browser: a download of Playwright's own is not needed. The one without windows takes a third less of a processor. */
export function debianBrowser(): string | undefined {
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}
