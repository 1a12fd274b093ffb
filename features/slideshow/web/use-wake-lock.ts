import { useEffect } from 'react';

/** Keeps the screen from going dark, where the browser can and will. It lets go by itself when the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isWanted = true;
    const hold = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (!isWanted) await lock.release();
      } catch {
        // Low battery, or nobody has touched the page: the wall goes on as before.
      }
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', hold);
      lock?.release().catch(() => {});
    };
  }, []);
}
