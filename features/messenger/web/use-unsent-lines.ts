import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useSessionEnd } from '#features/identity/web/use-session-end.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useIsLive } from '#features/stream/web/use-stream.ts';
import { useCall } from '#platform/web/call.tsx';
import { writeMessage } from './calls.ts';
import { createUnsentLines, type UnsentLines } from './unsent-lines.ts';

/** What waits to be sent, for as long as the messenger is open. It goes again as soon as the network is back. */
export function useUnsentLines(userId: string): UnsentLines {
  const call = useCall();
  const { now } = usePortal();
  const isLive = useIsLive();
  const endSession = useSessionEnd();
  const onLoggedOut = useEffectEvent((error: unknown) => void endSession(error));
  const [unsent] = useState(() =>
    createUnsentLines({
      userId,
      send: async ({ thread_id: id, body, files, key }) => {
        const sent = { body, files: files.map((file) => file.id) };
        return (await call(writeMessage, { params: { id }, body: sent, key })).data;
      },
      onLoggedOut: (error) => onLoggedOut(error),
      reasonOf: ({ errors, message }) => Object.values(errors ?? {}).flat()[0] ?? message,
    }),
  );
  const resume = useEffectEvent(() => unsent.resume(now));
  useEffect(() => {
    const goOn = () => resume();
    goOn();
    addEventListener('online', goOn);
    return () => {
      removeEventListener('online', goOn);
      unsent.stop();
    };
  }, [unsent]);
  useEffect(() => {
    if (isLive) resume();
  }, [isLive]);
  return unsent;
}

export const useUnsentState = (unsent: UnsentLines) => useSyncExternalStore(unsent.subscribe, unsent.state);
