import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once after the given time; while paused the clock stands still. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void) {
  const remainingMsRef = useRef(durationMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused) return;
    const startedAtMs = Date.now();
    const timer = setTimeout(end, remainingMsRef.current);
    return () => {
      clearTimeout(timer);
      remainingMsRef.current -= Date.now() - startedAtMs;
    };
  }, [isPaused]);
}
