import type { ReactNode, Ref } from 'react';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import type { Notification } from '../contract.ts';
import { notificationTexts } from '../texts/token.ts';
import { NotificationIcon } from './notification-icon.tsx';
import styles from './notification-line.module.css';

type NotificationLineProps = {
  notification: Notification;
  /** When it was, where its day is said already. */
  time?: string | undefined;
  onSelect: (notification: Notification) => void;
  /** What can be done about it, beside the words. */
  actions?: ReactNode;
  ref?: Ref<HTMLLIElement> | undefined;
};

/** The whole line leads to what it tells of. */
export function NotificationLine({ notification, time, onSelect, actions, ref }: NotificationLineProps) {
  const texts = useTexts(notificationTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const { type, user, text, path, payload, is_read, created_at } = notification;
  const select = () => onSelect(notification);
  const about = payload.organization?.name;
  return (
    <li ref={ref} className={styles.line} data-unread={is_read ? undefined : true}>
      <NotificationIcon type={type} user={user} />
      <div className={styles.words}>
        {path !== null ? (
          <Anchor className={styles.text} href={path} onClick={select}>
            {text}
          </Anchor>
        ) : is_read ? (
          <span className={styles.text}>{text}</span>
        ) : (
          <button type="button" className={styles.text} onClick={select}>
            {text}
          </button>
        )}
        {payload.message ? (
          <p className={styles.message} data-brief={time === undefined || undefined}>
            {payload.message.body}
          </p>
        ) : null}
        <p className={styles.details}>
          {is_read ? null : <span className={styles.unread}>{texts.unread}</span>}
          <time dateTime={created_at}>{time ?? timeAgo(created_at, { now, moments })}</time>
          {about && !text.includes(about) ? <span>{about}</span> : null}
        </p>
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </li>
  );
}
