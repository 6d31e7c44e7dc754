import { isLocale } from "@scoreline/domain/languages";
import { loadMessages } from "@scoreline/i18n/load";
import { lazy, Suspense } from "react";
import { usePage } from "#frame/page.ts";
import { Modal } from "#ui/modal.tsx";

/** The sheet and its words come when somebody wants them. */
const SettingsSheet = lazy(async () => {
  const { locale = "" } = document.documentElement.dataset;
  const [sheet] = await Promise.all([
    import("#reader/settings-sheet.tsx"),
    isLocale(locale) && loadMessages(locale, ["settings"]),
  ]);
  return { default: sheet.SettingsSheet };
});

export function SettingsDoor({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = usePage();
  return (
    <Modal open={open} onClose={onClose} title={t("shell.settings")} shape="sheet">
      <Suspense>
        <SettingsSheet />
      </Suspense>
    </Modal>
  );
}
