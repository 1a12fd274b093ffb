import { type ReactNode, type Ref, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { isSameDay } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dayText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Thread, ThreadMessage } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import { MessageLine } from './message-line.tsx';
import styles from './message-log.module.css';
import type { OnReport } from './reportable.ts';
import { ToldLine } from './told-line.tsx';
import { UnsentLineItem } from './unsent-line-item.tsx';
import type { UnsentLine } from './unsent-lines.ts';
import type { Messages } from './use-messages.ts';
import { useSeenLines } from './use-seen-lines.ts';

type MessageLogProps = {
  thread: Thread;
  messages: Messages;
  /** The line that was looked for. */
  foundSeq: number | null;
  unsent: readonly UnsentLine[];
  isOffline: boolean;
  onRetry: (key: string) => void;
  onDiscard: (key: string) => void;
  /** The last line that the user has had before their eyes. */
  onSeen: (seq: number) => void;
  onReport: OnReport;
};

/** CHT-01: the newest at the foot, and where the user stopped reading in sight when it is opened. */
export function MessageLog({
  thread,
  messages: log,
  foundSeq,
  unsent,
  isOffline,
  onRetry,
  onDiscard,
  onSeen,
  onReport,
}: MessageLogProps) {
  const texts = useTexts(messengerTexts);
  const boxRef = useRef<HTMLElement>(null);
  const markRef = useRef<HTMLLIElement>(null);
  const firstReadRef = useRef(thread.last_read_seq);
  const { messages, isAtEnd } = log;
  const isLoaded = log.data !== undefined;
  useSeenLines(boxRef, messages, onSeen);
  useLayoutEffect(() => {
    const box = boxRef.current;
    const mark = box?.querySelector('[data-found]') ?? markRef.current;
    if (!isLoaded || !box || !mark) return;
    const above = mark.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (above < 0 || foundSeq !== null) box.scrollTop += above - box.clientHeight / 3;
  }, [isLoaded, foundSeq]);
  const keptRef = useKeptPlace(boxRef, messages.at(-1)?.seq);
  const unsentCount = unsent.length;
  useEffect(() => {
    // What one writes oneself is in sight.
    if (unsentCount > 0) boxRef.current?.scrollTo({ top: 0 });
  }, [unsentCount]);
  const lastOwn = messages.findLast(({ is_own, kind }) => is_own && kind === 'text');
  const firstNew = messages.find(({ seq, is_own }) => seq > firstReadRef.current && !is_own);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section ref={boxRef} className={styles.log} aria-label={texts.log.label} aria-busy={log.isPending} tabIndex={0}>
      <div className={styles.content}>
        {log.isPending ? <Skeleton shape="block" /> : null}
        {log.isError && !isLoaded ? <FailedPart onTryAgain={() => void log.refetch()} /> : null}
        {isLoaded && messages.length + unsentCount === 0 ? <p className={styles.nothing}>{texts.log.nothing}</p> : null}
        <FetchedWhenSeen
          label={texts.log.older}
          isThere={log.hasPreviousPage}
          isFetching={log.isFetchingPreviousPage}
          onFetch={() => void log.fetchPreviousPage()}
        />
        <ol className={styles.lines}>
          {messages.map((message, at) => (
            <LogLine
              key={message.seq}
              thread={thread}
              message={message}
              before={messages[at - 1]}
              isLastOwn={message === lastOwn}
              isFound={message.seq === foundSeq}
              onChanged={log.showChanged}
              onReport={onReport}
              mark={message === firstNew ? <NewMark ref={markRef} /> : null}
            />
          ))}
          {isAtEnd
            ? unsent.map((line) => (
                <UnsentLineItem
                  key={line.key}
                  line={line}
                  isOffline={isOffline}
                  onRetry={() => onRetry(line.key)}
                  onDiscard={() => onDiscard(line.key)}
                />
              ))
            : null}
        </ol>
        {isAtEnd ? null : (
          <div className={styles.further}>
            <Button
              variant="secondary"
              isSmall
              isLoading={log.isFetchingNextPage}
              onClick={() => {
                keptRef.current = true;
                void log.fetchNextPage();
              }}
            >
              {texts.log.newer}
            </Button>
            <Button variant="tertiary" isSmall onClick={() => void log.readFromEnd()}>
              {texts.log.newest}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function NewMark({ ref }: { ref: Ref<HTMLLIElement> }) {
  const texts = useTexts(messengerTexts);
  return (
    <li ref={ref} className={styles.mark}>
      {texts.log.new_ones}
    </li>
  );
}

type LogLineProps = {
  thread: Thread;
  message: ThreadMessage;
  before: ThreadMessage | undefined;
  isLastOwn: boolean;
  isFound: boolean;
  mark: ReactNode;
  onChanged: (changed: ThreadMessage) => void;
  onReport: OnReport;
};

/** A line, after the day if that is another one than before. */
function LogLine({ thread, message, before, isLastOwn, isFound, mark, onChanged, onReport }: LogLineProps) {
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const isNewDay = !before || !isSameDay(before.created_at, message.created_at);
  return (
    <>
      {isNewDay ? <li className={styles.day}>{dayText(message.created_at, { now, moments })}</li> : null}
      {mark}
      {message.kind === 'text' ? (
        <MessageLine
          thread={thread}
          message={message}
          isFollowing={!isNewDay && mark === null && isFollowing(before, message)}
          isLastOwn={isLastOwn}
          isFound={isFound}
          onChanged={onChanged}
          onReport={onReport}
        />
      ) : (
        <ToldLine message={message} />
      )}
    </>
  );
}

const SAME_BREATH_MS = 5 * 60_000;

/** By the same user a moment later: who it is has been said. */
const isFollowing = (before: ThreadMessage | undefined, message: ThreadMessage): boolean =>
  before?.kind === 'text' &&
  before.author?.id === message.author?.id &&
  Date.parse(message.created_at) - Date.parse(before.created_at) < SAME_BREATH_MS;

type FetchedWhenSeenProps = { label: string; isThere: boolean; isFetching: boolean; onFetch: () => void };

/** The next page comes by itself when one scrolls there; the button is for those who do not. */
function FetchedWhenSeen({ label, isThere, isFetching, onFetch }: FetchedWhenSeenProps) {
  if (!isThere) return null;
  const watch = (box: HTMLDivElement | null) => {
    if (!box || isFetching) return;
    const watching = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onFetch();
    });
    watching.observe(box);
    return () => watching.disconnect();
  };
  return (
    <div ref={watch} className={styles.further}>
      <Button variant="secondary" isSmall isLoading={isFetching} onClick={onFetch}>
        {label}
      </Button>
    </div>
  );
}

/** The box is measured from its foot: where newer lines are asked for, those that are being read stay where they are. */
function useKeptPlace(boxRef: RefObject<HTMLElement | null>, lastSeq: number | undefined) {
  const keptRef = useRef(false);
  const heightRef = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever a line has come
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    if (keptRef.current) box.scrollTop -= box.scrollHeight - heightRef.current;
    keptRef.current = false;
    heightRef.current = box.scrollHeight;
  }, [lastSeq]);
  return keptRef;
}
