import { useEffect, useState, useSyncExternalStore } from 'react';

/** What a device keeps to work without a network: it is told of to those who subscribe, and read again when asked. */
export type Keeper<State> = {
  open(): Promise<void>;
  refresh(): Promise<void>;
  subscribe(listener: () => void): () => void;
  read(): State;
};

type KeptList<Kept extends Keeper<State>, State> = {
  /** Makes the keeper; stable as long as the same list is meant. */
  create: () => Promise<Kept>;
  /** Until the keeper is there. */
  notYet: State;
  readAgainMs: number;
};

/** One list at a desk or a door. It is read again as long as a user looks, since others may stand at another one. */
export function useKeptList<Kept extends Keeper<State>, State>({
  create,
  notYet,
  readAgainMs,
}: KeptList<Kept, State>): { state: State; keeper: Kept | null } {
  const [keeper, setKeeper] = useState<Kept | null>(null);

  useEffect(() => {
    let isWanted = true;
    let stopWatching = () => {};
    void create().then(async (created) => {
      if (!isWanted) return;
      await created.open();
      if (!isWanted) return;
      setKeeper(created);
      stopWatching = watch(created.refresh, readAgainMs);
    });
    return () => {
      isWanted = false;
      stopWatching();
    };
  }, [create, readAgainMs]);

  const state = useSyncExternalStore(
    keeper?.subscribe ?? never,
    () => keeper?.read() ?? notYet,
    () => notYet,
  );
  return { state, keeper };
}

const never = () => () => {};

/** What has waited goes when the network comes, when a user looks again, and now and then in between. */
function watch(refresh: () => Promise<void>, everyMs: number): () => void {
  const refreshIfSeen = () => {
    if (!document.hidden) void refresh();
  };
  addEventListener('online', refreshIfSeen);
  document.addEventListener('visibilitychange', refreshIfSeen);
  const timer = setInterval(refreshIfSeen, everyMs);
  return () => {
    removeEventListener('online', refreshIfSeen);
    document.removeEventListener('visibilitychange', refreshIfSeen);
    clearInterval(timer);
  };
}
