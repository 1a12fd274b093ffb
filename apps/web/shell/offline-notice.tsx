import { CloudSlashIcon } from '@navikt/aksel-icons';
import { useSyncExternalStore } from 'react';
import styles from './offline-notice.module.css';
import { useShellTexts } from './use-shell-texts.ts';

/** Comes when the connection goes and goes when it comes back (SHL-06). The live region is always in place. */
export function OfflineNotice() {
  const texts = useShellTexts();
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
