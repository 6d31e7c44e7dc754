import type { NewsReply } from "@scoreline/contract/schemas/news";
import { linked } from "@scoreline/domain/comment/text";
import { timeAgo } from "@scoreline/i18n/format";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { usePage } from "#frame/page.ts";
import styles from "#news/comments/comments.module.css";

type Props = {
  comment: NewsReply;
  isLinked: boolean;
  onLike(): void;
  onReply?(): void;
  onDelete(): void;
  onReport(): void;
  children?: ReactNode;
};

/** One comment or reply. Its text is text: only web addresses in it are links, which lead out of the site and say so. */
export function CommentView({ comment, isLinked, onLike, onReply, onDelete, onReport, children }: Props) {
  const { now, t } = usePage();
  const { pathname } = useLocation();
  const { newsCommentId: id, content, username, profilePicture, createTime, likes, isLiked, isOwn, isGone } = comment;
  const name = username ?? t("news.comment.deletedUser");
  return (
    <li className={styles.comment} id={`comment-${id}`} data-linked={isLinked || undefined}>
      {profilePicture ? (
        <img className={styles.avatar} src={profilePicture} alt="" width={36} height={36} loading="lazy" />
      ) : (
        <span className={styles.avatar} aria-hidden="true" />
      )}
      <div className={styles.said}>
        {isGone ? (
          <p className={styles.gone}>{t("news.comment.gone")}</p>
        ) : (
          <>
            <p className={styles.who}>
              <b dir="auto">{name}</b>
              <Link to={`${pathname}?comment=${id}#comment-${id}`} preventScrollReset>
                <time dateTime={new Date(createTime).toISOString()}>{timeAgo(createTime, now(), t)}</time>
                <span className="visually-hidden"> · {t("news.comment.link")}</span>
              </Link>
            </p>
            <p className={styles.words} dir="auto">
              {linked(content).map(({ text, link }, index) =>
                link ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
                  <a key={index} href={link} target="_blank" rel="nofollow ugc noopener noreferrer">
                    {text}
                  </a>
                ) : (
                  text
                ),
              )}
            </p>
            <div className={styles.does}>
              <button type="button" aria-pressed={isLiked} onClick={onLike}>
                <span aria-hidden="true">{isLiked ? "♥" : "♡"}</span>{" "}
                <span className="visually-hidden">{t("news.comment.like")}</span> <span className="num">{likes}</span>
              </button>
              {onReply && (
                <button type="button" onClick={onReply}>
                  {t("news.comment.reply")}
                </button>
              )}
              {isOwn ? (
                <button type="button" onClick={onDelete}>
                  {t("news.comment.delete")}
                </button>
              ) : (
                <button type="button" onClick={onReport}>
                  {t("news.comment.report")}
                </button>
              )}
            </div>
          </>
        )}
        {children}
      </div>
    </li>
  );
}
