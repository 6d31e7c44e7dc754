import type { MatchVideosReply } from "@scoreline/contract/schemas/video";
import { usePage } from "#frame/page.ts";
import { PageLink } from "#frame/page-link.tsx";
import { TipsPanel } from "#match/analysis/tips-panel.tsx";
import styles from "#match/info/info-tab.module.css";
import { Broadcasts, MatchFacts } from "#match/info/match-facts.tsx";
import { Videos } from "#match/info/videos.tsx";
import { useMatch } from "#match/match-context.ts";
import { FormPanel } from "#match/preview/form-panel.tsx";
import { LikelyPanel } from "#match/preview/likely-panel.tsx";
import type { PreviewData } from "#match/preview/load-preview.ts";
import { MeetingsPanel } from "#match/preview/meetings-panel.tsx";
import { PlacesPanel } from "#match/preview/places-panel.tsx";
import { VotePanel } from "#match/preview/vote-panel.tsx";

type Props = PreviewData & { videos: MatchVideosReply };

/** What to know before a match: each part only where there is something in it. */
export function Preview({ form, record, meetings, lineUps, table, tips, videos }: Props) {
  const { t } = usePage();
  const { path } = useMatch();
  return (
    <div className={styles.columns} data-preview>
      <div className={styles.stack}>
        <Videos initial={videos} />
        <FormPanel form={form} />
        <MeetingsPanel record={record} meetings={meetings} />
        <LikelyPanel lineUps={lineUps} />
        {tips.length > 0 && (
          <TipsPanel tips={tips} action={<PageLink to={path("analysis")}>{t("match.preview.analysis")}</PageLink>} />
        )}
      </div>
      <aside className={styles.stack}>
        <VotePanel />
        <Broadcasts />
        {table && <PlacesPanel rows={table.rows} />}
        <MatchFacts />
      </aside>
    </div>
  );
}
