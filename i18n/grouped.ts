import type { LocaleCode } from "@scoreline/domain/names";

/** Between thousands; a comma elsewhere. */
const marks: Partial<Record<LocaleCode, string>> = { vn: ".", pt: "." };

/** 57,200; 57.200 in Vietnamese and Portuguese. Not by Intl: a page reads the same on the server and on the device. */
export function grouped(count: number, locale: LocaleCode): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, marks[locale] ?? ",");
}
