import { CloudSlashIcon, CloudUpIcon } from '@navikt/aksel-icons';
import { useSyncExternalStore } from 'react';
import { clock } from '#platform/language/dates.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { doorTexts } from '../texts/token.ts';
import type { DoorState } from './door-keeper.ts';
import styles from './network-line.module.css';

type NetworkLineProps = { state: DoorState; onSeen: () => void };

/** What has not been sent, how old the list is, and what the server did not take. */
export function NetworkLine({ state, onSeen }: NetworkLineProps) {
  const texts = useTexts(doorTexts).network;
  const isOnline = useSyncExternalStore(listenToConnection, () => navigator.onLine);
  const { waitingCount, refused, isLasting, list } = state;
  const isCutOff = !isOnline || state.fault === 'offline' || state.fault === 'failed';
  return (
    <div className={styles.part} data-says-offline>
      <div role="status" className={styles.lines}>
        {isCutOff ? (
          <p className={styles.line}>
            <CloudSlashIcon aria-hidden />
            <span>
              {texts.offline} {list ? texts.as_of(clock(list.as_of)) : null}
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
      {refused.length > 0 ? (
        <Notice tone="danger" isLive>
          <p>{texts.refused(refused.length)}</p>
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
