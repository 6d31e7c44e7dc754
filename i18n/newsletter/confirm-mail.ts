import type { LocaleCode } from "@scoreline/domain/names";
import { laidOut } from "#newsletter/mail.ts";
import type { Translate } from "#translate.ts";

/** Asks whoever has the address. It holds nothing that the one who asked has written. */
export function confirmMail(address: string, locale: LocaleCode, t: Translate) {
  return laidOut(
    {
      subject: t("newsletter.mail.confirm.subject"),
      intro: t("newsletter.mail.confirm.text"),
      parts: [],
      button: { text: t("newsletter.confirm.button"), address },
      end: [{ text: t("newsletter.mail.confirm.ignore") }],
    },
    locale,
  );
}
