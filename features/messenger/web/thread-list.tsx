import { MagnifyingGlassIcon, PlusIcon } from '@navikt/aksel-icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { messengerTexts } from '../texts/token.ts';
import { FoundMessages } from './found-messages.tsx';
import styles from './thread-list.module.css';
import { ThreadListItem } from './thread-list-item.tsx';
import { threadsQuery } from './thread-queries.ts';
import type { UnsentLines } from './unsent-lines.ts';
import { useUnsentState } from './use-unsent-lines.ts';

type ThreadListProps = { isPolled: boolean; threadId: string | null; unsent: UnsentLines; onNew: () => void };

const POLL_MS = 60_000;

/** CHT-01: the user's conversations, the latest first. */
export function ThreadList({ isPolled, threadId, unsent, onNew }: ThreadListProps) {
  const texts = useTexts(messengerTexts);
  const answer = useInfiniteQuery({ ...threadsQuery(useCall()), refetchInterval: isPolled ? POLL_MS : false });
  const { lines } = useUnsentState(unsent);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const seen = new Set<string>();
  // A conversation that has moved to a later page meanwhile is shown once.
  const threads = (answer.data?.pages ?? [])
    .flatMap(({ data }) => data)
    .filter(({ id }) => !seen.has(id) && seen.add(id));
  return (
    <section className={styles.list} aria-label={texts.list.label} aria-busy={answer.isPending}>
      <header className={styles.header}>
        <Heading level={threadId === null ? 1 : 2} className={styles.title}>
          {texts.title}
        </Heading>
        <Button isSmall icon={<PlusIcon aria-hidden fontSize="1.25rem" />} onClick={onNew}>
          {texts.start.title}
        </Button>
        <label className={styles.seek}>
          <MagnifyingGlassIcon aria-hidden fontSize="1.25rem" />
          <span className="nb-sr">{texts.list.search}</span>
          <input
            type="search"
            autoComplete="off"
            maxLength={100}
            placeholder={texts.list.search_hint}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      </header>
      {q ? <FoundMessages q={q} threads={threads} /> : null}
      {answer.isPending ? <Waiting /> : null}
      {answer.isError && !answer.data ? (
        <div className={styles.note}>
          <ListFailure error={answer.error} onTryAgain={() => void answer.refetch()} />
        </div>
      ) : null}
      {answer.data && threads.length === 0 ? (
        <div className={styles.note}>
          <EmptyState title={texts.list.empty}>{texts.list.empty_text}</EmptyState>
        </div>
      ) : null}
      {threads.length > 0 && !q ? (
        <div className={styles.scroll}>
          <ul className={styles.threads}>
            {threads.map((thread) => (
              <ThreadListItem
                key={thread.id}
                thread={thread}
                isCurrent={thread.id === threadId}
                unsent={lines.find((line) => line.thread_id === thread.id && line.refusal !== null)}
              />
            ))}
          </ul>
          <div className={styles.more}>
            <ShowMore label={texts.list.older} from={answer} />
          </div>
        </div>
      ) : null}
    </section>
  );
}

/** A refusal says why; what merely did not come can be tried again. */
function ListFailure({ error, onTryAgain }: { error: Error; onTryAgain: () => void }) {
  if (!(error instanceof CallFailed) || error.status >= 500) return <FailedPart onTryAgain={onTryAgain} />;
  return <Notice tone="warning">{error.message}</Notice>;
}

function Waiting() {
  const texts = useTexts(messengerTexts);
  return (
    <div className={styles.waiting}>
      <span className="nb-sr">{texts.loading}</span>
      {['first', 'second', 'third', 'fourth'].map((name) => (
        <div key={name} className={styles.shape}>
          <Skeleton shape="circle" />
          <div>
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
