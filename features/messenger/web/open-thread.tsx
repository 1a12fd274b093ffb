import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Thread } from '../contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { Composer } from './composer.tsx';
import { MessageLog } from './message-log.tsx';
import { SafeNote } from './safe-note.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadSearch } from './thread-search.tsx';
import { ThreadSide } from './thread-side.tsx';
import styles from './thread-view.module.css';
import type { ThreadViewProps } from './thread-view.tsx';
import { useLiveThread } from './use-live-thread.ts';
import { useMessages } from './use-messages.ts';
import { useReadMark } from './use-read-mark.ts';
import { useTyping } from './use-typing.ts';
import { useUnsentState } from './use-unsent-lines.ts';

type OpenThreadProps = ThreadViewProps & { thread: Thread };

/** What was written, what is on its way, and the field for more. */
export function OpenThread({
  thread,
  at,
  userId,
  unsent,
  isPolled,
  hasSide,
  onSide,
  onReport,
  ...paths
}: OpenThreadProps) {
  const locale = useLocale();
  const [isSearched, setIsSearched] = useState(false);
  const [filesAsked, setFilesAsked] = useState(0);
  const messages = useMessages(thread, at);
  const news = useLiveThread(thread, messages, isPolled);
  const { typing, tell, rest } = useTyping(thread, messages.messages);
  const markSeen = useReadMark(thread);
  const { lines, isOffline } = useUnsentState(unsent);
  const arrive = useEffectEvent(messages.showOwn);
  useEffect(
    () =>
      unsent.onArrival((threadId, message) => {
        if (threadId === thread.id) arrive(message);
      }),
    [unsent, thread.id],
  );
  return (
    <>
      <section className={styles.talk} aria-labelledby="thread-name">
        <ThreadHeader
          thread={thread}
          isSearched={isSearched}
          onSearch={() => setIsSearched(!isSearched)}
          isOpen={hasSide}
          onToggle={() => {
            setFilesAsked(0);
            onSide(!hasSide);
          }}
          onFiles={() => {
            setFilesAsked(filesAsked + 1);
            onSide(true);
          }}
        />
        {isSearched ? <ThreadSearch threadId={thread.id} onClose={() => setIsSearched(false)} /> : null}
        {thread.has_minors ? <SafeNote /> : null}
        <MessageLog
          thread={thread}
          messages={messages}
          foundSeq={at}
          unsent={lines.filter((line) => line.thread_id === thread.id)}
          isOffline={isOffline}
          onRetry={unsent.retry}
          onDiscard={unsent.discard}
          onSeen={markSeen}
          onReport={onReport}
        />
        <p className={styles.typing} aria-live="polite">
          {typing}
        </p>
        <p className="nb-sr" aria-live="polite">
          {news}
        </p>
        {thread.obstacle === null ? (
          <Composer
            thread={thread}
            userId={userId}
            onType={tell}
            onSend={(line) => {
              rest();
              unsent.add(line);
            }}
          />
        ) : (
          <div className={styles.closed}>
            <Notice tone="warning">{REFUSALS[locale].obstacles[thread.obstacle]}</Notice>
          </div>
        )}
      </section>
      <ThreadSide
        thread={thread}
        isOpen={hasSide}
        filesAsked={filesAsked}
        onClose={() => onSide(false)}
        onReport={onReport}
        {...paths}
      />
    </>
  );
}
