import { useEffect, useEffectEvent } from 'react';

const FIRST_RETRY_MS = 3000;
const LAST_RETRY_MS = 30_000;

/**
 * Two have changed the same: reads what the other one saved, once for each refusal. Until it has come there is nothing
 * to choose between and nothing is saved, so it is asked for again when it does not come.
 */
export function useMeetConflict(refusal: string | null, meet: (message: string) => Promise<void>): void {
  const meetOnce = useEffectEvent(meet);
  useEffect(() => {
    if (refusal === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWanted = true;
    let waitMs = FIRST_RETRY_MS;
    const tryToMeet = () => {
      meetOnce(refusal).catch(() => {
        if (!isWanted) return;
        timer = setTimeout(tryToMeet, waitMs);
        waitMs = Math.min(2 * waitMs, LAST_RETRY_MS);
      });
    };
    tryToMeet();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [refusal]);
}
