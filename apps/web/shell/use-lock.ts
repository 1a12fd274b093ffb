import { useRef } from 'react';

/** Says whether something may happen now, and if so, blocks it for a while. */
export function useLock(durationMs: number): () => boolean {
  const freeAtMsRef = useRef(0);
  return () => {
    const nowMs = Date.now();
    if (nowMs < freeAtMsRef.current) return false;
    freeAtMsRef.current = nowMs + durationMs;
    return true;
  };
}
