import type { GetData } from "@scoreline/contract/client";
import { useLocation, useSearchParams } from "react-router";
import actionStyles from "#events/actions.module.css";
import boardStyles from "#events/board.module.css";
import { BoardRow } from "#events/board-panel.tsx";
import { EnterNotes } from "#events/enter-notes.tsx";
import { useEnter } from "#events/use-enter.ts";
import { usePage } from "#frame/page.ts";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toasts/toasts.ts";

type Props = { contestId: number; groups: GetData<"/contest/groups">; counted: boolean };

/** Tables of one's own inside an event, for whoever has the invitation. */
export function GroupsPanel({ contestId, groups, counted }: Props) {
  const { t } = usePage();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const enter = useEnter();
  const invited = query.get("group");
  const isIn = groups.some(({ code }) => code === invited);
  const invite = async (code: string) => {
    const url = `${window.location.origin}${pathname}?group=${code}`;
    await navigator.clipboard.writeText(url).catch(() => window.prompt(t("events.groups.invite"), url));
    showToast({ type: "success", message: t("events.groups.copied") });
  };
  return (
    <Panel title={t("events.groups")}>
      <div className={boardStyles.groups}>
        {invited && !isIn && (
          <div className={boardStyles.invited}>
            <p>{t("events.groups.invited")}</p>
            <button
              type="button"
              className={actionStyles.first}
              disabled={enter.busy}
              onClick={async () => {
                if (await enter.run((client) => client.post("/contest/joinGroup", { code: invited }))) setQuery({});
              }}
            >
              {t("events.groups.join")}
            </button>
          </div>
        )}
        <p>{t("events.groups.about")}</p>
        {groups.map(({ groupId, name, code, members, list }) => (
          <section key={groupId} aria-label={name}>
            <div className={boardStyles.groupHead}>
              <h3>{name}</h3>
              <small>{t("events.players", { count: members })}</small>
              <button type="button" className={actionStyles.link} onClick={() => void invite(code)}>
                {t("events.groups.invite")}
              </button>
            </div>
            <ol className={boardStyles.board}>
              {list.map((row) => (
                <BoardRow key={row.username} row={row} counted={counted} />
              ))}
            </ol>
          </section>
        ))}
        <form
          className={actionStyles.inline}
          onSubmit={async (event) => {
            event.preventDefault();
            const form = event.currentTarget;
            const name = String(new FormData(form).get("name") ?? "");
            if (await enter.run((client) => client.post("/contest/createGroup", { contestId, name }))) form.reset();
          }}
        >
          <input
            name="name"
            maxLength={30}
            required
            aria-label={t("events.groups.name")}
            placeholder={t("events.groups.name")}
          />
          <button type="submit" className={actionStyles.second} disabled={enter.busy}>
            {t("events.groups.create")}
          </button>
        </form>
        <EnterNotes {...enter} />
      </div>
    </Panel>
  );
}
