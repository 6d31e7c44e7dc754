import type { Team } from "@scoreline/contract/calls/team";
import { grouped } from "@scoreline/i18n/grouped";
import { usePage } from "#frame/page.ts";
import styles from "#team/overview/ground-card.module.css";
import type { TeamHead } from "#team/team-page.tsx";
import { Panel } from "#ui/panel.tsx";

/** Larger grounds have more tiers. */
const tiers = { football: [12_000, 40_000], basketball: [5_000, 12_000] } as const;

/** The ground from above, its stands in the club's colours: as many tiers as it is large. */
export function GroundCard({ team, ground }: { team: TeamHead; ground: NonNullable<Team["ground"]> }) {
  const { t, locale } = usePage();
  const [one, two] = team.colours ?? ["#5d6a7b", "#8794a5"];
  const count = 1 + tiers[team.sport].filter((size) => (ground.capacity ?? 0) > size).length;
  return (
    <Panel title={t(team.sport === "football" ? "team.ground" : "team.arena")}>
      <figure className={styles.ground}>
        <svg viewBox="0 0 320 170" aria-hidden="true">
          {Array.from({ length: count }, (_, tier) => {
            const inset = (2 - tier) * 13;
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: tiers are the same from the outside in
                key={tier}
                x={14 + inset}
                y={4 + inset}
                width={292 - 2 * inset}
                height={162 - 2 * inset}
                rx={58 - inset}
                fill="none"
                stroke={tier % 2 === 0 ? one : two}
                strokeWidth="11"
                strokeDasharray={tier % 2 === 0 ? "26 2.500" : "34 2.500"}
              />
            );
          }).reverse()}
          {team.sport === "football" ? <Pitch /> : <Court />}
        </svg>
        <figcaption>
          <b>{ground.name}</b>
          <span>
            {[team.city, ground.capacity && t("team.capacity", { count: grouped(ground.capacity, locale) })]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </figcaption>
      </figure>
    </Panel>
  );
}

function Pitch() {
  return (
    <g className={styles.pitch}>
      <rect x="62" y="48" width="196" height="74" rx="3" />
      <path d="M160 48v74M62 68h24v34H62M258 68h-24v34h24" />
      <circle cx="160" cy="85" r="13" />
    </g>
  );
}

function Court() {
  return (
    <g className={styles.court}>
      <rect x="62" y="48" width="196" height="74" rx="3" />
      <path d="M160 48v74M62 73h34v24H62M258 73h-34v24h34M62 54q62 31 0 62M258 54q-62 31 0 62" />
      <circle cx="160" cy="85" r="11" />
    </g>
  );
}
