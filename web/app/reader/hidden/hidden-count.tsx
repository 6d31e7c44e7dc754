import type { Counted } from "@scoreline/contract/hidden/subject";
import { usePage } from "#frame/page.ts";
import { HiddenNote } from "#reader/hidden/hidden-note.tsx";
import { useOpenCounted } from "#reader/hidden/use-shield.ts";

/** In the place of sums and means that count a result which the reader does not want to know yet. */
export function HiddenCount({ counted }: { counted: Counted }) {
  const { t } = usePage();
  const open = useOpenCounted(counted);
  return (
    <HiddenNote show={t("shell.hidden.show")} onShow={open}>
      <p>{t("shell.hidden.counted")}</p>
    </HiddenNote>
  );
}
