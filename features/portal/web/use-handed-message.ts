import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/**
 * The message that a failed call left for the error page (RTE-07). It is text and is shown as text. The server does
 * not know of it: after a reload it comes when the page works.
 */
export function useHandedMessage(): string | null {
  const { state } = useLocation();
  const isHanded = typeof state === 'object' && state !== null && typeof state.message === 'string';
  const message = isHanded && state.message !== '' ? state.message : null;
  return useSyncExternalStore(
    neverChanges,
    () => message,
    () => null,
  );
}

const neverChanges = () => () => {};
