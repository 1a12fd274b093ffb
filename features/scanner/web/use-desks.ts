import { useEffect, useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import type { Desk } from '../contract.ts';
import { listDesks } from './calls.ts';
import { openScanStore } from './scan-store.ts';

type Desks = { desks: readonly Desk[] | null; fault: 'offline' | 'failed' | null; tryAgain: () => void };

/** Where this person can stand: as the server says, or as it last said where there is no network. */
export function useDesks(userId: string, now: Date): Desks {
  const call = useCall();
  const [desks, setDesks] = useState<readonly Desk[] | null>(null);
  const [fault, setFault] = useState<Desks['fault']>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every try is another one
  useEffect(() => {
    let isWanted = true;
    void (async () => {
      const store = await openScanStore();
      const kept = await store.readDesks(userId);
      if (isWanted && kept) setDesks(kept);
      try {
        const { data } = await call(listDesks, {});
        await store.keepDesks(userId, data, now).catch(() => {});
        if (isWanted) setDesks(data);
      } catch (error) {
        if (isWanted && !kept) setFault(error instanceof CallFailed ? 'failed' : 'offline');
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [call, userId, tries]);

  return {
    desks,
    fault: desks === null ? fault : null,
    tryAgain() {
      setFault(null);
      setTries(tries + 1);
    },
  };
}
