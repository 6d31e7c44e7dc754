import { usePage } from "#shell/page.ts";
import { HiddenNote } from "#shield/hidden-note.tsx";
import { useOpenCounted } from "#shield/use-shield.ts";

/** In the place of a table that counts a result which the reader does not want to know yet. */
export function HiddenTable({ tableId }: { tableId: number }) {
  const { t } = usePage();
  const open = useOpenCounted(`s${tableId}`);
  return (
    <HiddenNote show={t("shell.hidden.showTable")} onShow={open}>
      <p>{t("shell.hidden.table")}</p>
    </HiddenNote>
  );
}
