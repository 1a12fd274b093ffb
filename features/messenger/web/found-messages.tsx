import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import type { ThreadSummary } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import { searchMessages } from './calls.ts';
import { FoundLine } from './found-line.tsx';
import styles from './thread-list.module.css';
import { ThreadListItem } from './thread-list-item.tsx';
import { threadName } from './thread-names.ts';

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
