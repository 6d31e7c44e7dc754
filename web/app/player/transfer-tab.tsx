import type { TeamBadge } from "@scoreline/contract/schemas";
import type { Transfer } from "@scoreline/contract/schemas/people";
import type { Sport } from "@scoreline/domain/sport";
import { fullDate } from "@scoreline/i18n/format";
import { teamPath } from "@scoreline/site/addresses";
import { Link, useOutletContext } from "react-router";
import { usePage } from "#frame/page.ts";
import columns from "#people/columns.module.css";
import { transferWords } from "#people/transfer-words.ts";
import { ProfileCard } from "#player/overview/profile-card.tsx";
import { loadPlayer } from "#player/player-loader.ts";
import { playerMeta } from "#player/player-meta.ts";
import type { PlayerHead } from "#player/player-page.tsx";
import { profileOf } from "#player/profile.ts";
import styles from "#player/transfer-tab.module.css";
import { Crest } from "#ui/badges/crest.tsx";
import { NoData, Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/transfer-tab";

export async function loader(args: Route.LoaderArgs) {
  const { player, sport } = await loadPlayer(args);
  return { sport, transfers: player.transfers, profile: profileOf(player) };
}

export const meta = (args: Route.MetaArgs) => playerMeta("transfer", args);

export default function TransferTab({ loaderData: { sport, transfers, profile } }: Route.ComponentProps) {
  const player = useOutletContext<PlayerHead>();
  const { t } = usePage();
  return (
    <div className={columns.columns}>
      <div className={columns.main}>
        <Panel title={t("player.transfers")}>
          {transfers.length === 0 && <NoData>{t("player.noTransfers")}</NoData>}
          <ol className={styles.timeline}>
            {transfers.map((transfer) => (
              <Move
                key={`${transfer.date} ${transfer.kind} ${transfer.to?.teamId}`}
                sport={sport}
                transfer={transfer}
              />
            ))}
          </ol>
        </Panel>
      </div>
      <div className={columns.side}>
        <ProfileCard player={player} profile={profile} />
      </div>
    </div>
  );
}

function Move({ sport, transfer }: { sport: Sport; transfer: Transfer }) {
  const { locale, t } = usePage();
  const terms = transferWords(transfer, locale, t);
  const kind = t(`people.transfer.${transfer.kind}`);
  return (
    <li className={styles.move}>
      <time dateTime={transfer.date}>{fullDate(transfer.date, t)}</time>
      <div className={styles.teams}>
        <Stop sport={sport} team={transfer.from} instead={t("player.academy")} />
        <span className={styles.arrow} aria-hidden="true">
          →
        </span>
        <Stop
          sport={sport}
          team={transfer.to}
          instead={t(transfer.kind === "retirement" ? "player.retired" : "player.freeAgent")}
        />
      </div>
      <span className={styles.terms}>
        <b className="num">{terms}</b>
        {terms !== kind && <small>{kind}</small>}
      </span>
    </li>
  );
}

function Stop({ sport, team, instead }: { sport: Sport; team: TeamBadge | null; instead: string }) {
  const { locale } = usePage();
  if (!team) return <span className={styles.stop}>{instead}</span>;
  return (
    <Link className={styles.stop} to={teamPath(locale, sport, team)}>
      <Crest team={team} size={22} />
      <span>{team.name}</span>
    </Link>
  );
}
