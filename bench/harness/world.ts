import type { FeedMessage, FeedOf } from "@scoreline/feed/port/message";

/** The day of the run: the program serves a scripted world by the machine's clock. */
export const benchDay = new Date().toISOString().slice(0, 10);
/** Its matches are on about now: at noon, or an hour ago before that, since nothing is believed of the future. */
const middle = Math.min(Date.parse(`${benchDay}T12:00:00Z`), Date.now() - 3_600_000);

const places =
  "Aberfield Brockton Calder Dunmore Eastvale Fernhill Granton Harwick Invermay Jarrow Kelso Langley Marlow Norwick Oakham Penrith Quarley Redmoor Selby Thornbury Ulver Vickers Westbrook Yarmouth".split(
    " ",
  );
const kinds = "United City Rovers Athletic Town Wanderers Albion County Rangers Olympic".split(" ");
const leagueSize = 20;

/** A football day of so many matches in leagues of ten matches each, half of them on; names as long as real ones. */
export function matchDayOf(matches: number): FeedMessage[] {
  const leagues = Math.ceil((matches * 2) / leagueSize);
  const messages: FeedMessage[] = [];
  for (let league = 0; league < leagues; league += 1) {
    if (league % 10 === 0) messages.push(country(league / 10));
    messages.push(competition(league), season(league));
    for (let team = 0; team < leagueSize; team += 1) messages.push(clubOf(league, team));
  }
  for (let match = 0; match < matches; match += 1) messages.push(fixture(match));
  for (let match = 0; match < matches; match += 2) messages.push(playing(match, 0, 0));
  return messages;
}

export const matchRef = (match: number) => `match-${match}`;

/** The word that a match stands at a score. */
export function playing(match: number, home: number, at: number): FeedOf<"football-state"> {
  const since = middle - 1_800_000 - (match % 20) * 60_000;
  return {
    type: "football-state",
    match: matchRef(match),
    at: middle + at,
    state: { kind: "live", clock: { phase: "first-half", since }, score: { current: { home, away: match % 3 } } },
  };
}

const country = (number: number): FeedOf<"country"> => ({
  type: "country",
  ref: `country-${number}`,
  code: `x${String.fromCharCode(97 + (number % 26))}`,
  names: { en: `${places[number % places.length]}land` },
});

const competition = (league: number): FeedOf<"competition"> => ({
  type: "competition",
  ref: `league-${league}`,
  sport: "football",
  country: `country-${Math.floor(league / 10)}`,
  key: `league-${league}`,
  names: { en: `${places[league % places.length]} Premier League ${league}` },
  code: `L${league}`,
  level: 1,
  kind: "league",
  popularity: 100 - (league % 100),
});

const season = (league: number): FeedOf<"season"> => ({
  type: "season",
  ref: `season-${league}`,
  competition: `league-${league}`,
  name: "2026",
  from: "2026-01-01",
  to: "2026-12-31",
  current: true,
});

function clubOf(league: number, team: number): FeedOf<"team"> {
  const place = places[(league * 7 + team) % places.length];
  const kind = kinds[(league + team * 3) % kinds.length];
  return {
    type: "team",
    ref: `team-${league}-${team}`,
    sport: "football",
    kind: "club",
    country: `country-${Math.floor(league / 10)}`,
    names: { en: `${place} ${kind}${league > 23 ? ` ${league}` : ""}` },
    short: `${place}`,
    code: `${place}`.slice(0, 3).toUpperCase(),
  };
}

function fixture(match: number): FeedOf<"fixture"> {
  const league = Math.floor(match / (leagueSize / 2));
  const pair = (match % (leagueSize / 2)) * 2;
  return {
    type: "fixture",
    ref: matchRef(match),
    sport: "football",
    season: `season-${league}`,
    home: { team: `team-${league}-${pair}` },
    away: { team: `team-${league}-${pair + 1}` },
    // Those with an even number are on, the others come in the evening.
    kickoff: match % 2 === 0 ? middle - 2_400_000 : middle + 3_600_000 + (match % 12) * 900_000,
  };
}
