import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { Avatar } from '#ui/avatar.tsx';
import type { FoundMessage, ThreadSummary } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import { searchMessages } from './calls.ts';
import { messagePath } from './paths.ts';
import styles from './thread-list.module.css';
import { ThreadListItem } from './thread-list-item.tsx';
import { threadName } from './thread-names.ts';
import { threadTime } from './thread-time.ts';

type FoundMessagesProps = { q: string; threads: readonly ThreadSummary[] };

/** Conversations by their name, and lines by their words. */
export function FoundMessages({ q, threads }: FoundMessagesProps) {
  const texts = useTexts(messengerTexts);
  const answer = useQuery({
    ...answerQuery(useCall(), searchMessages, { query: { q } }),
    placeholderData: keepPreviousData,
  });
  const named = threads.filter((thread) => threadName(thread, texts).toLowerCase().includes(q.toLowerCase()));
  const lines = answer.data?.data ?? [];
  if (answer.isError && !answer.data) {
    return (
      <div className={styles.note}>
        <FailedPart onTryAgain={() => void answer.refetch()} />
      </div>
    );
  }
  return (
    <div className={styles.scroll} aria-busy={answer.isFetching}>
      <p role="status" className={styles.found}>
        {answer.data ? texts.list.found(named.length + lines.length) : ''}
      </p>
      <ul className={styles.threads}>
        {named.map((thread) => (
          <ThreadListItem key={thread.id} thread={thread} isCurrent={false} unsent={undefined} />
        ))}
        {lines.map((line) => (
          <FoundLine
            key={`${line.thread_id}-${line.seq}`}
            line={line}
            thread={threads.find(({ id }) => id === line.thread_id)}
          />
        ))}
      </ul>
    </div>
  );
}

function FoundLine({ line, thread }: { line: FoundMessage; thread: ThreadSummary | undefined }) {
  const texts = useTexts(messengerTexts);
  const moments = useTexts(momentTexts);
  const locale = useLocale();
  const { now } = usePortal();
  const author = line.author?.name ?? texts.gone;
  return (
    <li className={styles.thread}>
      <Avatar name={author} src={line.author?.thumbnail_url} isDecorative className={styles.picture} />
      <Anchor className={styles.name} href={messagePath(line.thread_id, line.seq)}>
        <span>{thread ? threadName(thread, texts) : author}</span>
      </Anchor>
      <time className={styles.time} dateTime={line.created_at}>
        {threadTime(line.created_at, { now, moments, locale })}
      </time>
      <p className={styles.line}>{line.is_own ? texts.list.own(line.body) : texts.list.by(author, line.body)}</p>
    </li>
  );
}
