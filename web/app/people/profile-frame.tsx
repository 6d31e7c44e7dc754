import type { CSSProperties, ReactNode } from "react";
import styles from "#people/profile-frame.module.css";
import { type PageTab, PageTabs } from "#ui/controls/page-tabs.tsx";

type Props = {
  mark: ReactNode;
  name: string;
  /** One line under the name, its parts in their order. */
  facts: readonly ReactNode[];
  /** Something that stands out, at the end of the head. */
  aside?: ReactNode;
  colours: readonly [string, string] | null;
  tabs: { label: string; all: readonly PageTab[] };
  children: ReactNode;
};

/** The head that all pages of a team or a player share, in its colours, and the page below it. */
export function ProfileFrame({ mark, name, facts, aside, colours, tabs, children }: Props) {
  const tint = colours && ({ "--own": colours[0], "--own-2": colours[1] } as CSSProperties);
  return (
    <div className={styles.frame} data-wide>
      <div className={styles.top} style={tint ?? undefined}>
        <header className={styles.head}>
          {mark}
          <div className={styles.words}>
            <h1>{name}</h1>
            <ul className={styles.facts}>
              {facts.filter(Boolean).map((fact, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their places
                <li key={index}>{fact}</li>
              ))}
            </ul>
          </div>
          {aside}
        </header>
        <PageTabs label={tabs.label} tabs={tabs.all} />
      </div>
      {children}
    </div>
  );
}
