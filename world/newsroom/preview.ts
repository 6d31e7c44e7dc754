import { competitionOf } from "#competitions/registry.ts";
import type { SeasonResults } from "#history/season-results.ts";
import { injuriesAround } from "#match/matchups.ts";
import type { Draft, Sentence } from "#newsroom/draft.ts";
import { league, person, storyRef, team, teamRef, turnOf } from "#newsroom/named.ts";
import { type Desk, resultsFor } from "#newsroom/seasons.ts";
import { clubOf, type Fixture } from "#schedule/plan-types.ts";

/** So many of the last results make a form. */
const formLength = 5;
const mostAbsent = 2;

/** What is to be known before a match. */
export function previewDraft(desk: Desk, fixture: Fixture, kickoff: number, at: number): Draft | undefined {
  const { seed } = desk;
  const { sport, competition } = fixture;
  const results = resultsFor(desk, fixture);
  const pairing = results?.pairingAt(fixture, at);
  if (!results || !pairing || kickoff <= at || results.kickoffOf(fixture) !== kickoff) return undefined;
  const sides = { home: team(sport, pairing.home), away: team(sport, pairing.away) };
  const turn = turnOf(at);
  const slots = { ...sides, league: league(competition) };
  const say = (key: string, own: Sentence["slots"] = slots, step = 0): Sentence => ({
    key,
    turn: turn + step,
    slots: own,
  });
  const today = new Date(at).toISOString().slice(0, 10);
  const people: string[] = [];
  const form = (["home", "away"] as const).flatMap((side, step) => {
    const last = lastResults(results, results.plan.fixtures, pairing[side], at);
    if (last.length < 3) return [];
    const won = last.filter((margin) => margin > 0).length;
    const own = { team: sides[side], league: slots.league, won: { count: won }, played: { count: last.length } };
    return [
      say(won === 0 ? "preview.form.none" : won === last.length ? "preview.form.all" : "preview.form.some", own, step),
    ];
  });
  const absent = (["home", "away"] as const).flatMap((side) =>
    injuriesAround(seed, sport, pairing[side], today)
      .filter(({ from, until }) => from <= today && today < until)
      .slice(0, mostAbsent)
      .flatMap((injury, step) => {
        const player = person(seed, injury.person);
        if (!player) return [];
        people.push(injury.person);
        return [say("preview.absent", { player, team: sides[side], injury: { word: `injury.${injury.kind}` } }, step)];
      }),
  );
  const isTable = results.plan.stages.some(({ code, kind }) => code === fixture.stage && kind === "table");
  return {
    ref: storyRef("preview", fixture.ref),
    sport,
    category: "preview",
    at,
    weight: Math.max(0, competitionOf(competition).competition.popularity - 15),
    match: fixture.ref,
    competition,
    about: {
      teams: [teamRef(sport, pairing.home), teamRef(sport, pairing.away)],
      players: people,
      competitions: [competition],
      matches: [fixture.ref],
    },
    title: say("preview.title"),
    // Absentees and a table are announced where there are some.
    summary: say(absent.length > 0 && isTable ? "preview.summary.whole" : "preview.summary"),
    passages: [
      { sentences: [say("preview.open")] },
      { block: `::match(${fixture.ref})` },
      // Drawn as soon as they are out, an hour before kick-off.
      ...(sport === "football" ? [{ block: `::picture(${fixture.ref}) line-ups` }] : []),
      ...(form.length > 0 ? [{ sentences: form }] : []),
      ...(absent.length > 0 ? [{ sentences: absent }] : []),
      { sentences: [say("preview.end")] },
      ...(isTable ? [{ block: `::table(${fixture.season})` }] : []),
    ],
  };
}

/** By how much a club won or lost its last matches of a season. */
export function lastResults(
  results: SeasonResults,
  fixtures: readonly Fixture[],
  club: string,
  now: number,
  length = formLength,
): number[] {
  const margins: number[] = [];
  // In the order in which they were played: one that was put off counts where it was played at last.
  const own = fixtures
    .filter(({ kickoff, home, away }) => kickoff <= now && (clubOf(home) === club || clubOf(away) === club))
    .sort((one, other) => results.kickoffOf(other) - results.kickoffOf(one));
  for (const { ref, home } of own) {
    if (margins.length >= length) break;
    const result = results.resultAt(ref, now);
    if (result) margins.push(clubOf(home) === club ? result.home - result.away : result.away - result.home);
  }
  return margins;
}
