import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import type { Thread } from '../contract.ts';
import { getUnread, markRead } from './calls.ts';
import { threadsQuery } from './thread-queries.ts';

/** Tells the server how far the user has read. Should it not hear of it, the next line that is seen tells it. */
export function useReadMark(thread: Thread): (seq: number) => void {
  const call = useCall();
  const queries = useQueryClient();
  const readRef = useRef(thread.last_read_seq);
  return (seq) => {
    if (seq <= readRef.current) return;
    const before = readRef.current;
    readRef.current = seq;
    call(markRead, { params: { id: thread.id }, body: { seq } }).then(
      (answer) => {
        queries.setQueryData(answerQuery(call, getUnread, {}).queryKey, answer);
        const unread = Math.max(0, thread.last_seq - seq);
        queries.setQueryData(
          threadsQuery(call).queryKey,
          (lists) =>
            lists && {
              ...lists,
              pages: lists.pages.map((page) => ({
                ...page,
                data: page.data.map((one) => (one.id === thread.id ? { ...one, unread } : one)),
              })),
            },
        );
      },
      () => {
        readRef.current = Math.min(before, readRef.current);
      },
    );
  };
}
