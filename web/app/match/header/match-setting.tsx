import type { ReactNode } from "react";
import { usePage } from "#frame/page.ts";
import styles from "#match/header/match-setting.module.css";
import { useMatch } from "#match/match-context.ts";
import { CloudIcon, PinIcon, WhistleIcon } from "#ui/icons.tsx";

/** Where the match is played, who leads it and in what weather, as far as that is known. */
export function MatchSetting() {
  const { t } = usePage();
  const { venue, referee, weather } = useMatch().match;
  const facts: { name: string; icon: ReactNode; value: string | null | undefined }[] = [
    { name: t("match.venue"), icon: <PinIcon />, value: venue?.name },
    { name: t("match.referee"), icon: <WhistleIcon />, value: referee },
    {
      name: t("match.weather"),
      icon: <CloudIcon />,
      value: weather && t(`match.weather.${weather.code}`, { degrees: Math.round(weather.temperature) }),
    },
  ];
  const known = facts.filter(({ value }) => value);
  if (known.length === 0) return null;
  return (
    <dl className={styles.setting}>
      {known.map(({ name, icon, value }) => (
        <div key={name}>
          <dt>
            {icon}
            <span className="visually-hidden">{name}</span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
