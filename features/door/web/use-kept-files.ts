import { useEffect } from 'react';
import { keepFilesOfPage } from '#platform/web/use-service-worker.ts';

/** Everything that the page is made of is kept: the next time there may be no network. */
export function useKeptFiles({ hasScanner = false } = {}): void {
  useEffect(keepFilesOfPage, []);
  useEffect(() => {
    // Not only when the camera is first used: by then the network may be gone.
    if (hasScanner) import('qr/decode.js').catch(() => {});
  }, [hasScanner]);
}
