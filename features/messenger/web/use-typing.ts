import { useEffect, useState } from 'react';
import { throttle } from '#features/portal/web/throttle.ts';
import { useStream } from '#features/stream/web/use-stream.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import type { Thread, ThreadMessage } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import { tellTyping } from './calls.ts';

const TELL_MS = 4000;
/** Who has not been heard of for so long has stopped. */
const SHOWN_MS = 7000;

/** Who is writing just now, and telling the others that one does. */
export function useTyping(thread: Thread, messages: readonly ThreadMessage[]) {
  const { log } = useTexts(messengerTexts);
  const call = useCall();
  const [writers, setWriters] = useState<readonly string[]>([]);
  const [telling] = useState(() =>
    // Nobody misses it when it does not arrive.
    throttle(() => void call(tellTyping, { params: { id: thread.id } }).catch(() => undefined), TELL_MS),
  );
  useEffect(() => telling.stop, [telling]);
  useStream('typing', (content) => {
    const { thread_id, user_id } = content ?? {};
    if (thread_id === thread.id && typeof user_id === 'string') {
      setWriters((known) => [...known.filter((id) => id !== user_id), user_id]);
    }
  });
  useStream('message', (content) => {
    if (content?.thread_id === thread.id) setWriters([]);
  });
  useEffect(() => {
    if (writers.length === 0) return;
    const timer = setTimeout(() => setWriters([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [writers]);
  const people = new Map(
    [...thread.others, ...messages.flatMap(({ author }) => author ?? [])].map((one) => [one.id, one]),
  );
  const [first] = writers.flatMap((id) => people.get(id)?.name ?? []);
  return {
    typing: writers.length > 1 ? log.typing_many : first === undefined ? '' : log.typing(first),
    tell: telling.run,
    /** What was written has been sent. */
    rest: telling.stop,
  };
}
