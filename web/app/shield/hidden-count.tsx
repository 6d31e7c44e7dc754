import type { Counted } from "@scoreline/domain/shield";
import { usePage } from "#shell/page.ts";
import { HiddenNote } from "#shield/hidden-note.tsx";
import { useOpenCounted } from "#shield/use-shield.ts";

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
