import { useInfiniteQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/call.tsx';
import { notificationsQuery } from './notification-queries.ts';
import { useLoggedFailure } from './use-logged-failure.ts';

/** The user's notifications as far as they have been fetched, the newest first. */
export function useNotifications() {
  const answer = useInfiniteQuery(notificationsQuery(useCall()));
  useLoggedFailure(answer.error);
  const pages = answer.data?.pages ?? [];
  const seen = new Set<string>();
  return {
    ...answer,
    /** What has moved to the next page since the one before was read is there once. */
    notifications: pages.flatMap(({ data }) => data).filter(({ id }) => !seen.has(id) && seen.add(id)),
    unreadCount: pages[0]?.meta.total_unread ?? 0,
  };
}
