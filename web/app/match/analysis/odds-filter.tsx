import { usePage } from "#shell/page.ts";
import { NoData } from "#ui/panel.tsx";

export default function OddsFilter() {
  const { t } = usePage();
  return <NoData>{t("match.noData")}</NoData>;
}
