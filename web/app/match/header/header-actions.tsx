import { apiParams } from "@scoreline/domain/languages";
import { useState } from "react";
import { pairName } from "#favourite/names.ts";
import { Star } from "#favourite/star.tsx";
import { usePage } from "#frame/page.ts";
import styles from "#match/header/header-actions.module.css";
import { useMatch } from "#match/match-context.ts";
import { MatchBell } from "#notification/match-bell.tsx";
import { useShield } from "#reader/hidden/use-shield.ts";
import { delayChoices } from "#reader/settings-cookie.ts";
import { Dropdown } from "#ui/controls/dropdown.tsx";
import { IconButton, iconShape } from "#ui/controls/icon-button.tsx";
import { Switch } from "#ui/controls/switch.tsx";
import { CalendarIcon, ShareIcon, SlidersIcon } from "#ui/icons.tsx";
import { share } from "#ui/share.ts";

/** What a reader can do with a match. */
export function HeaderActions() {
  const { t, locale } = usePage();
  const { row, matchId, sport } = useMatch();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.actions}>
      <Star thing={{ kind: "match", sport, id: matchId, name: pairName(row) }} />
      <MatchBell />
      {row.kind === "scheduled" && (
        <a
          className={iconShape}
          aria-label={t("match.calendar")}
          href={`/calendar/match/${matchId}.ics?lang=${apiParams[locale]}`}
        >
          <CalendarIcon />
        </a>
      )}
      <ShareButton />
      <Dropdown
        label={t("match.options")}
        button={<SlidersIcon />}
        onOpened={() => setOpen(true)}
        onClosed={() => setOpen(false)}
      >
        {open && <Options />}
      </Dropdown>
    </div>
  );
}

/** With the match as a picture, which tells no score where the reader does not know it yet. */
function ShareButton() {
  const { t, locale, reader } = usePage();
  const { row, path, matchId, hidden } = useMatch();
  function onClick() {
    const url = new URL(path(), location.href).href;
    const title = t("match.title", { home: row.homeTeam.name, away: row.awayTeam.name });
    const picture = `/share/match/${matchId}.png?lang=${apiParams[locale]}${hidden || reader.delaySeconds > 0 ? "&spoiler=0" : ""}`;
    void share({ title, url }, t, picture);
  }
  return (
    <IconButton label={t("match.share")} onClick={onClick}>
      <ShareIcon />
    </IconButton>
  );
}

function Options() {
  const { t, reader, change } = usePage();
  const { row } = useMatch();
  const shield = useShield(row);
  return (
    <div className={styles.options}>
      <Switch label={t("match.hideMatch")} on={shield.hidden} onChange={(on) => (on ? shield.hide() : shield.open())} />
      {[row.homeTeam, row.awayTeam]
        .filter(({ teamId }) => teamId > 0)
        .map(({ teamId, name }) => (
          <Switch
            key={teamId}
            label={t("match.hideTeam", { team: name })}
            on={shield.hidesTeam(teamId)}
            onChange={() => shield.toggleTeam(teamId)}
          />
        ))}
      <label className={styles.delay}>
        <span>
          {t("match.delay")}
          <small>{t("match.delayText")}</small>
        </span>
        <select value={reader.delaySeconds} onChange={({ target }) => change({ delaySeconds: Number(target.value) })}>
          {delayChoices.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t("match.delaySeconds", { seconds })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
