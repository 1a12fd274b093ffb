import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { throttle } from '#features/portal/web/throttle.ts';
import { useIsLive, useStream } from '#features/stream/web/use-stream.ts';
import { useCall } from '#platform/web/call.tsx';
import { ALL_NOTIFICATIONS, newestQuery } from './notification-queries.ts';
import { useLoggedFailure } from './use-logged-failure.ts';

const POLL_MS = 60_000;
const REFRESH_MS = 5000;

/** NOT-02: the newest notification and how many are unread, as the stream tells of them or else once a minute. */
export function useNewest() {
  const queries = useQueryClient();
  const isLive = useIsLive();
  const [refreshing] = useState(() =>
    throttle(() => void queries.invalidateQueries({ queryKey: ALL_NOTIFICATIONS }), REFRESH_MS),
  );
  useStream('notification', refreshing.run);
  useEffect(() => refreshing.stop, [refreshing]);
  const answer = useQuery({ ...newestQuery(useCall()), refetchInterval: isLive ? false : POLL_MS });
  useLoggedFailure(answer.error);
  return { newest: answer.data?.data[0] ?? null, unreadCount: answer.data?.meta.total_unread ?? null };
}
