import { useSyncExternalStore } from 'react';

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    listenToConnection,
    () => navigator.onLine,
    () => true,
  );

function listenToConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
