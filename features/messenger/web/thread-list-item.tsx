import { BellSlashIcon, ExclamationmarkTriangleIcon, ShieldCheckmarkIcon } from '@navikt/aksel-icons';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import type { ThreadSummary } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import { threadPath } from './paths.ts';
import styles from './thread-list.module.css';
import { lastLine, threadName } from './thread-names.ts';
import { ThreadPicture } from './thread-picture.tsx';
import { threadTime } from './thread-time.ts';
import type { UnsentLine } from './unsent-lines.ts';

type ThreadListItemProps = {
  thread: ThreadSummary;
  isCurrent: boolean;
  /** What the user wrote there and the server did not take. */
  unsent: UnsentLine | undefined;
};

/** The whole line leads to the conversation. */
export function ThreadListItem({ thread, isCurrent, unsent }: ThreadListItemProps) {
  const texts = useTexts(messengerTexts);
  const moments = useTexts(momentTexts);
  const locale = useLocale();
  const { now } = usePortal();
  const unread = isCurrent ? 0 : thread.unread;
  return (
    <li
      className={styles.thread}
      data-unread={unread > 0 && !thread.is_muted ? true : undefined}
      data-failed={unsent ? true : undefined}
      data-current={isCurrent || undefined}
    >
      <ThreadPicture {...thread} />
      <Anchor className={styles.name} href={threadPath(thread.id)} aria-current={isCurrent ? 'true' : undefined}>
        <span>{threadName(thread, texts)}</span>
        {thread.has_minors ? <ShieldCheckmarkIcon title={texts.safe.mark} className={styles.shield} /> : null}
        {unread > 0 ? <span className="nb-sr">, {texts.list.unread(unread)}</span> : null}
        {thread.is_muted ? <span className="nb-sr">, {texts.list.muted}</span> : null}
      </Anchor>
      <time className={styles.time} dateTime={thread.last_message_at}>
        {threadTime(thread.last_message_at, { now, moments, locale })}
      </time>
      <p className={styles.line}>{unsent ? texts.list.unsent(unsent.body) : lastLine(thread, texts)}</p>
      {unsent ? (
        <ExclamationmarkTriangleIcon aria-hidden className={styles.mark} />
      ) : unread > 0 ? (
        <span className={styles.count} aria-hidden data-muted={thread.is_muted || undefined}>
          {unread > 99 ? '99+' : unread}
        </span>
      ) : thread.is_muted ? (
        <BellSlashIcon aria-hidden className={styles.mark} />
      ) : null}
    </li>
  );
}
