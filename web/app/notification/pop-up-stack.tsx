import { notificationPath } from "@scoreline/site/notification-path";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import { useClient } from "#live/tab-live.ts";
import styles from "#notification/pop-up-stack.module.css";
import { clearPopUps, closePopUp, type PopUp } from "#notification/pop-ups.ts";
import { seen } from "#notification/use-news.ts";
import { Crest } from "#ui/badges/crest.tsx";
import { CloseIcon } from "#ui/icons.tsx";

/** A headline and what happened along with it: the list has the rest. */
const mostLines = 3;

/** New notifications at the top of the page, the newest first; more than two are blurred. */
export function PopUpStack({ popUps }: { popUps: readonly PopUp[] }) {
  const { t, locale } = usePage();
  const client = useClient();
  function close(id: number) {
    if (closePopUp(id)) seen(client);
  }
  return (
    <div className={styles.stack} role="status" aria-live="polite">
      {popUps.map(({ card, receivedAt }, place) => (
        <article
          key={`${card.id}-${receivedAt}`}
          className={styles.card}
          data-blurred={place >= clearPopUps || undefined}
          data-pop-up={card.id}
        >
          {card.homeTeam && card.awayTeam && (
            <span className={`${styles.crests} desktop-only`}>
              <Crest team={card.homeTeam} size={24} />
              <Crest team={card.awayTeam} size={24} />
            </span>
          )}
          <Link
            className={styles.words}
            to={notificationPath(locale, card)}
            onClick={() => {
              void client.post("/notification/read", { id: card.id, type: card.type as 1 }).catch(() => {});
              closePopUp(card.id);
            }}
          >
            <strong>{card.title}</strong>
            {card.content
              .split("\n")
              .slice(0, mostLines)
              .map((line, at) => (
                <span key={line} data-below={at > 0 || undefined}>
                  {line}
                </span>
              ))}
          </Link>
          <button type="button" className={styles.close} aria-label={t("shell.close")} onClick={() => close(card.id)}>
            <CloseIcon />
          </button>
          <i className={styles.left} aria-hidden="true" />
        </article>
      ))}
    </div>
  );
}
