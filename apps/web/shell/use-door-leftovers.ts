import { useEffect } from 'react';
import { useLogin } from '#features/identity/web/use-login.tsx';
import { useCall } from '#platform/web/call.tsx';
import { storage } from '#platform/web/storage.ts';

/** As in features/passes/web/device-tables.ts. */
const HAS_STOOD_AT_DOOR = 'door-used';

/** For the few devices that have stood at a door: nothing is loaded on any other. */
export function useDoorLeftovers(): void {
  const call = useCall();
  const login = useLogin();
  const state = login?.state;
  const userId = login?.state === 'open' ? login.userId : null;
  useEffect(() => {
    // A ticket in a cookie does not say whose it is: then nothing is anybody else's for certain.
    const isUnsure = state === undefined || (state === 'open' && userId === null);
    if (isUnsure || storage.read(HAS_STOOD_AT_DOOR) === null) return;
    const tidy = () =>
      void import('./leave-nothing-behind.ts').then(
        ({ leaveNothingBehind }) => leaveNothingBehind(call, userId, new Date()),
        () => {},
      );
    tidy();
    addEventListener('online', tidy);
    return () => removeEventListener('online', tidy);
  }, [call, state, userId]);
}
