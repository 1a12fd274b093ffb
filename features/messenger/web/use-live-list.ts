import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { throttle } from '#features/portal/web/throttle.ts';
import { useStream } from '#features/stream/web/use-stream.ts';
import { listThreads } from './calls.ts';

const REFRESH_MS = 1000;

/** The list is read again when something has happened in any conversation. */
export function useLiveList(): void {
  const queries = useQueryClient();
  const [refreshing] = useState(() =>
    throttle(() => void queries.invalidateQueries({ queryKey: [listThreads.method, listThreads.path] }), REFRESH_MS),
  );
  useStream('message', refreshing.run);
  useStream('thread', refreshing.run);
  useEffect(() => refreshing.stop, [refreshing]);
}
