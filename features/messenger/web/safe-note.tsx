import { ShieldCheckmarkIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { messengerTexts } from '../texts/token.ts';
import styles from './thread-view.module.css';

/** BEY-16: that minors take part, and what holds because of that. */
export function SafeNote() {
  const { safe } = useTexts(messengerTexts);
  return (
    <div className={styles.safe}>
      <ShieldCheckmarkIcon aria-hidden className={styles.safeIcon} />
      <div>
        <p>
          <strong>{safe.title}</strong> {safe.text}
        </p>
        <details>
          <summary>{safe.how}</summary>
          <p>{safe.explained}</p>
        </details>
      </div>
    </div>
  );
}
