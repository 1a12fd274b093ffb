import { useId, useRef } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { BadgeCount } from '#ui/badge-count.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { notificationTexts } from '../texts/token.ts';
import { NotificationLine } from './notification-line.tsx';
import styles from './notification-panel.module.css';
import { useMarkRead } from './use-mark-read.ts';
import { useNotifications } from './use-notifications.ts';

type NotificationPanelProps = {
  id: string;
  /** Whether the focus goes back to the bell. */
  onClose: (hasFocus: boolean) => void;
};

/** So many lines before the last one the next page is fetched. */
const DISTANCE = 2;

/** NOT-01: what the bell opens. */
export function NotificationPanel({ id, onClose }: NotificationPanelProps) {
  const texts = useTexts(notificationTexts);
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const answer = useNotifications();
  const { notifications, unreadCount, hasNextPage, isFetchingNextPage, fetchNextPage } = answer;
  const { markOne, markAll } = useMarkRead();

  function markAllRead() {
    // The button goes away with what it was for.
    titleRef.current?.focus();
    markAll();
  }

  const watch = (line: HTMLLIElement | null) => {
    if (!line || !hasNextPage || isFetchingNextPage) return;
    const watching = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void fetchNextPage();
    });
    watching.observe(line);
    return () => watching.disconnect();
  };

  return (
    <section id={id} className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 ref={titleRef} id={titleId} className={styles.title} tabIndex={-1}>
          {texts.panel} <BadgeCount tone="neutral" count={unreadCount} label={texts.unread_count(unreadCount)} />
        </h2>
        {unreadCount > 0 ? (
          <button type="button" className={styles.plain} onClick={markAllRead}>
            {texts.mark_read}
          </button>
        ) : null}
      </header>
      <div className={styles.content} aria-busy={answer.isFetching}>
        {answer.isPending ? <Loading /> : null}
        {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
        {answer.data && notifications.length === 0 ? <p className={styles.empty}>{texts.empty}</p> : null}
        {notifications.length > 0 ? (
          <ul className={styles.list}>
            {notifications.map((notification, position) => (
              <NotificationLine
                key={notification.id}
                ref={position === Math.max(0, notifications.length - 1 - DISTANCE) ? watch : undefined}
                notification={notification}
                onSelect={(selected) => {
                  markOne(selected);
                  if (selected.path !== null) onClose(false);
                  else titleRef.current?.focus();
                }}
              />
            ))}
          </ul>
        ) : null}
      </div>
      <footer className={styles.footer}>
        <Anchor className={styles.plain} href={paths.notifications} onClick={() => onClose(false)}>
          {texts.see_all}
        </Anchor>
        <button type="button" className={styles.plain} data-quiet onClick={() => onClose(true)}>
          {texts.close}
        </button>
      </footer>
    </section>
  );
}

function Loading() {
  const texts = useTexts(notificationTexts);
  return (
    <div className={styles.loading}>
      <span className="nb-sr">{texts.loading}</span>
      <Skeleton width="long" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
    </div>
  );
}
