import { useInfiniteQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/call.tsx';
import type { Shown } from '../contract.ts';
import { notificationsQuery } from './notification-queries.ts';
import { useLoggedFailure } from './use-logged-failure.ts';

/** The user's notifications, or a part of them, as far as they have been fetched, the newest first. */
export function useNotifications(show?: Shown) {
  const answer = useInfiniteQuery(notificationsQuery(useCall(), show));
  useLoggedFailure(answer.error);
  const pages = answer.data?.pages ?? [];
  return {
    ...answer,
    notifications: pages.flatMap(({ data }) => data),
    unreadCount: pages[0]?.meta.total_unread ?? 0,
    folders: pages[0]?.meta.folders ?? [],
  };
}
