import { isLocale } from "@scoreline/domain/languages";
import type { Feature } from "@scoreline/i18n/catalogue";
import { loadMessages } from "@scoreline/i18n/load";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

const { locale = "", messages = "" } = document.documentElement.dataset;
if (isLocale(locale)) {
  await loadMessages(locale, messages.split(" ").filter(Boolean) as Feature[]);
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
