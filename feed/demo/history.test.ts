import { strict as assert } from "node:assert";
import { competitionOf } from "@scoreline/world/competitions/registry";
import { scopeOf, wholeWorld } from "@scoreline/world/competitions/scope";
import { CareerCount } from "@scoreline/world/history/career-count";
import { rankedIn } from "@scoreline/world/history/honours";
import { SeasonResults } from "@scoreline/world/history/season-results";
import { coveredCompetitions, seasonsAt } from "@scoreline/world/history/seasons";
import { squadAt } from "@scoreline/world/people/squads";
import type { Fixture, SeasonPlan } from "@scoreline/world/schedule/plan-types";
import { seasonPlan } from "@scoreline/world/schedule/season-plan";
import { type PlayedMatch, rankingOf } from "@scoreline/world/schedule/standing";
import { describe, expect, it } from "vitest";
import { matchMessages } from "#demo/history-matches.ts";
import { missedBatches, pastOf } from "#demo/history-stream.ts";
import { AnnouncementMessages } from "#demo/messages/announcement-messages.ts";
import { careerMessages } from "#demo/messages/career-messages.ts";
import { seasonMessages } from "#demo/messages/catalogue-messages.ts";
import { peopleMessages } from "#demo/messages/people-messages.ts";
import { trophyMessages } from "#demo/messages/trophy-messages.ts";
import { type FeedMessage, type FeedOf, feedMessage } from "#port/message.ts";

const seed = "test";
const now = Date.parse("2026-11-15T12:00:00Z");

function planOf(id: SeasonPlan["season"]["competition"], year: number): SeasonPlan {
  const plan = seasonPlan(seed, id, year);
  if (!plan) throw new Error(`${id} was not played in ${year}`);
  return plan;
}

/** Looked back at for one league: the others are told in the same way, and take as long each. */
const oneLeague = scopeOf(["football:premier-league"]);

function told(plan: SeasonPlan, at = now): FeedMessage[] {
  const results = new SeasonResults(seed, plan);
  return [
    ...seasonMessages(plan, competitionOf(plan.season.competition), at),
    ...plan.fixtures.flatMap((fixture) => matchMessages(seed, results, fixture, at)),
    ...trophyMessages(results, at),
  ];
}

type SimulatedMatch = {
  home: string;
  away: string;
  stage: string;
  state: FeedOf<"football-state">["state"] | undefined;
};

/** What a listener knows after the messages. */
function fold(messages: readonly FeedMessage[]): Map<string, SimulatedMatch> {
  const matches = new Map<string, SimulatedMatch>();
  const club = (side: FeedOf<"fixture">["home"]) =>
    "team" in side ? side.team.slice(side.team.indexOf(":") + 1) : "?";
  for (const message of messages) {
    if (message.type === "fixture") {
      const { ref, home, away, stage = "" } = message;
      matches.set(ref, {
        home: club(home),
        away: club(away),
        stage: stage.slice(stage.lastIndexOf(":") + 1),
        state: undefined,
      });
    }
    if (message.type === "football-state" || message.type === "basketball-state") {
      const match = matches.get(message.match);
      if (match) match.state = message.state as SimulatedMatch["state"];
    }
  }
  return matches;
}

function played(matches: Iterable<SimulatedMatch>): PlayedMatch[] {
  return [...matches].flatMap(({ home, away, state }) => {
    if (state?.kind !== "finished") return [];
    return [{ home, away, result: { ...state.score.current } }];
  });
}

describe("a season of the past", () => {
  it.each([
    ["football:premier-league", 2025],
    ["football:thai-league-1", 2024],
    ["basketball:bbl", 2025],
  ] as const)("%s: the table of what was delivered is the one that the schedule reckons with", (id, year) => {
    const world = competitionOf(id);
    const plan = planOf(id, year);
    const own = [...fold(told(plan)).values()].filter(({ stage }) => stage === "regular");
    const clubs = [...new Set(own.flatMap(({ home, away }) => [home, away]))];
    const { sport, competition } = world;
    const table = rankingOf(sport, clubs, played(own), competition.tieBreaks, [plan.season.ref, "regular"]);
    expect(table).toEqual(rankedIn(new SeasonResults(seed, plan), "regular", now));
    expect(table).toHaveLength(plan.participants.length);
  });

  it("a cup goes on with those who won", () => {
    const plan = planOf("football:fa-cup", 2025);
    const matches = fold(told(plan));
    const winners = new Map<string, string>();
    for (const fixture of plan.fixtures) {
      const match = matches.get(fixture.ref);
      if (match?.state?.kind !== "finished") throw new Error(`${fixture.ref} is not over`);
      for (const [place, club] of [[fixture.home, match.home] as const, [fixture.away, match.away] as const]) {
        if ("feeder" in place && place.feeder.kind === "winner") expect(club).toBe(winners.get(place.feeder.tie));
      }
      const { current, penalties } = match.state.score;
      const decider = penalties ?? current;
      expect(decider.home).not.toBe(decider.away);
      if (fixture.tie) winners.set(fixture.tie, decider.home > decider.away ? match.home : match.away);
    }
    const final = plan.fixtures.find(({ stage }) => stage === "final");
    const trophies = told(plan).filter((message) => message.type === "trophy");
    expect(trophies[0]).toMatchObject({ team: `football:${winners.get(final?.tie ?? "")}`, place: "winner" });
  });

  it("resembles real football, and its goals add up", () => {
    const messages = ["football:premier-league", "football:la-liga", "football:serie-a"].flatMap((id) => {
      const world = coveredCompetitions("football", wholeWorld).find((each) => each.id === id);
      return world ? told(planOf(world.id, 2025)) : [];
    });
    const matches = played(fold(messages).values());
    const mean = (of: (match: PlayedMatch) => number) =>
      matches.reduce((sum, match) => sum + of(match), 0) / matches.length;
    expect(matches.length).toBeGreaterThan(370);
    expect(mean(({ result }) => result.home + result.away)).toBeGreaterThan(2.4);
    expect(mean(({ result }) => result.home + result.away)).toBeLessThan(3.2);
    expect(mean(({ result }) => Number(result.home > result.away))).toBeGreaterThan(0.37);
    expect(mean(({ result }) => Number(result.home > result.away))).toBeLessThan(0.52);
    const goals = new Map<string, number>();
    for (const message of messages)
      if (message.type === "football-events")
        goals.set(message.match, message.events.filter(({ type }) => type === "goal").length);
    for (const message of messages) {
      if (message.type !== "football-state" || message.state.kind !== "finished") continue;
      const { home, away } = message.state.score.current;
      expect(goals.get(message.match) ?? 0).toBe(home + away);
    }
  });

  it("is told in messages that the port takes, always the same ones", () => {
    for (const [id, year] of [
      ["football:premier-league", 2025],
      ["football:fa-cup", 2026],
      ["basketball:nba", 2025],
    ] as const) {
      const messages = told(planOf(id, year));
      expect(messages.filter((message) => !feedMessage.safeParse(message).success)).toEqual([]);
      expect(JSON.stringify(told(planOf(id, year)))).toBe(JSON.stringify(messages));
    }
  });

  it.each([
    ["football:premier-league", 3],
    ["basketball:bbl", 2],
  ] as const)("%s: %i seasons that are over are told to the end, the oldest without scorers", (id, seasons) => {
    const { sport } = competitionOf(id);
    const past = pastOf(seed, sport, now, scopeOf([id]));
    const parts = function* () {
      yield* past.people();
      for (const seasons of ["running", "past"] as const) yield* past.results(seasons);
      for (const seasons of ["running", "past"] as const) yield* past.scorers(seasons);
      yield* past.careers();
      yield* past.rest();
    };
    const messages = [...parts()].flatMap((batch) => batch.messages as FeedMessage[]);
    const over = messages.flatMap((message) => (message.type === "trophy" && !message.player ? [message] : []));
    const names = new Set(over.map(({ seasonName }) => seasonName));
    expect(names.size).toBe(seasons);
    expect(over).toHaveLength(2 * seasons);
    const [oldest] = [...names].toSorted();
    const plan = messages.find((message) => message.type === "season" && message.name === oldest);
    const ofSeason = messages.flatMap((message) =>
      message.type === "fixture" && plan?.type === "season" && message.season === plan.ref ? [message.ref] : [],
    );
    const states = messages.flatMap((message) =>
      message.type === `${sport}-state` && "match" in message && ofSeason.includes(message.match) ? [message] : [],
    );
    expect(ofSeason.length).toBeGreaterThan(100);
    expect(states.map(({ match }) => match).toSorted()).toEqual(ofSeason.toSorted());
    const events = messages.filter((message) => message.type === "football-events" && ofSeason.includes(message.match));
    expect(events).toEqual([]);
  });

  it("of a season that is on, the rest is told as it is planned", () => {
    const plan = planOf("football:premier-league", 2026);
    const matches = [...fold(told(plan)).values()];
    expect(matches).toHaveLength(plan.fixtures.length);
    expect(matches.filter(({ state }) => state?.kind === "finished").length).toBeGreaterThan(90);
    expect(matches.filter(({ state }) => state === undefined).length).toBeGreaterThan(200);
  });
});

describe("people", () => {
  it("whoever took part was at the club on that day, and is counted once a match", () => {
    const plan = planOf("football:premier-league", 2025);
    const results = new SeasonResults(seed, plan);
    const careers = new CareerCount(seed, "football", wholeWorld);
    careers.begin(plan.season);
    let appearances = 0;
    const club = (place: Fixture["home"]) => ("club" in place ? place.club : "");
    for (const fixture of plan.fixtures.filter((_, index) => index % 5 === 0)) {
      const summary = results.summaryAt(fixture, now);
      if (!summary) continue;
      const day = new Date(fixture.kickoff).toISOString().slice(0, 10);
      careers.add(plan.season, club(fixture.home), club(fixture.away), summary);
      for (const [side, team] of [["home", club(fixture.home)] as const, ["away", club(fixture.away)] as const]) {
        const squad = new Set(squadAt(seed, "football", team, day).members.map(({ ref }) => ref));
        const parts = summary.parts()[side];
        appearances += parts.length;
        expect(parts.filter(({ started }) => started)).toHaveLength(11);
        expect(parts.filter(({ player }) => !squad.has(player))).toEqual([]);
      }
    }
    const counted = [...careerMessages(careers, "football", now, now)].flat();
    expect(counted.filter((message) => !feedMessage.safeParse(message).success)).toEqual([]);
    const ofSeason = counted.flatMap(({ rows }) =>
      rows.filter(({ season, competition }) => season === plan.season.name && competition === plan.season.competition),
    );
    const sum = ofSeason.reduce((all, row) => all + row.appearances, 0);
    // Nobody has played these matches so closely that somebody could be marked.
    expect(counted.flatMap(({ rows }) => rows).filter(({ rating }) => rating !== undefined)).toEqual([]);
    // Those who have left the world since are not told of.
    expect(sum).toBeLessThanOrEqual(appearances);
    expect(sum).toBeGreaterThan(appearances * 0.6);
  });

  it("are introduced once, before anybody speaks of them", () => {
    const since = Math.floor(Date.parse("2024-07-01") / 86_400_000);
    const messages = [...peopleMessages(seed, "basketball", since, now)].flat();
    expect(messages.filter((message) => !feedMessage.safeParse(message).success)).toEqual([]);
    const players = new Set<string>();
    for (const message of messages) {
      if (message.type === "player") {
        assert.ok(!players.has(message.ref));
        players.add(message.ref);
      }
      if (message.type === "squad") for (const { player } of message.members) assert.ok(players.has(player));
      if (message.type === "transfer" || message.type === "absence") assert.ok(players.has(message.player));
    }
    assert.ok(players.size > 6_000);
  });
});

describe("what becomes known later", () => {
  it("ends in the same fixtures as somebody sees who asks then", () => {
    const plan = planOf("football:premier-league", 2026);
    const start = Date.parse("2026-09-01T00:00:00Z");
    const end = Date.parse("2026-09-29T00:00:00Z");
    const known = new Map<string, string>();
    const note = (messages: readonly FeedMessage[]) => {
      for (const message of messages) {
        if (message.type !== "fixture") continue;
        const { at: _, ...plan } = message;
        known.set(message.ref, JSON.stringify(plan));
      }
    };
    note(told(plan, start));
    const announcements = new AnnouncementMessages(seed, start, oneLeague);
    expect(announcements.isDue(start + 60_000)).toBe(false);
    for (let at = start; at <= end; at += 7 * 86_400_000) note(announcements.review(at));
    const later = told(plan, end).flatMap((message) =>
      message.type === "fixture" && message.kickoff > end ? [message] : [],
    );
    expect(later.length).toBeGreaterThan(200);
    for (const message of later) expect(known.get(message.ref)).toBe(JSON.stringify(message));
  });

  it("whoever wins a season is told when it ends, with those who played for them", () => {
    const announcements = new AnnouncementMessages(seed, Date.parse("2027-05-20T00:00:00Z"), oneLeague);
    const news = announcements.review(Date.parse("2027-06-20T00:00:00Z"));
    const trophies = news.flatMap((message) => (message.type === "trophy" ? [message] : []));
    const [won] = trophies.filter(({ player }) => player === undefined);
    expect(trophies.filter(({ player }) => player === undefined).map(({ place }) => place)).toEqual([
      "winner",
      "runner-up",
    ]);
    const players = trophies.filter(({ player }) => player !== undefined);
    expect(players.length).toBeGreaterThan(15);
    expect(new Set(players.map(({ team }) => team))).toEqual(new Set([won?.team]));
    expect(announcements.review(Date.parse("2027-06-21T00:00:00Z")).filter(({ type }) => type === "trophy")).toEqual(
      [],
    );
  });

  it("whoever changes clubs is told on the day, and once", () => {
    const transfers = (news: readonly FeedMessage[]) =>
      news.flatMap((message) => (message.type === "transfer" ? [message] : []));
    const announcements = new AnnouncementMessages(seed, Date.parse("2027-01-05T00:00:00Z"), oneLeague);
    const january = transfers(announcements.review(Date.parse("2027-02-03T12:00:00Z")));
    expect(january.length).toBeGreaterThan(3);
    for (const { date } of january) expect(date > "2027-01-05" && date <= "2027-02-03").toBe(true);
    expect(transfers(announcements.review(Date.parse("2027-02-03T14:00:00Z")))).toEqual([]);
    // The same as whoever begins to listen then is told of those days.
    const people = [...peopleMessages(seed, "football", 0, Date.parse("2027-02-03T12:00:00Z"), oneLeague)].flat();
    expect(transfers(people).filter(({ date }) => date > "2027-01-05")).toEqual(expect.arrayContaining(january));
  });

  it("what was played while nobody listened is told, also of youth leagues and friendlies", () => {
    const scope = scopeOf(["football:premier-league-u18", "football:club-friendlies"]);
    const since = now - 14 * 86_400_000;
    const messages = [...missedBatches(seed, "football", since, now, scope)].flatMap(
      (batch) => batch.messages as FeedMessage[],
    );
    const ended = new Set(
      messages.flatMap((message) =>
        message.type === "football-state" && message.state.kind === "finished" ? [message.match] : [],
      ),
    );
    for (const id of scope.competitions.map((world) => world.id)) {
      const fixtures = messages.flatMap((message) =>
        message.type === "fixture" && message.ref.startsWith(id) ? [message.ref] : [],
      );
      expect(fixtures.length, id).toBeGreaterThan(0);
      expect(fixtures.filter((ref) => ended.has(ref)).length, id).toBeGreaterThan(fixtures.length * 0.8);
    }
  });

  it("a place in a bracket that nobody fills yet says which conference it is of", () => {
    const fixtures = told(planOf("basketball:nba", 2026)).flatMap((message) =>
      message.type === "fixture" ? [message] : [],
    );
    const places = fixtures.flatMap(({ home, away }) =>
      [home, away].flatMap((side) => ("placeholder" in side ? [side.placeholder.en] : [])),
    );
    expect(places.filter((place) => /^\d+[EW]$/.test(place)).length).toBeGreaterThan(8);
    expect(places.filter((place) => /^\d+$/.test(place))).toEqual([]);
    // Through the play-in come two of four, of whom nobody knows which.
    for (const place of ["7E/8E", "9E/10E", "7E–10E", "7W/8W", "9W/10W", "7W–10W"]) expect(places).toContain(place);
    expect(places.filter((place) => /^[WL]\d+$/.test(place) && !/^W\d$/.test(place))).toEqual([]);
  });

  it("the last eight of a cup inside a season are named as its bracket seeds them", () => {
    const lastEight = told(planOf("basketball:nba", 2026)).flatMap((message) =>
      message.type === "fixture" && message.stage?.endsWith("season-cup-quarter-final")
        ? [[message.home, message.away].flatMap((side) => ("placeholder" in side ? [side.placeholder.en] : []))]
        : [],
    );
    expect(lastEight.map((pair) => pair.toSorted().join(" ")).toSorted()).toEqual(["1E 4E", "1W 4W", "2E 3E", "2W 3W"]);
  });

  it("a season is told once its fixtures are out", () => {
    const world = competitionOf("football:premier-league");
    const before = seasonsAt(seed, world, Date.parse("2026-05-01T00:00:00Z"));
    const after = seasonsAt(seed, world, Date.parse("2026-08-10T00:00:00Z"));
    expect(before.open.map(({ season }) => season.year)).toEqual([2025]);
    expect(after.open.map(({ season }) => season.year)).toEqual([2026]);
    expect(after.complete.map(({ season }) => season.year)).toEqual([2024, 2025]);
    const announcements = new AnnouncementMessages(seed, Date.parse("2026-05-01T00:00:00Z"), oneLeague);
    const news = announcements.review(Date.parse("2026-08-10T00:00:00Z"));
    expect(news).toContainEqual(expect.objectContaining({ type: "season", ref: "football:premier-league:2026" }));
    expect(
      news.filter((message) => message.type === "fixture" && message.season === "football:premier-league:2026"),
    ).toHaveLength(380);
  });
});
