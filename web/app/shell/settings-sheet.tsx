import { oddsFormats } from "@scoreline/domain/odds/formats";
import { zoneName } from "@scoreline/domain/time/zones";
import { type ReactNode, useState } from "react";
import { AccountLinks } from "#shell/account-links.tsx";
import { LanguageList } from "#shell/language-menu.tsx";
import { usePage } from "#shell/page.ts";
import { useSettings } from "#shell/settings.ts";
import { delayChoices } from "#shell/settings-cookie.ts";
import styles from "#shell/settings-sheet.module.css";
import { TimeZonePicker } from "#shell/time-zone-picker.tsx";
import { BackIcon, ChevronIcon } from "#ui/icons.tsx";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import { Switch } from "#ui/switch.tsx";

type View = "main" | "zone" | "language";

/** Everything that a reader may set, in one place, kept on the device. */
export function SettingsSheet() {
  const { t } = usePage();
  const [view, setView] = useState<View>("main");
  if (view === "main") return <Main show={setView} />;
  return (
    <div>
      <button type="button" className={styles.back} onClick={() => setView("main")}>
        <BackIcon />
        {t(view === "zone" ? "settings.timeZone" : "shell.language")}
      </button>
      {view === "zone" ? <TimeZonePicker onPicked={() => setView("main")} /> : <Languages />}
    </div>
  );
}

function Languages() {
  return (
    <div className={styles.languages}>
      <LanguageList />
    </div>
  );
}

function Main({ show }: { show(view: View): void }) {
  const { t, config } = usePage();
  const { settings, change } = useSettings();
  return (
    <div className={styles.sheet}>
      <AccountLinks everywhere />
      <Group title={t("settings.scores")}>
        <Switch
          label={t("settings.hideScores")}
          hint={t("settings.hideScores.hint")}
          on={settings.hideScores}
          onChange={(hideScores) => change({ hideScores })}
        />
        <Switch label={t("settings.sound")} on={settings.sound} onChange={(sound) => change({ sound })} />
        <label className={styles.row}>
          <span>
            {t("settings.delay")}
            <small>{t("settings.delay.hint")}</small>
          </span>
          <select
            value={settings.delaySeconds}
            onChange={({ target }) => change({ delaySeconds: Number(target.value) })}
          >
            {delayChoices.map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds === 0 ? t("settings.delay.none") : t("settings.delay.seconds", { count: seconds })}
              </option>
            ))}
          </select>
        </label>
        <Switch
          label={t("settings.dataSaver")}
          hint={t("settings.dataSaver.hint")}
          on={settings.dataSaver}
          onChange={(dataSaver) => change({ dataSaver })}
        />
      </Group>
      <Group title={t("settings.odds")}>
        <Switch label={t("settings.showOdds")} on={settings.showOdds} onChange={(showOdds) => change({ showOdds })} />
        <SegmentedChoice
          label={t("settings.oddsFormat")}
          choices={oddsFormats.map((value) => ({ value, words: t(`settings.oddsFormat.${value}`) }))}
          value={settings.oddsFormat}
          onChange={(oddsFormat) => change({ oddsFormat })}
        />
      </Group>
      <Group title={t("settings.display")}>
        <SegmentedChoice
          label={t("settings.theme")}
          choices={(["system", "light", "dark"] as const).map((value) => ({
            value,
            words: t(`settings.theme.${value}`),
          }))}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        />
        <SegmentedChoice
          label={t("settings.hours")}
          choices={(["24", "12"] as const).map((value) => ({ value, words: t(`settings.hours.${value}`) }))}
          value={settings.hours}
          onChange={(hours) => change({ hours })}
        />
        <Door label={t("settings.timeZone")} value={zoneName(settings.timeZone).city} onOpen={() => show("zone")} />
        <Door label={t("shell.language")} value={config.displayName} onOpen={() => show("language")} />
      </Group>
      <p className={styles.kept}>{t("settings.kept")}</p>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  );
}

function Door({ label, value, onOpen }: { label: string; value: string; onOpen(): void }) {
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span>{label}</span>
      <span className={styles.value}>
        {value}
        <ChevronIcon />
      </span>
    </button>
  );
}
