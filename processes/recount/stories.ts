import type { MatchHead } from "@scoreline/domain/match/state/head";
import type { FootballScoringPhase, Points } from "@scoreline/domain/match/state/score";
import { type LocaleCode, type Names, nameIn } from "@scoreline/domain/names";
import { loadCompetitions, loadPlayers, loadTeams, stagesOfSeason } from "@scoreline/store/catalogue/catalogue";
import type { Database } from "@scoreline/store/engine/open";
import { loadParts } from "@scoreline/store/match/details";
import { loadEvents, loadMatches, matchesOfSeason } from "@scoreline/store/match/matches";
import { loadStories, loadStory, type WholeStory } from "@scoreline/store/news/news";
import { absencesOfPlayer, transfersOfPlayer } from "@scoreline/store/people/people";

/** What a story may say: scores as it writes them, minutes, and other figures. */
type Truth = { scores: Set<string>; items?: Set<string>; minutes: Set<string>; figures: Set<number> };

const pageSize = 50;
const dayMs = 86_400_000;
/** Of a match that was played just before, whoever wrote may have known the end or not. */
const justBeforeMs = 4 * 3_600_000;
const formLength = 5;
const goalsToldOneByOne = 7;
const phases: readonly FootballScoringPhase[] = ["first-half", "second-half", "extra-first", "extra-second"];

/** Every figure of every story, in every language, against the matches, the transfers and the absences of the store. */
export async function* storyFaults(db: Database, now: number): AsyncGenerator<string> {
  for (let skip = 0; ; skip += pageSize) {
    const page = await loadStories(db, { by: "all" }, { locale: "en", now, skip, size: pageSize });
    for (const { id, locales } of page) {
      const [first] = locales;
      const story = first && (await loadStory(db, id, first, now));
      const truth = story && (await truthOf(db, story));
      if (!story || !truth) continue;
      const names = await namesIn(db, story);
      for (const locale of locales) {
        const told = await loadStory(db, id, locale, now);
        if (told) for (const wrong of untrue(told, locale, names, truth)) yield `story ${id} (${locale}) says ${wrong}`;
      }
    }
    if (page.length < pageSize) return;
  }
}

/** The figures of a text that nothing vouches for. */
function untrue({ text, body }: WholeStory, locale: LocaleCode, names: readonly Names[], truth: Truth): string[] {
  const found: string[] = [];
  // A longer name first: it may have a shorter one in it.
  const written = [...new Set(names.map((one) => nameIn(one, locale)))].sort((one, other) => other.length - one.length);
  for (const line of [text.title, text.summary, ...body.split("\n")]) {
    if (line.startsWith("::")) continue;
    const scores = line.startsWith("- ") ? (truth.items ?? truth.scores) : truth.scores;
    let left = line
      .replace(/\]\([a-z]+:\d+\)/g, "]")
      .replaceAll("\\", "")
      .replace(/[[\]]/g, "");
    for (const name of written) left = left.replaceAll(name, " ");
    left = left.replace(/(\d+)(?:–| x )(\d+)/g, (score, one: string, other: string) => {
      if (!scores.has(`${one}–${other}`)) found.push(score);
      return " ";
    });
    left = left.replace(/(\d+(?:\+\d+)?)’/g, (_, minute: string) => {
      if (!truth.minutes.has(minute)) found.push(`${minute}’`);
      return " ";
    });
    for (const [figure] of left.matchAll(/\d+(?:[.,]\d+)*/g)) {
      const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(figure) ? figure.replace(/[.,]/g, "") : figure.replace(",", ".");
      if (!truth.figures.has(Number(plain))) found.push(figure);
    }
  }
  return found;
}

async function namesIn(db: Database, { tags, body }: WholeStory): Promise<Names[]> {
  const links = [...body.matchAll(/\]\(([a-z]+):(\d+)\)/g)].map(([, kind, id]) => ({ kind, id: Number(id) }));
  const ids = (kind: string) => [...new Set([...tags, ...links].flatMap((one) => (one.kind === kind ? [one.id] : [])))];
  const things = await Promise.all([
    loadTeams(db, ids("team")),
    loadPlayers(db, ids("player")),
    loadCompetitions(db, ids("league")),
  ]);
  return things.flat().map(({ names }) => names);
}

const noTruth = (): Truth => ({ scores: new Set(), minutes: new Set(), figures: new Set() });
const bothWays = ({ home, away }: Points) => [`${home}–${away}`, `${away}–${home}`];
const tagged = ({ tags }: WholeStory, kind: string) => tags.flatMap((tag) => (tag.kind === kind ? [tag.id] : []));

/** Nothing where the store does not know enough to judge. */
async function truthOf(db: Database, story: WholeStory): Promise<Truth | undefined> {
  switch (story.category) {
    case "report":
      return story.sport === "football" ? footballTruth(db, story) : basketballTruth(db, story);
    case "round-up":
      return roundUpTruth(db, story);
    case "preview":
      return previewTruth(db, story);
    case "title-race":
    case "record":
      return tableTruth(db, story);
    case "player-of-the-week":
      return weekTruth(db, story);
    case "transfer":
      return transferTruth(db, story);
    case "injury":
      return injuryTruth(db, story);
  }
}

async function footballTruth(db: Database, { matchId }: WholeStory): Promise<Truth | undefined> {
  const [head] = matchId === null ? [] : await loadMatches(db, [matchId]);
  if (head?.sport !== "football" || head.state.kind !== "finished") return undefined;
  const { score } = head.state;
  const { current } = score;
  const penalties = "penalties" in score ? score.penalties : undefined;
  const goals = await goalsOf(db, head.id);
  if (goals.length !== current.home + current.away) return undefined;
  const truth = noTruth();
  const running: Points = { home: 0, away: 0 };
  for (const { side, minute, added } of goals) {
    running[side] += 1;
    for (const score of bothWays(running)) truth.scores.add(score);
    truth.minutes.add(`${minute}${added ? `+${added}` : ""}`);
  }
  for (const score of [...bothWays(current), ...(penalties ? bothWays(penalties) : [])]) truth.scores.add(score);
  truth.figures.add(goals.length - goalsToldOneByOne);
  return truth;
}

async function goalsOf(db: Database, matchId: number) {
  const events = (await loadEvents(db, [matchId])).get(matchId) ?? [];
  return events
    .flatMap((event) => (event.type === "goal" && event.phase !== "penalties" ? [event] : []))
    .sort(
      (one, other) =>
        phases.indexOf(one.phase) - phases.indexOf(other.phase) ||
        one.minute - other.minute ||
        (one.added ?? 0) - (other.added ?? 0),
    );
}

async function basketballTruth(db: Database, { matchId, body }: WholeStory): Promise<Truth | undefined> {
  const [head] = matchId === null ? [] : await loadMatches(db, [matchId]);
  if (head?.sport !== "basketball" || head.state.kind !== "finished") return undefined;
  const { score } = head.state;
  const { current } = score;
  const periods = "periods" in score ? score.periods : [];
  const { "box-score": box } = await loadParts(db, head.id, ["box-score"]);
  if (!box) return undefined;
  const half = { home: 0, away: 0 };
  for (const { home, away } of periods.slice(0, 2)) {
    half.home += home;
    half.away += away;
  }
  const truth = noTruth();
  for (const score of [...bothWays(current), ...bothWays(half)]) truth.scores.add(score);
  truth.figures.add(Math.abs(current.home - current.away));
  const named = new Set([...body.matchAll(/\]\(player:(\d+)\)/g)].map(([, id]) => Number(id)));
  for (const { player, pts, reb, ast } of [...box.home.players, ...box.away.players])
    if (named.has(player)) for (const figure of [pts, reb, ast]) truth.figures.add(figure);
  return truth;
}

async function roundUpTruth(db: Database, story: WholeStory): Promise<Truth | undefined> {
  const matches = await loadMatches(db, tagged(story, "match"));
  const truth = noTruth();
  truth.items = new Set();
  let total = 0;
  for (const { state } of matches) {
    if (state.kind !== "finished") return undefined;
    const { home, away } = state.score.current;
    truth.items.add(`${home}–${away}`);
    for (const score of bothWays({ home, away })) truth.scores.add(score);
    total += home + away;
  }
  for (const figure of [matches.length, total]) truth.figures.add(figure);
  return truth;
}

/** By how much a team won or lost, the latest first. */
function marginsOf(team: number, heads: readonly MatchHead[], until: number): number[] {
  return heads
    .flatMap(({ home, away, state, kickoff }) => {
      if (state.kind !== "finished" || kickoff > until || !("teamId" in home) || !("teamId" in away)) return [];
      const { current } = state.score;
      if (home.teamId === team) return [{ kickoff, margin: current.home - current.away }];
      return away.teamId === team ? [{ kickoff, margin: current.away - current.home }] : [];
    })
    .sort((one, other) => other.kickoff - one.kickoff)
    .map(({ margin }) => margin);
}

const bothInstants = ({ publishedAt }: WholeStory) => [publishedAt, publishedAt - justBeforeMs];

async function previewTruth(db: Database, story: WholeStory): Promise<Truth | undefined> {
  const [match] = story.matchId === null ? [] : await loadMatches(db, [story.matchId]);
  if (!match) return undefined;
  const heads = await matchesOfSeason(db, match.seasonId);
  const truth = noTruth();
  for (const team of tagged(story, "team"))
    for (const until of bothInstants(story)) {
      const form = marginsOf(team, heads, until).slice(0, formLength);
      truth.figures.add(form.length);
      truth.figures.add(form.filter((margin) => margin > 0).length);
    }
  return truth;
}

/** Points, how far they are apart, and runs, in the season whose table stands in the story. */
async function tableTruth(db: Database, story: WholeStory): Promise<Truth | undefined> {
  const seasonId = Number(/^::table\((\d+)\)$/m.exec(story.body)?.[1] ?? 0);
  const tables = (await stagesOfSeason(db, seasonId)).filter(({ kind }) => kind === "table");
  const [regular] = tables.toSorted((one, other) => one.order - other.order);
  const heads = (await matchesOfSeason(db, seasonId)).filter(({ stageId }) => stageId === regular?.id);
  if (heads.length === 0) return undefined;
  const truth = noTruth();
  const points: number[] = [];
  for (const team of tagged(story, "team"))
    for (const until of bothInstants(story)) {
      const margins = marginsOf(team, heads, until);
      const run = (holds: (margin: number) => boolean) => {
        const end = margins.findIndex((margin) => !holds(margin));
        return end < 0 ? margins.length : end;
      };
      const own = margins.reduce((sum, margin) => sum + (margin > 0 ? 3 : margin === 0 ? 1 : 0), 0);
      if (story.category === "record") {
        for (const length of [run((margin) => margin > 0), run((margin) => margin >= 0)]) truth.figures.add(length);
        continue;
      }
      points.push(own);
      for (const figure of [own, margins.length]) truth.figures.add(figure);
    }
  for (const one of points) for (const other of points) truth.figures.add(Math.abs(one - other));
  return truth;
}

async function weekTruth(db: Database, story: WholeStory): Promise<Truth | undefined> {
  const [player] = tagged(story, "player");
  const matches = tagged(story, "match");
  const done = { goals: 0, assists: 0, points: 0 };
  for (const id of matches) {
    if (story.sport === "football") {
      const goals = await goalsOf(db, id);
      done.goals += goals.filter((goal) => goal.player === player && goal.how !== "own-goal").length;
      done.assists += goals.filter(({ assist }) => assist === player).length;
      continue;
    }
    const { "box-score": box } = await loadParts(db, id, ["box-score"]);
    if (!box) return undefined;
    done.points += [...box.home.players, ...box.away.players].find((row) => row.player === player)?.pts ?? 0;
  }
  return { ...noTruth(), figures: new Set([matches.length, ...Object.values(done)]) };
}

async function transferTruth(db: Database, story: WholeStory): Promise<Truth | undefined> {
  const truth = noTruth();
  const [player = 0] = tagged(story, "player");
  for (const { date, feeEur } of await transfersOfPlayer(db, player)) {
    if (Math.abs(Date.parse(date) - story.publishedAt) > 2 * dayMs) continue;
    addDay(truth, date);
    const million = Math.round((feeEur ?? 0) / 100_000) / 10;
    // In units of a million, of ten thousand and of a hundred million.
    for (const fee of [million, Math.round(million * 100), Math.round(million) / 100]) truth.figures.add(fee);
  }
  return truth;
}

async function injuryTruth(db: Database, story: WholeStory): Promise<Truth | undefined> {
  const truth = noTruth();
  const [player = 0] = tagged(story, "player");
  for (const { from, until } of await absencesOfPlayer(db, player)) {
    if (until === null) continue;
    addDay(truth, until);
    truth.figures.add(Math.max(1, Math.round((Date.parse(until) - Date.parse(from)) / dayMs / 7)));
  }
  return truth;
}

function addDay({ figures }: Truth, day: string): void {
  for (const part of day.split("-").slice(1)) figures.add(Number(part));
}
