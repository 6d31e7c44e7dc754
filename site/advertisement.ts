/** Where on pages an advertisement may stand: beside the scores, below a match, between stories, at the end of a story. */
export const adPositions = ["home", "match", "news", "story"] as const;
export type AdPosition = (typeof adPositions)[number];

/** Whether a banner may lead there: a page of this site after the locale, a query on the page that shows it, or https. */
export function isBannerLink(link: string): boolean {
  // Browsers leave white space and control characters out, and read a backslash as a slash.
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(link)) return false;
  if (/^(\/(?!\/)|\?)/.test(link)) return true;
  return link.startsWith("https://") && URL.canParse(link) && new URL(link).username === "";
}
