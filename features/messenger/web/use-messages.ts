import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import type { Thread, ThreadMessage } from '../contract.ts';
import { MESSAGES_PER_PAGE } from '../rules.ts';
import { listMessages } from './calls.ts';
import {
  lastSeqIn,
  type MessagePages,
  messagesIn,
  reachesEnd,
  withChanged,
  withMoreBelow,
  withNewer,
  withOwn,
} from './message-pages.ts';
import { messagesQuery } from './thread-queries.ts';

/** So many read lines stand above the first unread one. */
const READ_ABOVE = 5;
/** As many as the server hands out at once. */
const MAX_MISSED = 100;

/** Where reading begins: at the newest, or where the user stopped if that is further up than one page. */
const startOf = ({ last_seq, last_read_seq }: Thread, at: number | null) =>
  at !== null
    ? { after: Math.max(0, at - 1 - READ_ABOVE) }
    : last_seq - last_read_seq > MESSAGES_PER_PAGE - READ_ABOVE
      ? { after: Math.max(0, last_read_seq - READ_ABOVE) }
      : {};

/** The lines of one conversation, a page to either side at a time, and those that come while it is open. */
export function useMessages(thread: Thread, at: number | null) {
  const call = useCall();
  const queries = useQueryClient();
  const [from] = useState(() => startOf(thread, at));
  const params = { id: thread.id };
  const query = messagesQuery(call, thread.id, from);
  const answer = useInfiniteQuery(query);
  const change = (work: (pages: MessagePages) => MessagePages) =>
    queries.setQueryData(query.queryKey, (pages) => pages && work(pages));

  /** What has come since; of a long time away so much, and the rest when it is asked for. */
  async function readNewer(): Promise<void> {
    const pages = queries.getQueryData(query.queryKey);
    if (!pages) return;
    if (!reachesEnd(pages)) return void change(withMoreBelow);
    const newer = await call(listMessages, { params, query: { after: lastSeqIn(pages), perPage: MAX_MISSED } });
    change((known) => withNewer(known, newer));
  }

  return {
    ...answer,
    messages: messagesIn(answer.data),
    isAtEnd: reachesEnd(answer.data),
    readNewer,
    /** One line was edited or deleted. */
    async readAgain(seq: number): Promise<void> {
      const { data } = await call(listMessages, { params, query: { after: seq - 1, perPage: 1 } });
      const [changed] = data;
      if (changed) change((pages) => withChanged(pages, changed));
    },
    showChanged: (changed: ThreadMessage) => void change((pages) => withChanged(pages, changed)),
    /** What was sent from here is there at once. */
    showOwn(own: ThreadMessage): void {
      const pages = queries.getQueryData(query.queryKey);
      const next = pages && withOwn(pages, own);
      if (next) queries.setQueryData(query.queryKey, next);
      else void readNewer().catch(() => undefined);
    },
    /** From the newest line, wherever one stood. */
    async readFromEnd(): Promise<void> {
      const newest = await call(listMessages, { params, query: {} });
      queries.setQueryData(query.queryKey, { pages: [newest], pageParams: [{}] });
    },
  };
}

export type Messages = ReturnType<typeof useMessages>;
