/** Whoever is slow to answer over there does not keep anybody here. */
const waitMs = 4_000;

/** Logs out of the fantasy site, too: its page for that is loaded once, unseen, and taken away again. */
export function leaveFantasy(logoutUrl: string | undefined): Promise<void> {
  if (!logoutUrl) return Promise.resolve();
  return new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.src = logoutUrl;
    const done = () => {
      clearTimeout(late);
      frame.remove();
      resolve();
    };
    const late = setTimeout(done, waitMs);
    frame.addEventListener("load", done);
    frame.addEventListener("error", done);
    document.body.append(frame);
  });
}
