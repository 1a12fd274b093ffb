import { infiniteQueryOptions } from '@tanstack/react-query';
import { answerQuery } from '#platform/web/answers.tsx';
import type { Call } from '#platform/web/client.ts';
import { listNotifications } from './calls.ts';

/** Everything that is read from the list. */
export const ALL_NOTIFICATIONS = [listNotifications.method, listNotifications.path] as const;

/** For the bell: the newest, and how many are unread. */
export const newestQuery = (call: Call) => answerQuery(call, listNotifications, { query: { page: 1, perPage: 1 } });

/** The list, a page after another. */
export const notificationsQuery = (call: Call) =>
  infiniteQueryOptions({
    queryKey: [...ALL_NOTIFICATIONS, 'pages'],
    queryFn: ({ pageParam: page, signal }) => call(listNotifications, { query: { page } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : null),
    retry: (failures, error) => failures < 2 && !('status' in error),
    staleTime: 30_000,
  });
