import type { Client } from "@scoreline/contract/client";
import type { LocaleCode } from "@scoreline/domain/names";
import type { SiteLinks } from "@scoreline/site/links";
import { createContext } from "react-router";

/** What the server lends a page while it is rendered. */
export type PageContext = {
  /** A client that answers inside the process, for a reader of this language and time zone, as late as they like. */
  clientFor(locale: LocaleCode, reader: { timeZone: string; delaySeconds: number }): Client;
  now(): number;
  /** Up to when scores are known to be right, while news cannot come. */
  asOf: number | undefined;
  /** How fast the world's clock runs; 1 is real time. */
  clockRate: number;
  nonce: string;
  /** The address that readers use, without a path. */
  origin: string;
  /** The country that the request came from, where that is known. */
  country: string;
  /** Who the reader is, for those who are signed in. A page that is kept for others is rendered for nobody. */
  user: PageUser | undefined;
  site: SiteLinks;
  /** The fantasy site, where there is one. */
  fantasy: FantasyLinks | undefined;
  /** Which route the page is of. */
  matched(route: string): void;
  /** Hears of whatever goes wrong while a page is loaded or rendered. */
  failed(error: unknown): void;
};

export type PageUser = { userId: number };

export type FantasyLinks = {
  url: string;
  /** What a browser loads there when somebody logs out here. */
  logoutUrl: string;
};

/** Exported from the server entry: the bundle and the server must hold the same key. */
export const pageContext = createContext<PageContext>();
