import { localeCodes } from "@scoreline/domain/names";
import { oddsFormats } from "@scoreline/domain/odds/formats";
import { zoneName } from "@scoreline/domain/time/zones";
import { type ReactNode, useState } from "react";
import { AccountLinks } from "#frame/menus/account-links.tsx";
import { LanguageList } from "#frame/menus/language-menu.tsx";
import { usePage } from "#frame/page.ts";
import { useSettings } from "#reader/settings.ts";
import { delayChoices } from "#reader/settings-cookie.ts";
import styles from "#reader/settings-sheet.module.css";
import { TimeZonePicker } from "#reader/time-zone-picker.tsx";
import { SegmentedChoice } from "#ui/controls/segmented-choice.tsx";
import { Switch } from "#ui/controls/switch.tsx";
import { BackIcon, ChevronIcon } from "#ui/icons.tsx";

type View = "main" | "zone" | "language";

/** Everything that a reader may set, in one place, kept on the device. */
export function SettingsSheet() {
  const { t } = usePage();
  const [view, setView] = useState<View>("main");
  const [left, setLeft] = useState<View>();
  const back = () => {
    setLeft(view);
    setView("main");
  };
  if (view === "main") return <Main show={setView} returnedFrom={left} />;
  return (
    <div>
      <button ref={takeFocus} type="button" className={styles.back} onClick={back}>
        <BackIcon />
        {t(view === "zone" ? "settings.timeZone" : "shell.language")}
      </button>
      {view === "zone" ? <TimeZonePicker onPicked={back} /> : <Languages />}
    </div>
  );
}

/** The keyboard goes along when the view changes, and the view is seen from its top. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function Languages() {
  return (
    <div className={styles.languages}>
      <LanguageList offered={localeCodes} />
    </div>
  );
}

function Main({ show, returnedFrom }: { show(view: View): void; returnedFrom: View | undefined }) {
  const { t, config, user } = usePage();
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
        {user && (
          <Switch
            label={t("settings.favouritesFirst")}
            hint={t("settings.favouritesFirst.hint")}
            on={settings.favouritesFirst}
            onChange={(favouritesFirst) => change({ favouritesFirst })}
          />
        )}
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
        <Switch
          label={t("settings.showOdds")}
          hint={t("settings.showOdds.hint")}
          on={settings.showOdds}
          onChange={(showOdds) => change({ showOdds })}
        />
        {settings.showOdds && (
          <Switch label={t("settings.listOdds")} on={settings.listOdds} onChange={(listOdds) => change({ listOdds })} />
        )}
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
        <Door
          label={t("settings.timeZone")}
          value={zoneName(settings.timeZone).city}
          focused={returnedFrom === "zone"}
          onOpen={() => show("zone")}
        />
        <Door
          label={t("shell.language")}
          value={config.displayName}
          focused={returnedFrom === "language"}
          onOpen={() => show("language")}
        />
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

type DoorProps = { label: string; value: string; focused: boolean; onOpen(): void };

function Door({ label, value, focused, onOpen }: DoorProps) {
  return (
    <button ref={focused ? takeFocus : null} type="button" className={styles.row} onClick={onOpen}>
      <span>{label}</span>
      <span className={styles.value}>
        {value}
        <ChevronIcon />
      </span>
    </button>
  );
}
