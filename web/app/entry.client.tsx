import { isLocale } from "@scoreline/domain/languages";
import { loadTranslator } from "@scoreline/i18n/load";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

const locale = document.documentElement.dataset.locale ?? "";
if (isLocale(locale)) {
  await loadTranslator(locale);
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
