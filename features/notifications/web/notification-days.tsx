import { type ReactNode, useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { clock, isSameDay } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dayText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { BadgeCount } from '#ui/badge-count.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Chip } from '#ui/chip.tsx';
import { ChipRow } from '#ui/chip-row.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { focusHeading } from '#ui/return-focus.ts';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Notification, Shown } from '../contract.ts';
import { FOLDERS } from '../folders.ts';
import { notificationTexts } from '../texts/token.ts';
import { answerLinkOf } from './answer-link.ts';
import { byDay, type Day } from './days.ts';
import styles from './notification-days.module.css';
import { NotificationLine } from './notification-line.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useNotifications } from './use-notifications.ts';

type NotificationDaysProps = {
  /** What another feature lets the user do about one of them here; null where it has nothing. */
  actionsOf: (notification: Notification) => ReactNode;
};

/** NOT-01: everything that the user has been told of, day by day. */
export function NotificationDays({ actionsOf }: NotificationDaysProps) {
  const texts = useTexts(notificationTexts);
  const [show, setShow] = useState<Shown>();
  const { unreadCount, folders } = useNotifications();
  const answer = useNotifications(show);
  const { markAll } = useMarkRead();
  const { notifications } = answer;
  // What has been read this moment goes at once.
  const shown = show === 'unread' ? notifications.filter(({ is_read }) => !is_read) : notifications;

  function markAllRead() {
    // The button goes away with what it was for.
    focusHeading();
    markAll();
  }

  return (
    <div className={styles.days}>
      <div className={styles.bar}>
        <ChipRow label={texts.filter}>
          <Chip isSelected={show === undefined} onClick={() => setShow(undefined)}>
            {texts.all}
          </Chip>
          <Chip isSelected={show === 'unread'} onClick={() => setShow('unread')}>
            {texts.only_unread} <BadgeCount tone="neutral" count={unreadCount} />
          </Chip>
          {FOLDERS.filter((folder) => folder === show || folders.some((one) => one.folder === folder)).map((folder) => (
            <Chip key={folder} isSelected={show === folder} onClick={() => setShow(folder)}>
              {texts.folders[folder]}
            </Chip>
          ))}
        </ChipRow>
        {unreadCount > 0 ? (
          <Button variant="tertiary" isSmall onClick={markAllRead}>
            {texts.mark_all_read}
          </Button>
        ) : null}
      </div>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {byDay(shown).map((day) => (
        <DayOfNotifications key={day.date} day={day} actionsOf={actionsOf} />
      ))}
      {answer.data && shown.length === 0 && !answer.hasNextPage ? (
        <Nothing isAllRead={show === 'unread' && folders.length > 0} />
      ) : null}
      <ShowMore label={texts.show_older} from={answer} />
    </div>
  );
}

function DayOfNotifications({ day: { date, notifications }, actionsOf }: { day: Day } & NotificationDaysProps) {
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const { markOne } = useMarkRead();
  const id = `day-${date}`;
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {dayText(date, { now, moments })}
      </h2>
      <ul className={styles.list}>
        {notifications.map((notification) => (
          <NotificationLine
            key={notification.id}
            notification={notification}
            time={isSameDay(notification.created_at, now) ? undefined : clock(notification.created_at)}
            onSelect={markOne}
            actions={actionsOf(notification) ?? <Answer notification={notification} onSelect={markOne} />}
          />
        ))}
      </ul>
    </section>
  );
}

/** Where it is answered. */
function Answer({ notification, onSelect }: { notification: Notification; onSelect: (one: Notification) => void }) {
  const { answers } = useTexts(notificationTexts);
  const link = answerLinkOf(notification);
  if (!link) return null;
  return (
    <ButtonLink variant="secondary" isSmall href={link.href} onClick={() => onSelect(notification)}>
      {answers[link.label]}
    </ButtonLink>
  );
}

function Nothing({ isAllRead }: { isAllRead: boolean }) {
  const texts = useTexts(notificationTexts);
  return isAllRead ? (
    <EmptyState title={texts.all_read}>{texts.all_read_text}</EmptyState>
  ) : (
    <EmptyState title={texts.empty}>{texts.empty_text}</EmptyState>
  );
}
