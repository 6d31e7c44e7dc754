import type { Call } from "#call.ts";
import * as account from "#calls/account.ts";
import * as accountLogin from "#calls/account-login.ts";
import * as analysis from "#calls/analysis.ts";
import * as article from "#calls/article.ts";
import * as comment from "#calls/comment.ts";
import * as contest from "#calls/contest.ts";
import * as favourites from "#calls/favourites.ts";
import * as frontPage from "#calls/front-page.ts";
import * as h2h from "#calls/h2h.ts";
import * as highlights from "#calls/highlights.ts";
import * as hkfc from "#calls/hkfc.ts";
import * as league from "#calls/league.ts";
import * as leagueFigures from "#calls/league-figures.ts";
import * as live from "#calls/live.ts";
import * as match from "#calls/match.ts";
import * as matchCentre from "#calls/match-centre.ts";
import * as matchPlay from "#calls/match-play.ts";
import * as matchTable from "#calls/match-table.ts";
import * as news from "#calls/news.ts";
import * as newsletter from "#calls/newsletter.ts";
import * as notification from "#calls/notification.ts";
import * as odds from "#calls/odds.ts";
import * as player from "#calls/player.ts";
import * as search from "#calls/search.ts";
import * as session from "#calls/session.ts";
import * as site from "#calls/site.ts";
import * as team from "#calls/team.ts";
import { tournamentCalls } from "#calls/tournament.ts";

/** Every declared call. The server does not start while one of them is unserved. */
export const calls: Readonly<Record<string, Call>> = {
  ...account,
  ...accountLogin,
  ...analysis,
  ...article,
  ...comment,
  ...contest,
  ...favourites,
  ...frontPage,
  ...h2h,
  ...highlights,
  ...hkfc,
  ...league,
  ...leagueFigures,
  ...live,
  ...match,
  ...matchTable,
  ...matchCentre,
  ...matchPlay,
  ...news,
  ...newsletter,
  ...notification,
  ...odds,
  ...player,
  ...search,
  ...session,
  ...site,
  ...team,
  ...tournamentCalls,
};

export type Calls = typeof account &
  typeof accountLogin &
  typeof analysis &
  typeof article &
  typeof comment &
  typeof contest &
  typeof favourites &
  typeof frontPage &
  typeof h2h &
  typeof highlights &
  typeof hkfc &
  typeof league &
  typeof leagueFigures &
  typeof live &
  typeof match &
  typeof matchTable &
  typeof matchCentre &
  typeof matchPlay &
  typeof news &
  typeof newsletter &
  typeof notification &
  typeof odds &
  typeof player &
  typeof search &
  typeof session &
  typeof site &
  typeof team &
  typeof tournamentCalls;
export type CallName = keyof Calls;
