import { isLocale } from "@scoreline/domain/languages";
import { inLocale } from "@scoreline/site/redirects";

/** What the page says first, for those who were led to it. */
export type EnterNotice = "reset" | "chat";

/** An address of the pages before an account, with the way back. */
export function withBack(path: string, back: string, notice?: EnterNotice): string {
  return `${path}?${new URLSearchParams({ callBackUrl: back, ...(notice && { notice }) })}`;
}

/** Where somebody goes on who has just logged in: back, in the language that is theirs on every device. */
export function backFor({ preferredLanguage }: { preferredLanguage: string }, back: string): string {
  return isLocale(preferredLanguage) ? inLocale(back, preferredLanguage) : back;
}
