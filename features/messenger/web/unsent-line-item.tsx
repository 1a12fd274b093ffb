import { ClockIcon, ExclamationmarkTriangleIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { messengerTexts } from '../texts/token.ts';
import styles from './message-log.module.css';
import type { UnsentLine } from './unsent-lines.ts';

type UnsentLineItemProps = { line: UnsentLine; isOffline: boolean; onRetry: () => void; onDiscard: () => void };

/** One's own line until the server has it: on its way, waiting for the network, or refused. */
export function UnsentLineItem({ line, isOffline, onRetry, onDiscard }: UnsentLineItemProps) {
  const { log } = useTexts(messengerTexts);
  const isRefused = line.refusal !== null;
  const isStuck = isRefused || isOffline;
  return (
    <li className={styles.message} data-own data-state={isRefused ? 'failed' : 'sending'}>
      <div className={styles.bubble}>
        {line.body ? <p className={styles.body}>{line.body}</p> : null}
        {line.files.map(({ id, name }) => (
          <p key={id}>{name}</p>
        ))}
      </div>
      <p className={styles.state} role="status">
        {isStuck ? <ExclamationmarkTriangleIcon aria-hidden /> : <ClockIcon aria-hidden />}
        {isRefused ? log.failed(line.refusal ?? '') : isOffline ? log.waiting : log.sending}
        {isStuck ? (
          <>
            <button type="button" className={styles.plain} onClick={onRetry}>
              {log.retry}
            </button>
            <button type="button" className={styles.plain} onClick={onDiscard}>
              {log.discard}
            </button>
          </>
        ) : null}
      </p>
    </li>
  );
}
