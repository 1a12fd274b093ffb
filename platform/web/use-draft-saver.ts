import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftSaver } from './draft-saver.ts';

/** A saver for as long as the page is there. It tries again when the network is back. */
export function useDraftSaver<Form>(create: () => DraftSaver<Form>) {
  const [saver] = useState(create);
  const saving = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  useEffect(() => {
    const retry = () => saver.retryNow();
    // A phone that is put away may never come back to this page.
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden' && saver.state().kind === 'waiting') void saver.flush();
    };
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      saver.stop();
    };
  }, [saver]);
  return { saver, saving };
}
