import type { NotificationCard } from "@scoreline/contract/schemas/notification";
import { timeAgo } from "@scoreline/i18n/format";
import { notificationPath } from "@scoreline/site/notification-path";
import { Link } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#notification/card.module.css";
import { Crest } from "#ui/badges/crest.tsx";
import {
  BasketballIcon,
  BellIcon,
  CalendarIcon,
  ChatIcon,
  ClockIcon,
  FootballIcon,
  MegaphoneIcon,
  NewsIcon,
  TrophyIcon,
  WhistleIcon,
} from "#ui/icons.tsx";

type Props = { card: NotificationCard; onRead(card: NotificationCard): void };

/** One notification: what it is about, what it says, how long ago, and whether it was read. It leads where it says. */
export function Card({ card, onRead }: Props) {
  const { t, locale, now } = usePage();
  const [headline, ...below] = card.content.split("\n");
  return (
    <li className={styles.item} data-notification={card.id}>
      <Link className={styles.card} to={notificationPath(locale, card)} onClick={() => onRead(card)}>
        <span className={styles.dot} data-unread={!card.isRead || undefined}>
          {!card.isRead && <span className="visually-hidden">{t("notification.unread")}</span>}
        </span>
        <span className={styles.icon} data-unread={!card.isRead || undefined}>
          <TypeIcon card={card} />
        </span>
        <span className={styles.words}>
          <strong>{card.title}</strong>
          <span className={styles.headline}>{headline}</span>
          {below.map((line) => (
            <span key={line} className={styles.below}>
              {line}
            </span>
          ))}
          <time dateTime={new Date(card.createTime).toISOString()}>{timeAgo(card.createTime, now(), t)}</time>
        </span>
        {card.homeTeam && <Crest team={card.homeTeam} size={24} />}
      </Link>
    </li>
  );
}

function TypeIcon({ card: { type, what } }: { card: NotificationCard }) {
  if (type === 1) return <MegaphoneIcon />;
  if (type === 4) return <TrophyIcon />;
  if (type === 5) return <NewsIcon />;
  if (type === 6) return <ChatIcon />;
  if (what === "start") return <ClockIcon />;
  if (what === "half-time" || what === "end" || what === "red-card" || what === "second-yellow") return <WhistleIcon />;
  if (what === "moved" || what === "postponed" || what === "cancelled" || what === "abandoned") return <CalendarIcon />;
  if (type === 7) return <BasketballIcon />;
  return what === "goal" || what === "penalty-missed" ? <FootballIcon /> : <BellIcon />;
}
