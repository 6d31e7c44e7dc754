import type { LocaleCode } from "@scoreline/domain/names";
import type { Device } from "#device.ts";

/** The addresses that belong to whoever runs a site: where its readers find help, company and the app. */
export type SiteLinks = {
  support: string;
  /** Whether there is a newsletter to subscribe to. */
  newsletter?: boolean;
  /** What editors have written, by its language: the last part of the address, and what links say. */
  articles: Partial<Record<LocaleCode, readonly { url: string; linkText: string }[]>>;
  social: Partial<Record<LocaleCode, readonly { network: string; url: string }[]>>;
  app: {
    ios: string;
    android: string;
    /** In Thailand the package has a page of its own, by language. */
    androidInThailand: { th: string; en: string };
  };
};

/** Where the app is for a reader's device; nowhere on a desktop. */
export function appLink(
  app: SiteLinks["app"],
  { device, country, locale }: { device: Device; country: string; locale: LocaleCode },
): string | undefined {
  if (device === "ios") return app.ios;
  if (device !== "android") return undefined;
  if (country === "TH") return app.androidInThailand[locale === "th" ? "th" : "en"];
  return app.android;
}
