import { isLocale } from "@scoreline/domain/languages";
import { loadMessages } from "@scoreline/i18n/load";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { messagesOf } from "#frame/page-messages.ts";
import { hydrates } from "#hydrates.ts";

const locale = document.documentElement.dataset.locale ?? "";
if (isLocale(locale)) {
  await loadMessages(locale, messagesOf(location.pathname));
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
    dispatchEvent(new Event(hydrates));
  });
}
