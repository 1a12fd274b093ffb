import { useEffect } from 'react';
import { useBlocker } from 'react-router';

export type UnsavedChanges = { isAsking: boolean; stay: () => void; leave: () => void };

/**
 * SHL-13: holds a navigation while there is something to lose; show `UnsavedChangesDialog` with what it returns. When
 * the tab itself is closed the browser asks in its own words. A navigation on the same page that puts something else in
 * its place says so (`leaves`).
 */
export function useUnsavedChanges(hasChanges: boolean): UnsavedChanges {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && (currentLocation.pathname !== nextLocation.pathname || nextLocation.state?.leaves === true),
  );

  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);

  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
