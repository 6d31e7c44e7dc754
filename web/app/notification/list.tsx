import type { NotificationCard } from "@scoreline/contract/schemas/notification";
import { type UIEvent, useEffect, useRef, useState } from "react";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import { Card } from "#notification/card.tsx";
import styles from "#notification/list.module.css";
import { useNews } from "#notification/use-news.ts";
import { BellIcon } from "#ui/icons.tsx";

export type ListData = { announcementList: NotificationCard[]; otherList: NotificationCard[]; hasNext: boolean };

/** How near to the bottom counts as being there. */
const tolerancePx = 2;

/** Both groups, kept up to date while they are looked at, with more when the bottom is reached. */
export function useNotificationList(first: ListData | undefined) {
  const client = useClient();
  const { version } = useNews();
  const [list, setList] = useState<ListData | undefined>(first);
  const [busy, setBusy] = useState(false);
  const seenVersion = useRef(first ? version : -1);
  useEffect(() => {
    if (seenVersion.current === version) return;
    seenVersion.current = version;
    client.fresh.get("/notification/list", {}).then(
      ({ result: { data } }) => setList((before) => joined(data, before)),
      () => setList((before) => before ?? { announcementList: [], otherList: [], hasNext: false }),
    );
  }, [client, version]);

  async function more(): Promise<void> {
    const lastId = list?.otherList.at(-1)?.id;
    if (!list?.hasNext || busy || lastId === undefined) return;
    setBusy(true);
    try {
      const { result } = await client.get("/notification/list", { lastId });
      const { otherList, hasNext } = result.data;
      setList((before) => before && { ...before, otherList: [...before.otherList, ...otherList], hasNext });
    } catch {
      // The button is still there.
    } finally {
      setBusy(false);
    }
  }

  function read(card: NotificationCard): void {
    if (card.isRead) return;
    const marked = (cards: NotificationCard[]) =>
      cards.map((each) => (each.id === card.id && each.type === card.type ? { ...each, isRead: true } : each));
    client.post("/notification/read", { id: card.id, type: card.type as 1 }).then(
      () =>
        setList(
          (before) =>
            before && {
              ...before,
              announcementList: marked(before.announcementList),
              otherList: marked(before.otherList),
            },
        ),
      () => {},
    );
  }

  function onScroll({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent<HTMLElement>): void {
    if (scrollTop + clientHeight >= scrollHeight - tolerancePx) void more();
  }

  return { list, busy, more, read, onScroll };
}

/** The newest page as it is now, and what was loaded below it before. */
function joined(fresh: ListData, before: ListData | undefined): ListData {
  const last = fresh.otherList.at(-1)?.id ?? 0;
  const older = before?.otherList.filter(({ id }) => id < last) ?? [];
  if (older.length === 0) return fresh;
  return { ...fresh, otherList: [...fresh.otherList, ...older], hasNext: before?.hasNext ?? fresh.hasNext };
}

type Handling = Pick<ReturnType<typeof useNotificationList>, "list" | "busy" | "more" | "read">;

export function NotificationGroups({ list, busy, more, read }: Handling) {
  const { t } = usePage();
  if (!list) return <Skeleton />;
  const { announcementList, otherList, hasNext } = list;
  if (announcementList.length + otherList.length === 0) {
    return (
      <div className={styles.empty}>
        <span>
          <BellIcon />
        </span>
        <p>{t("notification.empty")}</p>
        <small>{t("notification.emptyHint")}</small>
      </div>
    );
  }
  return (
    <>
      {announcementList.length > 0 && (
        <Group title={t("notification.announcements")} cards={announcementList} read={read} />
      )}
      {otherList.length > 0 && <Group title={t("notification.forYou")} cards={otherList} read={read} />}
      {hasNext && (
        <button type="button" className={styles.more} disabled={busy} onClick={() => void more()}>
          {t("notification.more")}
        </button>
      )}
    </>
  );
}

function Group({ title, cards, read }: { title: string; cards: NotificationCard[]; read: Handling["read"] }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul>
        {cards.map((card) => (
          <Card key={card.id} card={card} onRead={read} />
        ))}
      </ul>
    </section>
  );
}

function Skeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {["a", "b", "c"].map((key) => (
        <i key={key} />
      ))}
    </div>
  );
}
