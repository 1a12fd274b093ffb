import { CloudSlashIcon } from '@navikt/aksel-icons';
import { useSyncExternalStore } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import styles from './offline-notice.module.css';
import { shellTexts } from './texts/token.ts';

/** Comes when the connection goes and goes when it comes back (SHL-06). The live region is always in place. */
export function OfflineNotice() {
  const texts = useTexts(shellTexts);
  const isOnline = useSyncExternalStore(
    listenToConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={styles.notice}>
          <CloudSlashIcon aria-hidden />
          {texts.offline}
        </p>
      )}
    </div>
  );
}

function listenToConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
