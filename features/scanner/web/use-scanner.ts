import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCall } from '#platform/web/call.tsx';
import type { ScanPlace } from '../contract.ts';
import { createScanKeeper, type ScanKeeper, type ScanState } from './scan-keeper.ts';
import { openScanStore } from './scan-store.ts';

const READ_AGAIN_MS = 60_000;

const NOT_YET: ScanState = { list: null, waitingCount: 0, refused: [], isLasting: true, fault: null, result: null };

/** One desk. What may be shown there is read again as long as a user looks. */
export function useScanner(
  userId: string,
  { organization_id, municipality_id }: ScanPlace,
): { state: ScanState; keeper: ScanKeeper | null } {
  const call = useCall();
  const [keeper, setKeeper] = useState<ScanKeeper | null>(null);

  useEffect(() => {
    let isWanted = true;
    let stopWatching = () => {};
    void openScanStore().then(async (store) => {
      if (!isWanted) return;
      const opened = createScanKeeper({ call, store, userId, place: { organization_id, municipality_id } });
      await opened.open();
      if (!isWanted) return;
      setKeeper(opened);
      stopWatching = watch(opened);
    });
    return () => {
      isWanted = false;
      stopWatching();
    };
  }, [call, userId, organization_id, municipality_id]);

  const state = useSyncExternalStore(
    keeper?.subscribe ?? never,
    () => keeper?.read() ?? NOT_YET,
    () => NOT_YET,
  );
  return { state, keeper };
}

const never = () => () => {};

function watch(keeper: ScanKeeper): () => void {
  const refresh = () => {
    if (!document.hidden) void keeper.refresh();
  };
  addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refresh);
  const timer = setInterval(refresh, READ_AGAIN_MS);
  return () => {
    removeEventListener('online', refresh);
    document.removeEventListener('visibilitychange', refresh);
    clearInterval(timer);
  };
}
