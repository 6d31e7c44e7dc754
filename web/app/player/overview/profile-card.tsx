import { euros } from "@scoreline/i18n/euros";
import { fullDate } from "@scoreline/i18n/format";
import type { ReactNode } from "react";
import { usePage } from "#frame/page.ts";
import { absenceWords } from "#people/absence-words.ts";
import { lineKey } from "#people/line-words.ts";
import styles from "#player/overview/profile-card.module.css";
import type { PlayerHead } from "#player/player-page.tsx";
import type { PlayerProfile } from "#player/profile.ts";
import { Flag } from "#ui/badges/flag.tsx";
import { Panel } from "#ui/panel.tsx";

export function ProfileCard({ player, profile }: { player: PlayerHead; profile: PlayerProfile }) {
  const { locale, t } = usePage();
  const [club] = player.teams;
  const { birthDate, birthPlace, age, heightCm, weightKg, foot, marketValueEur, sidelined } = profile;
  return (
    <Panel title={t("player.profile")}>
      {sidelined && (
        <p className={styles.sidelined}>
          <b>{absenceWords(sidelined, t)}</b>
          <span>
            {sidelined.until ? t("absence.until", { date: fullDate(sidelined.until, t) }) : t("people.backUnknown")}
          </span>
        </p>
      )}
      <dl className={styles.facts}>
        <Fact name={t("player.born")}>
          {birthDate && fullDate(birthDate, t)}
          {age !== null && <small>{t("player.age", { age })}</small>}
        </Fact>
        <Fact name={t("player.birthPlace")}>{birthPlace}</Fact>
        <Fact name={t("player.nationality")}>
          {player.country && (
            <>
              <Flag code={player.country.code} /> {player.country.name}
            </>
          )}
        </Fact>
        <Fact name={t("player.position")}>{player.line && t(lineKey(player.line, player.sport))}</Fact>
        <Fact name={t("player.height")}>{heightCm && t("player.centimetres", { count: heightCm })}</Fact>
        <Fact name={t("player.weight")}>{weightKg && t("player.kilograms", { count: weightKg })}</Fact>
        <Fact name={t("player.foot")}>{foot && t(`player.foot.${foot}`)}</Fact>
        <Fact name={t("player.number")}>{typeof club?.number === "number" && `#${club.number}`}</Fact>
        <Fact name={t("player.value")}>{marketValueEur && euros(marketValueEur, locale, t)}</Fact>
        <Fact name={t("player.joined")}>{club?.since && fullDate(club.since, t)}</Fact>
        <Fact name={t("player.contract")}>{club?.contractUntil && fullDate(club.contractUntil, t)}</Fact>
      </dl>
    </Panel>
  );
}

/** What nobody knows is not asked. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  const known = Array.isArray(children) ? children.some(Boolean) : children;
  if (!known) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
