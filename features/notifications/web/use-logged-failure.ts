import { useEffect } from 'react';

/** NOT-02: what cannot be fetched in the background disturbs nobody. */
export function useLoggedFailure(error: Error | null): void {
  useEffect(() => {
    if (error) console.warn('Notifications could not be fetched.', error);
  }, [error]);
}
