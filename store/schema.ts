/** All tables, for Drizzle. The one file that gathers others: drizzle-kit reads the schema from one place. */
import * as accounts from "./schema/accounts.ts";
import * as advertisements from "./schema/advertisements.ts";
import * as catalogue from "./schema/catalogue.ts";
import * as comments from "./schema/comments.ts";
import * as contests from "./schema/contests.ts";
import * as facts from "./schema/facts.ts";
import * as favourites from "./schema/favourites.ts";
import * as intake from "./schema/intake.ts";
import * as matchDetails from "./schema/match-details.ts";
import * as matches from "./schema/matches.ts";
import * as news from "./schema/news.ts";
import * as newsletter from "./schema/newsletter.ts";
import * as notify from "./schema/notify.ts";
import * as odds from "./schema/odds.ts";
import * as people from "./schema/people.ts";
import * as requests from "./schema/requests.ts";
import * as siteKeys from "./schema/site-keys.ts";

export const schema = {
  ...accounts,
  ...catalogue,
  ...contests,
  ...people,
  ...matches,
  ...matchDetails,
  ...odds,
  ...facts,
  ...intake,
  ...requests,
  ...siteKeys,
  ...news,
  ...comments,
  ...notify,
  ...favourites,
  ...newsletter,
  ...advertisements,
};
