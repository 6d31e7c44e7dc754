import { offsetNotation, searchZones, zonesAt } from "@scoreline/domain/time/zones";
import { useMemo, useState } from "react";
import { usePage } from "#frame/page.ts";
import { deviceTimeZone, useSettings } from "#reader/settings.ts";
import styles from "#reader/time-zone-picker.module.css";
import { CheckIcon } from "#ui/icons.tsx";

/** Every zone that the device knows, found by city, region or distance from UTC. */
export function TimeZonePicker({ onPicked }: { onPicked(): void }) {
  const { t, now } = usePage();
  const { settings, change } = useSettings();
  const [query, setQuery] = useState("");
  const zones = useMemo(() => zonesAt(now(), ["UTC", ...Intl.supportedValuesOf("timeZone")]), [now]);
  const device = deviceTimeZone();
  const found = query
    ? searchZones(zones, query)
    : [...zones.filter(({ id }) => id === device), ...zones.filter(({ id }) => id !== device)];

  function pick(timeZone: string) {
    if (timeZone !== settings.timeZone) change({ timeZone });
    onPicked();
  }

  return (
    <div className={styles.picker}>
      <input
        type="search"
        className={styles.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        placeholder={t("settings.timeZone.search")}
        aria-label={t("settings.timeZone.search")}
        maxLength={60}
      />
      <ul className={styles.list}>
        {found.map((zone) => (
          <li key={zone.id}>
            <button
              type="button"
              aria-current={zone.id === settings.timeZone ? "true" : undefined}
              onClick={() => pick(zone.id)}
            >
              <span>
                {zone.city}
                <small>{zone.id === device ? t("settings.timeZone.device") : zone.region}</small>
              </span>
              <span className="num">{offsetNotation(zone.offset)}</span>
              {zone.id === settings.timeZone && <CheckIcon />}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{t("settings.timeZone.none")}</p>}
    </div>
  );
}
