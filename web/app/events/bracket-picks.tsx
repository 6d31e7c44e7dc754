import type { TeamBadge } from "@scoreline/contract/schemas";
import {
  type BracketPick,
  bracketFault,
  bracketText,
  type GroupLetter,
  type Groups,
  mended,
  parseBracket,
  worldCupDraw,
} from "@scoreline/domain/contest/bracket";
import { useMemo, useState } from "react";
import styles from "#events/bracket.module.css";
import { BracketForm, type BracketProps } from "#events/bracket-form.tsx";
import { usePage } from "#frame/page.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { Panel } from "#ui/panel.tsx";

/** Twelve groups in order, eight thirds, then every winner up to the champion. */
export function BracketPicks(props: BracketProps) {
  const { selections, own } = props;
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
  const isWhole = bracketFault(official, pick) === undefined;
  return (
    <BracketForm
      {...props}
      draw={worldCupDraw(pick)}
      winners={pick.winners}
      teams={teams}
      whole={isWhole ? bracketText(pick) : undefined}
      cleared={cleared}
      onPick={(match, teamId) => change({ ...pick, winners: { ...pick.winners, [match]: teamId } })}
      onReset={() => change(empty)}
    >
      <GroupOrders pick={pick} teams={teams} onChange={change} />
    </BracketForm>
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
