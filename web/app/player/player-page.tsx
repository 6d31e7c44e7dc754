import { type PlayerTab, playerPath, teamPath } from "@scoreline/site/addresses";
import { Link, Outlet, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { usePage } from "#frame/page.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { lineKey } from "#people/line-words.ts";
import { ProfileFrame } from "#people/profile-frame.tsx";
import { loadPlayer } from "#player/player-loader.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { Flag } from "#ui/badges/flag.tsx";
import { Portrait } from "#ui/badges/portrait.tsx";
import type { Route } from "./+types/player-page";

const tabs: readonly PlayerTab[] = ["overview", "transfer", "career", "compare"];

export async function loader(args: Route.LoaderArgs) {
  const { player, sport } = await loadPlayer(args);
  const { playerId, slug, name, photo, country, age, line, teams, birthDate, birthPlace, heightCm } = player;
  return { playerId, slug, name, photo, country, age, line, teams, birthDate, birthPlace, heightCm, sport };
}

export type PlayerHead = Awaited<ReturnType<typeof loader>>;

/** The head stays while a reader goes through the tabs. */
export function shouldRevalidate({ currentParams, nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const same = currentParams.playerKey === nextParams.playerKey && currentParams.locale === nextParams.locale;
  return same ? false : defaultShouldRevalidate;
}

export const handle: PageHandle<PlayerHead> = { shortTitle: ({ name }) => name };

export default function PlayerPage({ loaderData: player }: Route.ComponentProps) {
  const { locale, t } = usePage();
  const current = useLocation().pathname.split("/")[6] || "overview";
  const [first] = player.teams;
  const colours = first?.team.crest?.colours ?? null;
  return (
    <ProfileFrame
      mark={<Portrait {...player} colours={colours} size={84} />}
      name={player.name}
      facts={[
        player.country && (
          <>
            <Flag code={player.country.code} />
            {player.country.name}
          </>
        ),
        player.age !== null && t("player.age", { age: player.age }),
        player.line && t(lineKey(player.line, player.sport)),
        typeof first?.number === "number" && <span className="num">#{first.number}</span>,
        ...player.teams.map(({ team }) => (
          <Link key={team.teamId} to={teamPath(locale, player.sport, team)}>
            <Crest team={team} />
            {team.name}
          </Link>
        )),
        player.teams.length === 0 && t("player.freeAgent"),
      ]}
      colours={colours}
      tabs={{
        label: t("player.tabs"),
        all: tabs.map((tab) => ({
          to: playerPath(locale, player.sport, player, tab === "overview" ? undefined : tab),
          label: t(`player.tab.${tab}`),
          current: tab === current,
        })),
      }}
    >
      <Outlet context={player} />
    </ProfileFrame>
  );
}
