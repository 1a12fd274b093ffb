import { infiniteQueryOptions } from '@tanstack/react-query';
import type { NotificationId } from '#features/vocabulary/ids.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import type { Call } from '#platform/web/client.ts';
import type { Shown } from '../contract.ts';
import { listNotifications } from './calls.ts';

/** Everything that is read from the list. */
export const ALL_NOTIFICATIONS = [listNotifications.method, listNotifications.path] as const;

/** For the bell: the newest, and how many are unread. */
export const newestQuery = (call: Call) => answerQuery(call, listNotifications, { query: { page: 1, perPage: 1 } });

/** The lists, whatever is shown of them. */
export const PAGES = [...ALL_NOTIFICATIONS, 'pages'] as const;

/** The list, or a part of it, a page after another. */
export const notificationsQuery = (call: Call, show?: Shown) =>
  infiniteQueryOptions({
    queryKey: [...PAGES, show ?? 'all'],
    queryFn: ({ pageParam: before, signal }) =>
      call(listNotifications, { query: { ...(show && { show }), ...(before && { before }) } }, signal),
    initialPageParam: null as NotificationId | null,
    getNextPageParam: ({ meta }) => meta.next,
    retry: (failures, error) => failures < 2 && !('status' in error),
    staleTime: 30_000,
  });
