import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { useCall } from '#platform/web/call.tsx';
import type { listNotifications, Notification } from '../contract.ts';
import { readAllNotifications, readNotification } from './calls.ts';
import { ALL_NOTIFICATIONS, newestQuery, PAGES } from './notification-queries.ts';

type List = AnswerOf<typeof listNotifications>;

/** NOT-01: they are shown as read at once. Should the server not hear of it, that is logged and they are unread again. */
export function useMarkRead() {
  const call = useCall();
  const queries = useQueryClient();

  function show(change: (list: List) => List) {
    queries.setQueryData(newestQuery(call).queryKey, (list) => list && change(list));
    queries.setQueriesData<InfiniteData<List>>(
      { queryKey: PAGES },
      (lists) => lists && { ...lists, pages: lists.pages.map(change) },
    );
  }

  function send(sending: Promise<unknown>) {
    sending.catch((error: unknown) => {
      console.warn('Notifications could not be marked as read.', error);
      void queries.invalidateQueries({ queryKey: ALL_NOTIFICATIONS });
    });
  }

  return {
    markOne({ id, is_read }: Notification) {
      if (is_read) return;
      show(({ data, meta }) => ({
        data: data.map((entry) => (entry.id === id ? { ...entry, is_read: true } : entry)),
        meta: { ...meta, total_unread: Math.max(0, meta.total_unread - 1) },
      }));
      send(call(readNotification, { params: { id } }));
    },
    markAll() {
      show(({ data, meta }) => ({
        data: data.map((entry) => ({ ...entry, is_read: true })),
        meta: { ...meta, total_unread: 0 },
      }));
      send(call(readAllNotifications, {}));
    },
  };
}
