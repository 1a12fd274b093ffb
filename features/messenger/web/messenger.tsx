import { useState } from 'react';
import { useIsLive } from '#features/stream/web/use-stream.ts';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { messengerTexts } from '../texts/token.ts';
import styles from './messenger.module.css';
import type { OnReport } from './reportable.ts';
import { ThreadList } from './thread-list.tsx';
import { ThreadView } from './thread-view.tsx';
import { useLiveList } from './use-live-list.ts';
import { useUnsentLines } from './use-unsent-lines.ts';

const NewMessageDialog = lazyPart(async () => (await import('./new-message-dialog.tsx')).NewMessageDialog, {
  texts: [messengerTexts],
});

type MessengerProps = {
  userId: string;
  /** The conversation that is open; null for the list alone. */
  threadId: string | null;
  /** The line of it that was looked for. */
  at: number | null;
  /** The user's profile, which has their date of birth. */
  profilePath: string;
  eventPath: (id: string) => string;
  organisationPath: (id: string) => string;
  onReport: OnReport;
};

/** CHT-01: conversations, side by side with the one that is open; on a phone one after the other. */
export function Messenger({
  userId,
  threadId,
  at,
  profilePath,
  eventPath,
  organisationPath,
  onReport,
}: MessengerProps) {
  const texts = useTexts(messengerTexts);
  const [isWriting, setIsWriting] = useState(false);
  const [hasSide, setHasSide] = useState(false);
  const unsent = useUnsentLines(userId);
  const isPolled = !useIsLive();
  useLiveList();
  return (
    <div
      className={styles.mail}
      data-view={threadId === null ? 'list' : 'thread'}
      data-side={(threadId !== null && hasSide) || undefined}
    >
      <ThreadList isPolled={isPolled} threadId={threadId} unsent={unsent} onNew={() => setIsWriting(true)} />
      {threadId === null ? (
        <div className={styles.rest}>
          <EmptyState title={texts.choose}>{texts.choose_text}</EmptyState>
        </div>
      ) : (
        <ThreadView
          key={`${threadId} ${at}`}
          id={threadId}
          at={at}
          userId={userId}
          unsent={unsent}
          isPolled={isPolled}
          hasSide={hasSide}
          onSide={setHasSide}
          eventPath={eventPath}
          organisationPath={organisationPath}
          onReport={onReport}
        />
      )}
      {isWriting ? <NewMessageDialog profilePath={profilePath} onClose={() => setIsWriting(false)} /> : null}
    </div>
  );
}
