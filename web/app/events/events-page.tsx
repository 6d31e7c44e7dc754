import type { GetData } from "@scoreline/contract/client";
import { contestKinds, contestPhases } from "@scoreline/domain/contest/rounds";
import { sports } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import { fullDate } from "@scoreline/i18n/format";
import { Link } from "react-router";
import styles from "#events/events.module.css";
import { useCountdown } from "#events/use-countdown.ts";
import { usePage } from "#frame/page.ts";
import { localeOf } from "#frame/paths/locale-of.ts";
import { pageUrl } from "#frame/paths/page-url.ts";
import { askedSport } from "#frame/paths/unknown.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { pageContext } from "#page-context.ts";
import { readerOf } from "#reader/reader.ts";
import { hiddenMeta } from "#seo/hidden-meta.ts";
import { PageTabs } from "#ui/controls/page-tabs.tsx";
import { TrophyIcon } from "#ui/icons.tsx";
import { NoData } from "#ui/panel.tsx";
import type { Route } from "./+types/events-page";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const url = pageUrl(request);
  const locale = localeOf(params.locale, url);
  const sport = askedSport(url);
  const type = contestPhases.find((phase) => phase === url.searchParams.get("type")) ?? "ongoing";
  const client = context.get(pageContext).clientFor(locale, readerOf(request, locale));
  const found = await Promise.all(
    contestPhases.map(async (phase) => {
      const { result } = await client.get("/contest/getContestList", { type: phase, sportType: sports.indexOf(sport) });
      return { phase, contests: result.data };
    }),
  );
  const phases = found.filter(({ phase, contests }) => phase === type || contests.length > 0).map(({ phase }) => phase);
  return { sport, type, phases, contests: found.find(({ phase }) => phase === type)?.contests ?? [] };
}

export function meta(args: Route.MetaArgs) {
  return hiddenMeta(args, "shell.menu.events", "events.about");
}

export const handle: PageHandle<unknown> = { shortTitle: (_, t) => t("shell.menu.events") };

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { sport, type, phases, contests } = loaderData;
  const { locale, t } = usePage();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t("shell.menu.events")}</h1>
        <PageTabs
          label={t("events.tabs")}
          tabs={phases.map((phase) => ({
            to: `/${locale}/${sport}/event?type=${phase}`,
            label: t(`events.type.${phase}`),
            current: phase === type,
          }))}
        />
      </div>
      {contests.length === 0 && <NoData>{t("shell.nothing.events")}</NoData>}
      <ul className={styles.list}>
        {contests.map((contest) => (
          <ContestCard key={contest.contestId} contest={contest} />
        ))}
      </ul>
    </div>
  );
}

type Contest = GetData<"/contest/getContestList">[number];

/** What it is, until when, and the way in. */
function ContestCard({ contest }: { contest: Contest }) {
  const { locale, reader, t } = usePage();
  const { contestId, contestType, sportType, round, title, text, startTime, endTime, entrants, participated } = contest;
  const { phase, left } = useCountdown(contest);
  const kind = contestKinds[contestType - 1] ?? "prediction";
  const address = `/${locale}/${sports[sportType]}/event/${kind}/${contestId}`;
  const date = (instant: number) => fullDate(localDay(instant, reader.timeZone), t);
  return (
    <li className={styles.card} data-phase={phase}>
      <span className={styles.art}>
        <TrophyIcon />
      </span>
      <div className={styles.words}>
        <p className={styles.kind}>
          {t(`events.kind.${kind}`)}
          {round !== null && ` · ${t("events.round", { round })}`}
        </p>
        <h2>
          <Link to={address}>{title}</Link>
        </h2>
        <p>{text}</p>
        <p className={styles.when}>
          {`${date(startTime)} – ${date(endTime)} · ${t("events.players", { count: entrants })}`}
        </p>
      </div>
      <div className={styles.way}>
        <p className={`${styles.left} num`}>{left}</p>
        <Link className={styles.join} to={address}>
          {t(participated ? "events.joined" : phase === "ongoing" ? "events.join" : "events.open")}
        </Link>
      </div>
    </li>
  );
}
