import { isLocale } from "@scoreline/domain/languages";
import { loadMessages } from "@scoreline/i18n/load";
import { usePage } from "#frame/page.ts";
import { LatePart } from "#ui/late-part.tsx";
import { Modal } from "#ui/modal.tsx";

/** The sheet and its words come when somebody wants them. */
async function loadSheet() {
  const { locale = "" } = document.documentElement.dataset;
  const [sheet] = await Promise.all([
    import("#reader/settings-sheet.tsx"),
    isLocale(locale) && loadMessages(locale, ["settings"]),
  ]);
  return sheet.SettingsSheet;
}

export function SettingsDoor({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = usePage();
  return (
    <Modal open={open} onClose={onClose} title={t("shell.settings")} shape="sheet">
      <LatePart load={loadSheet} props={{}} onFailed={onClose} />
    </Modal>
  );
}
