import type { LocaleCode } from "@scoreline/domain/names";
import type { LocaleConfig } from "@scoreline/i18n/locales";
import type { Translate } from "@scoreline/i18n/translate";
import { createContext, useContext } from "react";
import type { SignedIn } from "#account/session/signed-in.ts";
import type { Ongoing } from "#frame/content-list.ts";
import type { ChangeSettings, Reader } from "#reader/reader.ts";

/** What every component of a page may need to know. */
export type Page = {
  locale: LocaleCode;
  config: LocaleConfig;
  t: Translate;
  reader: Reader;
  /** Whoever has logged in: what is their own is told on the tab's stream. */
  user: SignedIn | undefined;
  change: ChangeSettings;
  /** The addresses of whoever runs the site, for this reader. */
  site: {
    support: string;
    newsletter: boolean;
    social: readonly { network: string; url: string }[];
    articles: readonly { url: string; linkText: string }[];
    app: string | undefined;
    /** What is loaded from the fantasy site when somebody logs out. */
    fantasyLogout: string | undefined;
  };
  /** The languages that the reader's country is offered; the one that is read is among them. */
  languages: readonly LocaleCode[];
  /** Tournaments that are on these days. */
  ongoing: readonly Ongoing[];
  /** Whether an event is on at all. */
  hasContest: boolean;
  /** Whether an event is on that the reader has not joined. */
  openContest: boolean;
  /** The server's time, whatever the device's clock says. */
  now(): number;
  /** The time that the reader's broadcast shows: what happens is told as late as that. */
  broadcastNow(): number;
};

export const CurrentPage = createContext<Page | undefined>(undefined);

export function usePage(): Page {
  const page = useContext(CurrentPage);
  if (!page) throw new Error("usePage is for components inside the shell");
  return page;
}
