import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/*
 * Both sports have the same pages, so they share their routes: a browser has to rank every route before a page comes alive.
 * The loaders see to it that it is one of the two (`frame/paths/unknown.ts`).
 */

function match(): RouteConfigEntry {
  const tab = (path: string, file: string) => route(path, `match/${file}`, { id: `match-${path}` });
  return route(":sport/:country/:league/:matchName/:matchId", "match/match-page.tsx", { id: "match" }, [
    index("match/info/info-tab.tsx", { id: "match-index" }),
    tab("info", "info/info-tab.tsx"),
    tab("tracker", "tracker/tracker-tab.tsx"),
    tab("lineups", "lineups/lineups-tab.tsx"),
    tab("h2h", "h2h/h2h-tab.tsx"),
    tab("table", "table/table-tab.tsx"),
    tab("stats", "stats/stats-tab.tsx"),
    tab("analysis", "analysis/analysis-tab.tsx"),
    tab("analysis/odds/:side", "analysis/odds-result.tsx"),
    tab("analysis/odds/:side/filter", "analysis/odds-filter.tsx"),
    tab("analysis/handicap", "analysis/handicap-detail.tsx"),
    tab("analysis/goals", "analysis/goals-detail.tsx"),
    tab("analysis/wdl", "analysis/wdl-detail.tsx"),
    tab("box-score", "box-score/box-score-tab.tsx"),
  ]);
}

function team(): RouteConfigEntry {
  return route(":sport/team/:teamName/:teamKey", "team/team-page.tsx", { id: "team" }, [
    index("team/overview-tab.tsx", { id: "team-index" }),
    ...["overview", "match", "squad"].map((tab) => route(tab, `team/${tab}-tab.tsx`, { id: `team-${tab}` })),
  ]);
}

function player(): RouteConfigEntry {
  return route(":sport/player/:playerName/:playerKey", "player/player-page.tsx", { id: "player" }, [
    index("player/overview-tab.tsx", { id: "player-index" }),
    ...["overview", "transfer", "career"].map((tab) => route(tab, `player/${tab}-tab.tsx`, { id: `player-${tab}` })),
  ]);
}

/** A competition and its tabs, and the country that it belongs to. */
function league(): RouteConfigEntry[] {
  const tab = (path: string) => route(path, `league/${path}-tab.tsx`, { id: `league-${path}` });
  return [
    route(":sport/:country", "league/country-page.tsx", { id: "country" }),
    route(":sport/:country/:leagueKey", "league/league-page.tsx", { id: "league" }, [
      index("league/matches-tab.tsx", { id: "league-index" }),
      ...["matches", "table", "stats", "about"].map(tab),
    ]),
  ];
}

/** A tournament with pages of its own. */
function tournament(name: string): RouteConfigEntry[] {
  return [
    route(name, "tournament/tournament-home.ts", { id: name }),
    route(`${name}/:tab/:leagueId`, "tournament/tournament-page.tsx", { id: `${name}-tab` }),
  ];
}

export default [
  index("frame/paths/root-redirect.ts"),
  route(":locale", "frame/shell.tsx", [
    index("scores/football-home.tsx", { id: "home" }),
    route("football", "scores/football-home.tsx", { id: "football" }),
    route("football/matches", "scores/football-home.tsx", { id: "football-matches" }),
    route("basketball", "scores/basketball-home.tsx", { id: "basketball" }),
    route("basketball/matches", "scores/basketball-home.tsx", { id: "basketball-matches" }),
    ...["uefa2024", "copa2024", "world-cup-2022"].flatMap(tournament),
    ...league(),
    match(),
    route("signin", "account/sign-in.tsx", { id: "signin" }),
    route("signup", "account/sign-in.tsx", { id: "signup" }),
    route(":sport/event", "events/events-page.tsx", { id: "events" }),
    ...["news", ":sport/highlights"].map((path) => route(path, "frame/nothing-yet.tsx", { id: path })),
    team(),
    player(),
    // Named one by one: of a path with a star, a competition of the country "fav" would come first.
    ...["matches", "teams", "competitions"].map((list) =>
      route(`:sport/fav/${list}`, "account/needs-login.ts", { id: `fav-${list}` }),
    ),
    ...["account", "notification", ":sport/fav", ":sport/fantasysport"].map((path) =>
      route(`${path}/*`, "account/needs-login.ts", { id: path }),
    ),
    route("*", "frame/paths/unknown-path.ts"),
  ]),
] satisfies RouteConfig;
