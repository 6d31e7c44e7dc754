import { type TeamTab, teamPath } from "@scoreline/site/addresses";
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import type { PageHandle } from "#frame/short-title.ts";
import { ProfileFrame } from "#people/profile-frame.tsx";
import { loadTeam } from "#team/team-loader.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { Flag } from "#ui/badges/flag.tsx";
import type { Route } from "./+types/team-page";

const tabs: readonly TeamTab[] = ["overview", "match", "squad"];

export async function loader(args: Route.LoaderArgs) {
  const { team, sport } = await loadTeam(args);
  const { teamId, slug, name, shortName, crest, logo, colours, country, city, founded, ground, coach } = team;
  return { teamId, slug, name, shortName, crest, logo, colours, country, city, founded, ground, coach, sport };
}

export type TeamHead = Awaited<ReturnType<typeof loader>>;

/** The head stays while a reader goes through the tabs. */
export function shouldRevalidate({ currentParams, nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const same = currentParams.teamKey === nextParams.teamKey && currentParams.locale === nextParams.locale;
  return same ? false : defaultShouldRevalidate;
}

export const handle: PageHandle<TeamHead> = { shortTitle: ({ shortName }) => shortName };

export default function TeamPage({ loaderData: team }: Route.ComponentProps) {
  const { locale, t } = usePage();
  const current = useLocation().pathname.split("/")[6] || "overview";
  return (
    <ProfileFrame
      mark={<Crest team={team} size={84} />}
      name={team.name}
      facts={[
        team.country && (
          <>
            <Flag code={team.country.code} />
            {team.country.name}
          </>
        ),
        team.city,
        team.founded && t("team.founded", { year: String(team.founded) }),
        team.ground?.name,
      ]}
      aside={<Star thing={{ kind: "team", sport: team.sport, id: team.teamId, name: team.name }} />}
      colours={team.colours}
      tabs={{
        label: t("team.tabs"),
        all: tabs.map((tab) => ({
          to: teamPath(locale, team.sport, team, tab === "overview" ? undefined : tab),
          label: t(`team.tab.${tab}`),
          current: tab === current,
        })),
      }}
    >
      <Outlet context={team} />
    </ProfileFrame>
  );
}
