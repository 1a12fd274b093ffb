import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { createDoorKeeper, type DoorKeeper, type DoorState } from './door-keeper.ts';
import { openDoorStore } from './door-store.ts';

const READ_ANEW_MS = 20_000;

const NOT_YET: DoorState = {
  list: null,
  people: [],
  waitingCount: 0,
  refused: [],
  isLasting: true,
  fault: null,
  result: null,
};

/** One list at the door. It is read again as long as a user looks, since others may stand at another door. */
export function useDoor(userId: string, occurrenceId: string): { state: DoorState; keeper: DoorKeeper | null } {
  const call = useCall();
  const [keeper, setKeeper] = useState<DoorKeeper | null>(null);

  useEffect(() => {
    let isWanted = true;
    let stopWatching = () => {};
    void openDoorStore().then(async (store) => {
      if (!isWanted) return;
      const opened = createDoorKeeper({ call, store, userId, occurrenceId });
      await opened.open();
      if (!isWanted) return;
      setKeeper(opened);
      stopWatching = watch(opened);
    });
    return () => {
      isWanted = false;
      stopWatching();
    };
  }, [call, userId, occurrenceId]);

  const state = useSyncExternalStore(
    keeper?.subscribe ?? never,
    () => keeper?.read() ?? NOT_YET,
    () => NOT_YET,
  );
  return { state, keeper };
}

const never = () => () => {};

/** What has waited goes when the network comes, when a user looks again, and now and then in between. */
function watch(keeper: DoorKeeper): () => void {
  const refresh = () => {
    if (!document.hidden) void keeper.refresh();
  };
  addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refresh);
  const timer = setInterval(refresh, READ_ANEW_MS);
  return () => {
    removeEventListener('online', refresh);
    document.removeEventListener('visibilitychange', refresh);
    clearInterval(timer);
  };
}
