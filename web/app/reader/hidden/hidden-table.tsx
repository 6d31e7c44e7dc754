import { usePage } from "#frame/page.ts";
import { HiddenNote } from "#reader/hidden/hidden-note.tsx";
import { useOpenCounted } from "#reader/hidden/use-shield.ts";

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
