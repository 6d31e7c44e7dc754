import type { Feature } from "@scoreline/i18n/catalogue";

/** A page, or what stands around some: where it is, the file that makes it, and what it says beside what every page says. */
export type PageRoute = {
  id: string;
  /** None for the page that stands at its parent's own address, and for what only stands around others. */
  path?: string;
  file: string;
  messages?: readonly Feature[];
  children?: readonly PageRoute[];
};

/*
 * Both sports have the same pages, so they share their routes: a browser has to rank every route before a page comes alive.
 * The loaders see to it that it is one of the two (`frame/paths/unknown.ts`).
 */

function match(): PageRoute {
  const tab = (path: string, file: string, messages: readonly Feature[]): PageRoute => ({
    id: `match-${path}`,
    path,
    file: `match/${file}`,
    messages,
  });
  const price = (path: string, file: string) => tab(`analysis/${path}`, `analysis/${file}`, ["analysis", "odds"]);
  return {
    id: "match",
    path: ":sport/:country/:league/:matchName/:matchId",
    file: "match/match-page.tsx",
    messages: ["match"],
    children: [
      { id: "match-index", file: "match/info/info-tab.tsx", messages: ["commentary", "analysis", "video"] },
      tab("info", "info/info-tab.tsx", ["commentary", "analysis", "video"]),
      tab("tracker", "tracker/tracker-tab.tsx", ["tracker", "stats"]),
      tab("lineups", "lineups/lineups-tab.tsx", ["lineups", "absence"]),
      tab("h2h", "h2h/h2h-tab.tsx", ["h2h"]),
      tab("table", "table/table-tab.tsx", ["league"]),
      tab("stats", "stats/stats-tab.tsx", ["stats"]),
      tab("analysis", "analysis/analysis-tab.tsx", ["analysis", "odds", "absence"]),
      price("odds/:side", "odds-result.tsx"),
      price("odds/:side/filter", "odds-filter.tsx"),
      price("handicap", "handicap-detail.tsx"),
      price("goals", "goals-detail.tsx"),
      price("wdl", "wdl-detail.tsx"),
      tab("box-score", "box-score/box-score-tab.tsx", ["boxscore", "stats", "lineups"]),
    ],
  };
}

/** A team or a player: the tabs, the first of which stands at the address without one as well. */
function profile(kind: "team" | "player", tabs: readonly string[]): PageRoute {
  const file = (tab: string) => `${kind}/${tab}-tab.tsx`;
  return {
    id: kind,
    path: `:sport/${kind}/:${kind}Name/:${kind}Key`,
    file: `${kind}/${kind}-page.tsx`,
    messages: ["people", "absence", kind],
    children: [
      ...tabs.slice(0, 1).map((tab) => ({ id: `${kind}-index`, file: file(tab) })),
      ...tabs.map((tab) => ({ id: `${kind}-${tab}`, path: tab, file: file(tab) })),
    ],
  };
}

/** A competition and its tabs, and the country that it belongs to. */
function league(): PageRoute[] {
  return [
    { id: "country", path: ":sport/:country", file: "league/country-page.tsx", messages: ["league"] },
    {
      id: "league",
      path: ":sport/:country/:leagueKey",
      file: "league/league-page.tsx",
      messages: ["league"],
      children: [
        { id: "league-index", file: "league/matches-tab.tsx" },
        ...["matches", "table", "stats", "about"].map((tab) => ({
          id: `league-${tab}`,
          path: tab,
          file: `league/${tab}-tab.tsx`,
        })),
      ],
    },
  ];
}

/** Into an account, and the account itself. */
function account(): PageRoute[] {
  const messages = ["account"] as const;
  const enter = (path: string, file: string): PageRoute => ({
    id: path,
    path,
    file: `account/enter/${file}`,
    messages,
  });
  const part = (path: string, file: string): PageRoute => ({
    id: `account-${path}`,
    path,
    file: `account/own/${file}`,
  });
  return [
    enter("signin", "sign-in.tsx"),
    enter("signup", "sign-up.tsx"),
    enter("forgetpassword", "forgot-password.tsx"),
    {
      id: "account",
      path: "account",
      file: "account/own/account-layout.tsx",
      messages,
      children: [
        { id: "account-index", file: "account/own/account-page.tsx" },
        part("myProfile", "my-profile.tsx"),
        part("changePassword", "change-password.tsx"),
        part("myPhoneNumber", "my-phone-number.tsx"),
        part("myReferralCode", "my-referral-code.tsx"),
        part("deleteAccount", "delete-account.tsx"),
      ],
    },
  ];
}

/** What somebody was told, what they want to be told, and what is announced to everybody. */
function notification(): PageRoute[] {
  const page = (path: string, file: string, ...more: Feature[]): PageRoute => ({
    ...{ id: path, path, file: `notification/${file}` },
    messages: ["notification", ...more],
  });
  return [
    page("notification", "notification-page.tsx"),
    page("notification/settings", "settings-page.tsx", "alerts", "favourites"),
    page("announcement/:id", "announcement-page.tsx"),
  ];
}

/** The news: lists by what they have in common, and one story. */
function news(): PageRoute[] {
  const list = (id: string, path: string): PageRoute => ({
    id,
    path,
    file: "news/list-page.tsx",
    messages: ["news"],
  });
  return [
    list("news", "news"),
    list("news-football", "news/football"),
    list("news-basketball", "news/basketball"),
    list("news-category", "news/category/:categoryId"),
    list("news-author", "news/author/:authorId"),
    list("news-tag", "news/tag/:tag"),
    { id: "news-story", path: "news/:sport/:title/:newsId", file: "news/story-page.tsx", messages: ["news"] },
  ];
}

/** What a reader follows. */
function favourites(): PageRoute {
  const list = (path: string): PageRoute => ({ id: `fav-${path}`, path, file: `favourite/pages/fav-${path}.tsx` });
  return {
    id: "fav",
    path: ":sport/fav",
    file: "favourite/pages/fav-layout.tsx",
    messages: ["favourites"],
    children: [
      { id: "fav-index", file: "favourite/pages/fav-index.ts" },
      list("matches"),
      list("teams"),
      list("competitions"),
    ],
  };
}

/** A tournament with pages of its own. */
function tournament(name: string): PageRoute[] {
  const page = { file: "tournament/tournament-page.tsx", messages: ["league"] as const };
  return [
    { id: name, path: name, file: "tournament/tournament-home.ts" },
    { id: `${name}-tab`, path: `${name}/:tab/:leagueId`, ...page },
  ];
}

/** Every address of the site, once: the routes are made from it (`routes.ts`), and the words of the next page found by it. */
export const pages: readonly PageRoute[] = [
  { id: "frame/paths/root-redirect", file: "frame/paths/root-redirect.ts" },
  { id: "linecallback", path: "linecallback", file: "account/session/line-callback.tsx" },
  { id: "zaloCallBack", path: "zaloCallBack", file: "account/session/zalo-callback.tsx" },
  {
    id: "frame/shell",
    path: ":locale",
    file: "frame/shell.tsx",
    // A page that cannot be shown takes nothing of the frame with it.
    children: [{ id: "frame/page-boundary", file: "frame/page-boundary.tsx", children: framed() }],
  },
];

/** What stands inside the frame. */
function framed(): PageRoute[] {
  return [
    { id: "home", file: "scores/football-home.tsx" },
    ...(["football", "basketball"] as const).flatMap((sport) => [
      { id: sport, path: sport, file: `scores/${sport}-home.tsx` },
      { id: `${sport}-matches`, path: `${sport}/matches`, file: `scores/${sport}-home.tsx` },
    ]),
    ...["uefa2024", "copa2024", "world-cup-2022"].flatMap(tournament),
    ...league(),
    match(),
    ...account(),
    ...news(),
    { id: "newsletter", path: "newsletter", file: "newsletter/newsletter-page.tsx", messages: ["newsletter"] },
    { id: "privacy-policy", path: "privacy-policy", file: "privacy/privacy-policy.tsx", messages: ["privacy"] },
    {
      id: "highlights",
      path: ":sport/highlights",
      file: "highlights/highlights-page.tsx",
      messages: ["highlights", "match"],
    },
    {
      id: "match-highlights",
      path: ":sport/highlights/:country/:club/:opponent/:matchId",
      file: "highlights/match-highlights-page.tsx",
      messages: ["highlights", "match", "stats", "tracker", "video"],
    },
    { id: "events", path: ":sport/event", file: "events/events-page.tsx", messages: ["events"] },
    { id: "event", path: ":sport/event/:kind/:contestId", file: "events/event-page.tsx", messages: ["events"] },
    profile("team", ["overview", "match", "squad"]),
    profile("player", ["overview", "transfer", "career", "compare"]),
    favourites(),
    ...notification(),
    {
      id: "fantasy",
      path: ":sport/fantasysport",
      file: "fantasy/fantasy-page.tsx",
      messages: ["fantasy"],
    },
    { id: "fantasy-play", path: ":sport/fantasysport/play", file: "fantasy/play.ts" },
    { id: "article", path: ":article", file: "article/article-page.tsx", messages: ["league"] },
    { id: "frame/paths/unknown-path", path: "*", file: "frame/paths/unknown-path.ts" },
  ];
}
