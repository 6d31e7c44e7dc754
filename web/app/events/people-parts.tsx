import type { CallReply } from "@scoreline/contract/call";
import type { listParticipant, myParticipant } from "@scoreline/contract/calls/contest";
import type { GetData } from "@scoreline/contract/client";
import { useState } from "react";
import { Link } from "react-router";
import actionStyles from "#events/actions.module.css";
import boardStyles from "#events/board.module.css";
import { BoardRow } from "#events/board-panel.tsx";
import { ConfirmEntry, EnterNotes } from "#events/enter-notes.tsx";
import styles from "#events/event.module.css";
import { useEnter } from "#events/use-enter.ts";
import { usePage } from "#frame/page.ts";
import { Panel } from "#ui/panel.tsx";

export type Participants = CallReply<typeof listParticipant>["result"]["data"];
export type Participation = CallReply<typeof myParticipant>["result"]["data"];
type Head = GetData<"/contest/getContestInfo">["contest"];

/** Friends who came by one's code. */
export function ReferralPart({ contest, mine }: { contest: Head; mine: Participation | undefined }) {
  const { locale, now, t } = usePage();
  const enter = useEnter();
  const [asks, setAsks] = useState(false);
  const { contestId, endTime, startTime } = contest;
  const isOpen = now() < endTime && now() >= startTime;
  return (
    <Panel title={t("events.mine.part")}>
      <div className={styles.padded}>
        {mine?.entry ? (
          <>
            <p>{t("events.referral.friends", { count: mine.friends })}</p>
            <p>{t("events.referral.counted", { count: mine.counted })}</p>
            <Link className={actionStyles.first} to={`/${locale}/account/myReferralCode`}>
              {t("events.referral.code")}
            </Link>
          </>
        ) : (
          isOpen && (
            <button type="button" className={actionStyles.first} disabled={enter.busy} onClick={() => setAsks(true)}>
              {t("events.referral.join")}
            </button>
          )
        )}
        <EnterNotes {...enter} />
      </div>
      <ConfirmEntry
        open={asks}
        onClose={() => setAsks(false)}
        onYes={() => void enter.run((client) => client.post("/contest2/participate", { contestId }))}
      />
    </Panel>
  );
}

type VideoProps = { contest: Head; mine: Participation | undefined; videos: Participants };

/** Posts of others, and one's own. */
export function VideoPart({ contest, mine, videos }: VideoProps) {
  const { now, t } = usePage();
  const enter = useEnter();
  const [link, setLink] = useState(mine?.entry?.receipt.pick ?? "");
  const [asks, setAsks] = useState(false);
  const { contestId, endTime, startTime } = contest;
  const isOpen = now() < endTime && now() >= startTime;
  const send = () => void enter.run((client) => client.post("/contest2/participate", { contestId, link }));
  return (
    <>
      <Panel title={t("events.mine.part")}>
        <div className={styles.padded}>
          {mine?.entry && <p>{t(mine.approved ? "events.video.shown" : "events.video.waiting")}</p>}
          {isOpen && (
            <form
              className={actionStyles.inline}
              onSubmit={(event) => {
                event.preventDefault();
                if (mine?.entry) send();
                else setAsks(true);
              }}
            >
              <input
                type="url"
                required
                maxLength={300}
                aria-label={t("events.video.link")}
                placeholder="https://www.tiktok.com/@…/video/…"
                value={link}
                onChange={({ target }) => setLink(target.value)}
              />
              <button type="submit" className={actionStyles.first} disabled={enter.busy}>
                {t("events.video.send")}
              </button>
            </form>
          )}
          <EnterNotes {...enter} />
        </div>
        <ConfirmEntry open={asks} onClose={() => setAsks(false)} onYes={send} />
      </Panel>
      <Panel title={t("events.board")}>
        {videos.list.length === 0 && <p className={styles.none}>{t("events.video.none")}</p>}
        <ol className={boardStyles.board}>
          {videos.list.map((row) => (
            <li key={row.number} className={boardStyles.video}>
              <ol>
                <BoardRow row={row} />
              </ol>
              {row.link && (
                <a className={actionStyles.link} href={row.link} target="_blank" rel="noreferrer noopener nofollow">
                  {t("events.video.watch")}
                </a>
              )}
              {!row.link && <small>{t("events.video.invented")}</small>}
              {!row.isMe && row.number !== null && isOpen && (
                <button
                  type="button"
                  className={actionStyles.second}
                  aria-pressed={row.liked}
                  onClick={() =>
                    void enter.run((client) =>
                      client.post("/contest2/like", { contestId, number: row.number ?? 0, like: String(!row.liked) }),
                    )
                  }
                >
                  {t("events.video.like")}
                </button>
              )}
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}
