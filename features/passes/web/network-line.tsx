import { CloudSlashIcon, CloudUpIcon } from '@navikt/aksel-icons';
import { useSyncExternalStore } from 'react';
import { clock } from '#platform/language/dates.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { passTexts } from '../texts/token.ts';
import styles from './network-line.module.css';

type NetworkLineProps = {
  /** The server did not answer the last time. */
  isCutOff: boolean;
  /** When the list was made that stands in for it. */
  as_of: string | null;
  waitingCount: number;
  refusedCount: number;
  isLasting: boolean;
  onSeen: () => void;
};

/** What has not been sent, how old the list is, and what the server did not take. */
export function NetworkLine({ isCutOff, as_of, waitingCount, refusedCount, isLasting, onSeen }: NetworkLineProps) {
  const texts = useTexts(passTexts).network;
  const isOnline = useSyncExternalStore(listenToConnection, () => navigator.onLine);
  return (
    <div className={styles.part} data-says-offline>
      <div role="status" className={styles.lines}>
        {isCutOff || !isOnline ? (
          <p className={styles.line}>
            <CloudSlashIcon aria-hidden />
            <span>
              {texts.offline} {as_of === null ? null : texts.as_of(clock(as_of))}
            </span>
          </p>
        ) : null}
        {waitingCount > 0 ? (
          <p className={styles.line} data-tone="waiting">
            <CloudUpIcon aria-hidden />
            <span>
              <strong>{texts.waiting(waitingCount)}</strong>
              {isLasting ? <span className={styles.detail}>{texts.kept}</span> : null}
            </span>
          </p>
        ) : null}
      </div>
      {isLasting ? null : <Notice tone="warning">{texts.not_lasting}</Notice>}
      {refusedCount > 0 ? (
        <Notice tone="danger" isLive>
          <p>{texts.refused(refusedCount)}</p>
          <Button variant="secondary" onClick={onSeen}>
            {texts.seen}
          </Button>
        </Notice>
      ) : null}
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
