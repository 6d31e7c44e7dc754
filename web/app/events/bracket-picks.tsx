import type { GetData } from "@scoreline/contract/client";
import type { TeamBadge } from "@scoreline/contract/schemas";
import {
  type BracketPick,
  bracketFault,
  bracketPoints,
  bracketRounds,
  bracketText,
  type GroupLetter,
  type Groups,
  mended,
  pairOf,
  parseBracket,
  type Reached,
  roundMatches,
} from "@scoreline/domain/contest/bracket";
import { useMemo, useState } from "react";
import actionStyles from "#events/actions.module.css";
import styles from "#events/bracket.module.css";
import { shareBracket } from "#events/bracket-picture.ts";
import { ConfirmEntry, EnterNotes } from "#events/enter-notes.tsx";
import pickStyles from "#events/picks.module.css";
import { useEnter } from "#events/use-enter.ts";
import { usePage } from "#frame/page.ts";
import { Crest } from "#ui/crest.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toasts.ts";

type Props = {
  info: GetData<"/contest/getContestInfo">;
  selections: GetData<"/contest4/selections">;
  own: GetData<"/contest4/myPrediction">;
};

/** Twelve groups in order, eight thirds, then every winner up to the champion. */
export function BracketPicks({ info: { contest }, selections, own }: Props) {
  const { now, t } = usePage();
  const enter = useEnter();
  const [asks, setAsks] = useState(false);
  const official = useMemo(
    () =>
      Object.fromEntries(
        selections.groups.map(({ letter, teams }) => [letter, teams.map(({ teamId }) => teamId)]),
      ) as unknown as Groups,
    [selections],
  );
  const teams = useMemo(
    () => new Map(selections.groups.flatMap((group) => group.teams).map((team) => [team.teamId, team])),
    [selections],
  );
  const empty: BracketPick = { groups: official, thirds: [], winners: {} };
  const [pick, setPick] = useState<BracketPick>(() => parseBracket(own?.receipt.pick ?? "") ?? empty);
  const [cleared, setCleared] = useState(0);
  const change = (next: BracketPick) => {
    const after = mended(next);
    setPick(after.pick);
    setCleared(after.cleared.length);
  };
  const isOpen = now() < contest.endTime && now() >= contest.startTime;
  const isWhole = bracketFault(official, pick) === undefined;
  const reached = Object.fromEntries(selections.reached.map(({ round, teamIds }) => [round, teamIds]));
  const save = () =>
    enter.run(async (client) => {
      const bracket = bracketText(pick);
      const { result } = await client.post("/contest4/submitPrediction", { contestId: contest.contestId, bracket });
      const time = new Date(result.data.receipt.at).toLocaleTimeString();
      showToast({ type: "success", message: t("events.saved", { time }) });
    });
  return (
    <form
      className={pickStyles.picks}
      onSubmit={(event) => {
        event.preventDefault();
        if (own) void save();
        else setAsks(true);
      }}
    >
      <GroupOrders pick={pick} teams={teams} onChange={change} />
      <p role="status">{cleared > 0 && t("events.bracket.cleared", { count: cleared })}</p>
      <Knockout pick={pick} teams={teams} onChange={change} />
      <div className={pickStyles.saveBar}>
        <EnterNotes {...enter} />
        <button type="button" className={actionStyles.second} onClick={() => change(empty)}>
          {t("events.bracket.reset")}
        </button>
        {isWhole && (
          <button
            type="button"
            className={actionStyles.second}
            onClick={() => void shareBracket(pick, teams, contest.title, t)}
          >
            {t("events.bracket.picture")}
          </button>
        )}
        {isOpen ? (
          <button type="submit" className={actionStyles.first} disabled={!isWhole || enter.busy}>
            {t("events.bracket.save")}
          </button>
        ) : (
          isWhole &&
          "champion" in reached && (
            <p>{t("events.bracket.would", { points: bracketPoints(pick, reached as Record<Reached, number[]>) })}</p>
          )
        )}
      </div>
      <ConfirmEntry open={asks} onClose={() => setAsks(false)} onYes={() => void save()} />
    </form>
  );
}

type PartProps = { pick: BracketPick; teams: ReadonlyMap<number, TeamBadge>; onChange(next: BracketPick): void };

function GroupOrders({ pick, teams, onChange }: PartProps) {
  const { t } = usePage();
  const raise = (letter: GroupLetter, place: number) => {
    const order = [...pick.groups[letter]];
    const [team] = order.splice(place, 1);
    if (team !== undefined) order.splice(place - 1, 0, team);
    onChange({ ...pick, groups: { ...pick.groups, [letter]: order } });
  };
  const toggle = (letter: string) => {
    const has = pick.thirds.includes(letter);
    if (!has && pick.thirds.length >= 8) return;
    const thirds = has ? pick.thirds.filter((one) => one !== letter) : [...pick.thirds, letter].sort();
    onChange({ ...pick, thirds });
  };
  return (
    <Panel
      title={t("events.bracket.groups")}
      action={<small className="num">{t("events.bracket.thirds", { count: pick.thirds.length })}</small>}
    >
      <div className={styles.groups}>
        {(Object.keys(pick.groups) as GroupLetter[]).map((letter) => (
          <fieldset key={letter} className={styles.group}>
            <legend>{t("events.bracket.group", { letter })}</legend>
            <ol>
              {pick.groups[letter].map((id, place) => {
                const team = teams.get(id);
                if (!team) return null;
                return (
                  <li
                    key={id}
                    data-through={place < 2 || (place === 2 && pick.thirds.includes(letter)) ? "" : undefined}
                  >
                    <span className="num">{place + 1}</span>
                    <Crest team={team} />
                    <span className={styles.team}>{team.name}</span>
                    {place > 0 && (
                      <button
                        type="button"
                        aria-label={t("events.bracket.up", { team: team.name })}
                        onClick={() => raise(letter, place)}
                      >
                        ↑
                      </button>
                    )}
                  </li>
                );
              })}
            </ol>
            <label>
              <input
                type="checkbox"
                checked={pick.thirds.includes(letter)}
                disabled={!pick.thirds.includes(letter) && pick.thirds.length >= 8}
                onChange={() => toggle(letter)}
              />
              {t("events.bracket.third")}
            </label>
          </fieldset>
        ))}
      </div>
    </Panel>
  );
}

function Knockout({ pick, teams, onChange }: PartProps) {
  const { t } = usePage();
  const champion = teams.get(pick.winners[104] ?? 0);
  return (
    <div className={styles.rounds}>
      {bracketRounds.map((round) => (
        <section key={round} className={styles.round}>
          <h2>{t(`events.round.${round}`)}</h2>
          {roundMatches[round].map((match) => {
            const pair = pairOf(pick, match).map((id) => teams.get(id ?? 0));
            return (
              <fieldset key={match} className={styles.tie} data-tie={match}>
                <legend className="visually-hidden">{`${t(`events.round.${round}`)} ${match}`}</legend>
                {pair.map((team, side) => (
                  <label key={team?.teamId ?? `open ${side === 0}`} data-open={team ? undefined : ""}>
                    <input
                      type="radio"
                      className="visually-hidden"
                      name={`tie-${match}`}
                      disabled={!team}
                      checked={team !== undefined && pick.winners[match] === team.teamId}
                      onChange={() => team && onChange({ ...pick, winners: { ...pick.winners, [match]: team.teamId } })}
                    />
                    {team && <Crest team={team} />}
                    <span>{team?.name ?? t("events.bracket.open")}</span>
                  </label>
                ))}
              </fieldset>
            );
          })}
        </section>
      ))}
      <section className={styles.round}>
        <h2>{t("events.bracket.champion")}</h2>
        <p className={styles.champion} data-champion>
          {champion ? (
            <>
              <Crest team={champion} size={40} /> {champion.name}
            </>
          ) : (
            t("events.bracket.open")
          )}
        </p>
      </section>
    </div>
  );
}
