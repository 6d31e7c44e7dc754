import type { GetData } from "@scoreline/contract/client";
import { highestScore, matchPickText, parseMatchPick } from "@scoreline/domain/contest/picks";
import { type MatchOutcome, type MatchPick, outcomeOf, outcomes } from "@scoreline/domain/contest/scoring";
import { type Sport, sports } from "@scoreline/domain/sport";
import { localDay } from "@scoreline/domain/time/local-day";
import { clockTime, dayWithWeekday } from "@scoreline/i18n/format";
import { percent, signed } from "@scoreline/i18n/numbers";
import { useState } from "react";
import { Link } from "react-router";
import actionStyles from "#events/actions.module.css";
import { ConfirmEntry, EnterNotes } from "#events/enter-notes.tsx";
import { pickWords } from "#events/pick-words.ts";
import pickStyles from "#events/picks.module.css";
import { useEnter } from "#events/use-enter.ts";
import { usePage } from "#frame/page.ts";
import { useTick } from "#live/ticking.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { StarIcon } from "#ui/icons.tsx";
import { showToast } from "#ui/toasts/toasts.ts";

type Info = GetData<"/contest/getContestInfo">;
type Entry = Info["matches"][number];
type Own = GetData<"/contest/getMyPredictionList">;
type Draft = Partial<MatchPick> & { home?: number; away?: number };
type Drafts = Record<number, Draft>;

function draftsOf(own: Own): Drafts {
  return Object.fromEntries(
    own.flatMap(({ receipt }) => {
      const pick = parseMatchPick(receipt.pick);
      return pick ? [[receipt.slot, { ...pick, ...pick.score }]] : [];
    }),
  );
}

/** A pick as far as it is one. */
function pickOf({ home, away, outcome, sure, joker }: Draft): MatchPick | undefined {
  const more = { ...(sure && { sure }), ...(joker && { joker }) };
  if (home !== undefined && away !== undefined)
    return { outcome: outcomeOf({ home, away }), score: { home, away }, ...more };
  return outcome && { outcome, ...more };
}

/** The matches of a round: what one says of each, until it closes. */
export function MatchPicks({ info, own }: { info: Info; own: Own }) {
  const { now, reader, t } = usePage();
  const { contest, rules, matches } = info;
  const sport = sports[contest.sportType] ?? "football";
  const enter = useEnter();
  const [drafts, setDrafts] = useState(() => draftsOf(own));
  const [asks, setAsks] = useState(false);
  useTick(5_000, true);
  const isOpen = ({ closed, closesAt, match }: Entry) =>
    !closed && now() < closesAt && now() >= contest.startTime && match.kind === "scheduled";
  const open = matches.filter(isOpen);
  const said = open.flatMap(({ match }) => {
    const pick = pickOf(drafts[match.matchId] ?? {});
    return pick ? [`${match.matchId}:${matchPickText(pick)}`] : [];
  });
  const change = (matchId: number, more: Draft) =>
    setDrafts((all) => {
      // There is one joker: set here, it leaves where it was, unless that is over.
      const others = more.joker
        ? Object.fromEntries(Object.entries(all).map(([id, draft]) => [id, { ...draft, joker: false }]))
        : all;
      return { ...others, [matchId]: { ...others[matchId], ...more } };
    });
  const save = () =>
    enter.run(async (client) => {
      const { result } = await client.post("/contest/join", { contestId: contest.contestId, picks: said.join(";") });
      const late = result.data.refused.length > 0;
      const at = result.data.entries.at(-1)?.receipt.at ?? now();
      showToast({
        type: late ? "error" : "success",
        message: late ? t("events.tooLate") : t("events.saved", { time: clockTime(at, reader, t) }),
      });
    });
  return (
    <form
      className={pickStyles.picks}
      onSubmit={(event) => {
        event.preventDefault();
        if (own.length > 0 || contest.participated) void save();
        else setAsks(true);
      }}
    >
      {matches.map((entry) =>
        isOpen(entry) ? (
          <OpenMatch
            key={entry.match.matchId}
            entry={entry}
            sport={sport}
            joker={rules.joker}
            draft={drafts[entry.match.matchId] ?? {}}
            onChange={(more) => change(entry.match.matchId, more)}
          />
        ) : (
          <ClosedMatch key={entry.match.matchId} entry={entry} sport={sport} own={own} />
        ),
      )}
      {open.length > 0 && (
        <div className={pickStyles.saveBar}>
          <EnterNotes {...enter} />
          <span className="num">{t("events.filled", { count: said.length, total: open.length })}</span>
          <button type="submit" className={actionStyles.first} disabled={enter.busy || said.length === 0}>
            {t("events.save")}
          </button>
        </div>
      )}
      <ConfirmEntry open={asks} onClose={() => setAsks(false)} onYes={() => void save()} />
    </form>
  );
}

function When({ kickoff }: { kickoff: number }) {
  const { reader, t } = usePage();
  const { timeZone, hours } = reader;
  return (
    <span>{`${dayWithWeekday(localDay(kickoff, timeZone), t)} · ${clockTime(kickoff, { timeZone, hours }, t)}`}</span>
  );
}

/** What most of them say. */
function Majority({ entry: { shares, match } }: { entry: Entry }) {
  const { locale, t } = usePage();
  const total = shares.home + shares.draw + shares.away;
  if (total === 0) return null;
  const most = outcomes.reduce((a, b) => (shares[b] > shares[a] ? b : a));
  const share = percent((shares[most] / total) * 100, locale);
  if (most === "draw") return <small>{t("events.say.draw", { percent: share })}</small>;
  const team = (most === "home" ? match.homeTeam : match.awayTeam).shortName;
  return <small>{t("events.say.home", { percent: share, team })}</small>;
}

type OpenProps = { entry: Entry; sport: Sport; joker: boolean; draft: Draft; onChange(more: Draft): void };

function OpenMatch({ entry, sport, joker, draft, onChange }: OpenProps) {
  const { t } = usePage();
  const { match } = entry;
  const most = highestScore[sport];
  const chosen = pickOf(draft)?.outcome;
  const sides = [
    ["home", match.homeTeam],
    ["away", match.awayTeam],
  ] as const;
  const score = (side: "home" | "away", value: number | undefined) => {
    const home = side === "home" ? value : draft.home;
    const away = side === "away" ? value : draft.away;
    const next = { ...(home !== undefined && { home }), ...(away !== undefined && { away }) };
    // Where one counts up by hand, the other side begins at nought.
    const whole = sport === "football" && value !== undefined ? { home: 0, away: 0, ...next } : next;
    onChange({ home: undefined, away: undefined, ...whole } as Draft);
  };
  const words: Record<MatchOutcome, string> = {
    home: t("events.outcome.home", { team: match.homeTeam.shortName }),
    draw: t("events.outcome.draw"),
    away: t("events.outcome.home", { team: match.awayTeam.shortName }),
  };
  return (
    <fieldset className={pickStyles.match} data-joker={draft.joker ? "" : undefined} data-match={match.matchId}>
      <legend className="visually-hidden">{`${match.homeTeam.name} – ${match.awayTeam.name}`}</legend>
      <div className={pickStyles.matchHead}>
        <When kickoff={match.kickoff} />
        <Majority entry={entry} />
        {joker && (
          <button
            type="button"
            className={pickStyles.mark}
            aria-pressed={draft.joker === true}
            onClick={() => onChange({ joker: !draft.joker })}
          >
            <StarIcon /> {t("events.joker")} ×2
          </button>
        )}
      </div>
      {sides.map(([side, team]) => (
        <div key={side} className={pickStyles.side}>
          <Crest team={team} size={24} />
          <span className={pickStyles.team}>{team.name}</span>
          <button
            type="button"
            className={pickStyles.step}
            aria-label={t("events.fewer", { team: team.name })}
            onClick={() => score(side, Math.max(0, (draft[side] ?? 0) - 1))}
          >
            −
          </button>
          <input
            className="num"
            inputMode="numeric"
            pattern="\d*"
            aria-label={t("events.score", { team: team.name })}
            value={draft[side] ?? ""}
            placeholder="–"
            onChange={({ target }) => {
              const value = target.value === "" ? undefined : Number(target.value);
              if (value === undefined || (Number.isInteger(value) && value >= 0 && value <= most)) score(side, value);
            }}
          />
          <button
            type="button"
            className={pickStyles.step}
            aria-label={t("events.more", { team: team.name })}
            onClick={() => score(side, Math.min(most, (draft[side] ?? -1) + 1))}
          >
            +
          </button>
        </div>
      ))}
      <div className={pickStyles.outcomes}>
        {outcomes
          .filter((outcome) => sport === "football" || outcome !== "draw")
          .map((outcome) => (
            <button
              key={outcome}
              type="button"
              className={pickStyles.outcome}
              aria-pressed={chosen === outcome}
              onClick={() => onChange({ outcome, home: undefined, away: undefined } as Draft)}
            >
              {words[outcome]}
            </button>
          ))}
        <label className={pickStyles.sure}>
          <input type="checkbox" checked={draft.sure === true} onChange={() => onChange({ sure: !draft.sure })} />
          {t("events.sure")}
        </label>
      </div>
    </fieldset>
  );
}

function ClosedMatch({ entry, sport, own }: { entry: Entry; sport: Sport; own: Own }) {
  const { locale, t } = usePage();
  const { match, league, result } = entry;
  const mine = own.find(({ receipt }) => receipt.slot === match.matchId);
  const address = `/${locale}/${sport}/${league.countryKey}/${league.leagueKey}/${match.matchName}/${match.matchId}`;
  return (
    <article className={pickStyles.closed} data-match={match.matchId}>
      <Link to={address}>{`${match.homeTeam.name} – ${match.awayTeam.name}`}</Link>
      <b className="num" data-live={match.kind === "live" ? "" : undefined}>
        {result?.void
          ? t(`events.void.${result.void as "late"}`)
          : `${match.homeTeamScore ?? "-"} – ${match.awayTeamScore ?? "-"}`}
      </b>
      <small>
        {mine ? t("events.yourPick", { pick: pickWords(mine.receipt.pick, match, t) }) : t("events.noPick")}
      </small>
      {mine?.points != null && (
        <small className="num" data-verdict={mine.verdict}>
          {mine.points > 0 ? signed(mine.points) : t("events.worth", { points: mine.points })}
        </small>
      )}
    </article>
  );
}
