import { isLocale } from "@scoreline/domain/languages";
import { loadMessages } from "@scoreline/i18n/load";
import { usePage } from "#frame/page.ts";
import { Modal } from "#ui/controls/modal.tsx";
import { LatePart } from "#ui/late-part.tsx";
import { lateScript } from "#ui/late-script.ts";

const sheetScript = lateScript(() => import("#reader/settings-sheet.tsx"));

/** The sheet and its words come when somebody wants them. */
async function loadSheet() {
  const { locale = "" } = document.documentElement.dataset;
  const [sheet] = await Promise.all([sheetScript(), isLocale(locale) && loadMessages(locale, ["settings"])]);
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
