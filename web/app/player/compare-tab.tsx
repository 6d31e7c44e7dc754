import type { Performance, Player } from "@scoreline/contract/calls/player";
import { type Client, dataOf } from "@scoreline/contract/client";
import type { Sport } from "@scoreline/domain/sport";
import { playerPath } from "@scoreline/site/addresses";
import { Form, Link, useOutletContext } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#player/compare.module.css";
import { comparedFigures } from "#player/compared-figures.ts";
import { loadPlayer } from "#player/player-loader.ts";
import { playerMeta } from "#player/player-meta.ts";
import type { PlayerHead } from "#player/player-page.tsx";
import { HiddenCount } from "#reader/hidden/hidden-count.tsx";
import { clubProperties } from "#ui/badges/club-colours.ts";
import { Flag } from "#ui/badges/flag.tsx";
import { Portrait } from "#ui/badges/portrait.tsx";
import { ComparedBars } from "#ui/charts/compared-bars.tsx";
import { NoData, Panel } from "#ui/panel.tsx";
import type { Route } from "./+types/compare-tab";

/** Somebody whom the player may be set beside. */
type Offer = { playerId: number; name: string; countryCode: string; team: string };
const offered = 8;

export async function loader(args: Route.LoaderArgs) {
  const { player, client, sport, url } = await loadPlayer(args);
  const { playerId } = player;
  const own = dataOf<"/player/getPerformance">(await client.get("/player/getPerformance", { playerId }));
  const asked = (url.searchParams.get("q") ?? "").trim().slice(0, 64);
  const [other, offers] = await Promise.all([
    otherPlayer(client, sport, url.searchParams.get("with"), playerId),
    asked ? found(client, sport, asked) : leaders(client, own),
  ]);
  return {
    sport,
    asked,
    own: summary(own),
    other,
    offers: offers
      .filter((offer) => offer.playerId !== playerId && offer.playerId !== other?.playerId)
      .slice(0, offered),
  };
}

const summary = ({ season, totals, rows }: Performance) => ({
  season,
  totals,
  hidden: season !== null && rows.length === 0,
});

/** The other one, of the same sport; a number that means nobody leaves the page as it is. */
async function otherPlayer(client: Client, sport: Sport, wanted: string | null, own: number) {
  const playerId = /^\d{1,9}$/.test(wanted ?? "") ? Number(wanted) : 0;
  if (playerId === 0 || playerId === own) return undefined;
  try {
    const { result } =
      sport === "football"
        ? await client.get("/player/info", { playerId })
        : await client.get("/basketball/player/info", { playerId });
    const performance = await client.get("/player/getPerformance", { playerId });
    return { ...headOf(result.players.player), ...summary(dataOf<"/player/getPerformance">(performance)) };
  } catch (error) {
    if ((error as { status?: number }).status === 404) return undefined;
    throw error;
  }
}

const headOf = ({ playerId, slug, name, photo, country, teams }: Player) => ({
  playerId,
  slug,
  name,
  photo,
  country,
  team: teams[0]?.team,
});

async function found(client: Client, sport: Sport, q: string): Promise<Offer[]> {
  const { result } = await client.get("/search/all", { q, kind: "player", near: sport, limit: 20 });
  return result.data.flatMap((one) =>
    one.kind === "player" && one.sport === sport
      ? [{ playerId: one.id, name: one.name, countryCode: one.countryCode, team: one.teamName }]
      : [],
  );
}

/** The best of the competition that the player plays in. */
async function leaders(client: Client, { rows }: Performance): Promise<Offer[]> {
  const league = rows.find((row) => row.league)?.league;
  if (!league) return [];
  const { teams, players } = dataOf<"/league/leaders">(
    await client.get("/league/leaders", { leagueId: league.leagueId }),
  );
  const names = new Map(teams.map(({ teamId, name }) => [teamId, name]));
  return (players[0]?.rows ?? []).map(({ playerId, name, countryCode, teamId }) => ({
    playerId,
    name,
    countryCode,
    team: names.get(teamId ?? 0) ?? "",
  }));
}

export const meta = (args: Route.MetaArgs) => playerMeta("compare", args);

export default function CompareTab({ loaderData }: Route.ComponentProps) {
  const { sport, own, other, offers, asked } = loaderData;
  const { locale, t } = usePage();
  const player = useOutletContext<PlayerHead>();
  const path = playerPath(locale, sport, player, "compare");
  return (
    <div className={styles.page}>
      {other && <Comparison player={player} own={own} other={other} sport={sport} />}
      <Panel title={t(other ? "player.compare.another" : "player.compare.choose")}>
        <Form className={styles.search} action={path} method="get" role="search">
          <input
            type="search"
            name="q"
            defaultValue={asked}
            maxLength={64}
            placeholder={t("player.compare.hint")}
            aria-label={t("player.compare.hint")}
          />
          <button type="submit">{t("shell.search")}</button>
        </Form>
        {offers.length > 0 ? (
          <ul className={styles.offers}>
            {offers.map((offer) => (
              <li key={offer.playerId}>
                <Link to={`${path}?with=${offer.playerId}`}>
                  <Flag code={offer.countryCode} />
                  <b>{offer.name}</b>
                  <small>{offer.team}</small>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          asked && <NoData>{t("player.compare.nobody")}</NoData>
        )}
      </Panel>
    </div>
  );
}

type Data = Route.ComponentProps["loaderData"];
type ComparisonProps = { player: PlayerHead; own: Data["own"]; other: NonNullable<Data["other"]>; sport: Sport };

function Comparison({ player, own, other, sport }: ComparisonProps) {
  const { locale, t } = usePage();
  const ownTeam = player.teams[0]?.team;
  const hidden = own.hidden ? player.playerId : other.hidden ? other.playerId : undefined;
  const rows = comparedFigures(sport, own.totals, other.totals, locale, t);
  const title =
    own.season === other.season && own.season ? t("player.season", { season: own.season }) : t("player.compare");
  return (
    <div style={clubProperties(ownTeam?.crest?.colours, other.team?.crest?.colours)}>
      <Panel title={title}>
        <div className={styles.heads}>
          <Head
            name={player.name}
            to={playerPath(locale, sport, player)}
            team={ownTeam}
            photo={player.photo}
            season={own.season}
          />
          <Head
            name={other.name}
            to={playerPath(locale, sport, other)}
            team={other.team}
            photo={other.photo}
            season={other.season}
          />
        </div>
        {hidden !== undefined ? (
          <HiddenCount counted={`p${hidden}`} />
        ) : (
          <ComparedBars rows={rows} names={{ home: player.name, away: other.name }} />
        )}
      </Panel>
    </div>
  );
}

type HeadProps = {
  name: string;
  to: string;
  team: PlayerHead["teams"][number]["team"] | undefined;
  photo: string | null;
  season: string | null;
};

function Head({ name, to, team, photo, season }: HeadProps) {
  return (
    <Link className={styles.head} to={to}>
      <Portrait name={name} photo={photo} colours={team?.crest?.colours ?? null} size={56} />
      <b>{name}</b>
      <small>{[team?.shortName, season].filter(Boolean).join(" · ")}</small>
    </Link>
  );
}
