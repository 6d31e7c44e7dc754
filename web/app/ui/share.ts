import type { Translate } from "@scoreline/i18n/translate";
import { pictureAt } from "#live/tab-client.ts";
import { showToast } from "#ui/toasts/toasts.ts";

type Shared = { title: string; url: string };

/** The device's own way to share where it has one, with a picture where it takes one; else the address in the clipboard. */
export async function share(page: Shared, t: Translate, picture?: string): Promise<void> {
  try {
    if (navigator.share) await navigator.share(picture ? await withPicture(page, picture) : page);
    else {
      await navigator.clipboard.writeText(page.url);
      showToast({ type: "success", message: t("shell.shareCopied") });
    }
  } catch (error) {
    if ((error as Error).name !== "AbortError") showToast({ type: "error", message: t("shell.shareFailed") });
  }
}

/** Without the picture where it does not come, or where the device shares no files. */
async function withPicture(page: Shared, picture: string): Promise<ShareData> {
  try {
    const file = new File([await pictureAt(picture)], "scoreline.png", { type: "image/png" });
    const whole = { ...page, files: [file] };
    return navigator.canShare?.(whole) ? whole : page;
  } catch {
    return page;
  }
}
