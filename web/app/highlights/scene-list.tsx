import type { MatchRow } from "@scoreline/contract/schemas";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#highlights/scene-list.module.css";
import type { SceneWords } from "#highlights/scene-words.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { Panel } from "#ui/panel.tsx";

type Props = { title: string; row: MatchRow; scenes: readonly SceneWords[]; current: string | undefined };

/** Scenes to choose from; each has an address of its own. */
export function SceneList({ title, row, scenes, current }: Props) {
  const { t } = usePage();
  if (scenes.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={styles.list}>
        {scenes.map(({ id, time, side, title: who, detail, xg, score }) => (
          <li key={id}>
            <Link
              to={`?scene=${encodeURIComponent(id)}`}
              replace
              preventScrollReset
              className={styles.scene}
              aria-current={id === current ? "true" : undefined}
              data-side={side}
            >
              <span className={`${styles.time} num`}>{time}</span>
              {side && <Crest team={side === "home" ? row.homeTeam : row.awayTeam} size={20} />}
              <span className={styles.words}>
                <b>{who}</b>
                <small>{detail}</small>
              </span>
              <span className={`${styles.figures} num`}>
                <b>{t("match.result", score)}</b>
                {xg && <small>{xg}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
