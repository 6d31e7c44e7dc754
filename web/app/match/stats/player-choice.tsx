import type { Person } from "@scoreline/contract/schemas/person";
import { useState } from "react";
import { usePage } from "#frame/page.ts";
import styles from "#match/stats/player-choice.module.css";

/** The shots of everybody, or of one player. */
export function usePlayerChoice<Shot extends { player?: number | undefined }>(
  shots: readonly Shot[],
  people: readonly Person[],
) {
  const [chosen, setChosen] = useState(0);
  const shooting = new Set(shots.map(({ player }) => player));
  const choices = people.filter(({ playerId }) => shooting.has(playerId));
  // Whoever has no shot in the period that is shown is not looked at any more.
  const current = shooting.has(chosen) ? chosen : 0;
  const shown = current === 0 ? shots : shots.filter(({ player }) => player === current);
  return { shown, choice: <PlayerChoice people={choices} value={current} onChange={setChosen} /> };
}

type Props = { people: readonly Person[]; value: number; onChange(playerId: number): void };

function PlayerChoice({ people, value, onChange }: Props) {
  const { t } = usePage();
  if (people.length < 2) return null;
  return (
    <label className={styles.choice}>
      <span className="visually-hidden">{t("stats.player")}</span>
      <select value={value} onChange={({ target }) => onChange(Number(target.value))} data-player-choice>
        <option value={0}>{t("stats.everybody")}</option>
        {people.map(({ playerId, name }) => (
          <option key={playerId} value={playerId}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
