import type { AlertSettings } from "@scoreline/contract/schemas/notification";
import { usePage } from "#frame/page.ts";
import page from "#notification/page.module.css";
import styles from "#notification/settings.module.css";
import { Switch } from "#ui/controls/switch.tsx";
import { MoonIcon } from "#ui/icons.tsx";

type Quiet = AlertSettings["quiet"];
const night = { from: 23 * 60, to: 7 * 60 };
const day = 24 * 60;

const written = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const read = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Hours in which nothing rings, with the part of the day that they are. */
export function QuietHours({ quiet, onChange }: { quiet: Quiet; onChange(quiet: Quiet): void }) {
  const { t } = usePage();
  return (
    <section className={page.card}>
      <Switch
        icon={<MoonIcon />}
        label={t("notification.quiet")}
        hint={t("notification.quietHint")}
        on={quiet !== null}
        onChange={(on) => onChange(on ? night : null)}
      />
      {quiet && (
        <div className={styles.hours}>
          {(["from", "to"] as const).map((edge) => (
            <label key={edge}>
              <span>{t(`notification.${edge}`)}</span>
              <input
                type="time"
                required
                value={written(quiet[edge])}
                onChange={({ target }) => target.value && onChange({ ...quiet, [edge]: read(target.value) })}
              />
            </label>
          ))}
          <div className={styles.day} aria-hidden="true">
            {partsOf(quiet).map(([from, to]) => (
              <i
                key={from}
                style={{ insetInlineStart: `${(from / day) * 100}%`, width: `${((to - from) / day) * 100}%` }}
              />
            ))}
          </div>
          <div className={`${styles.clock} num`} aria-hidden="true">
            {["00", "06", "12", "18", "24"].map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

/** Over midnight they are two parts of a day. */
function partsOf({ from, to }: NonNullable<Quiet>): [number, number][] {
  if (from <= to) return [[from, to]];
  return [
    [0, to],
    [from, day],
  ];
}
