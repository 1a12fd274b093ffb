import type { ReactNode } from 'react';
import { longDate } from '#platform/language/date-forms.ts';
import { useMoments } from '#platform/web/language.tsx';
import type { WaitingSender } from '../contract.ts';
import styles from './sender-card.module.css';
import { useSenderTexts } from './use-sender-texts.ts';

type SenderCardProps = { waiting: WaitingSender; actions: ReactNode };

/** Who wants to send SMS, and as whom. */
export function SenderCard({ waiting: { id, name, municipality, sender, asked_at }, actions }: SenderCardProps) {
  const texts = useSenderTexts();
  const moments = useMoments();
  const titleId = `sender-${id}`;
  return (
    <article className={`nb-panel ${styles.card}`} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.name}>
          {name}
        </h2>
        <p className="nb-muted">
          {texts.in(municipality.name)}
          {' · '}
          {texts.asked(longDate(asked_at, moments))}
        </p>
      </header>
      <dl className={styles.proposed}>
        <dt className={styles.label}>{texts.proposed}</dt>
        <dd className={styles.sender} translate="no">
          {sender}
        </dd>
      </dl>
      <p className="nb-muted">{texts.until_then}</p>
      <footer className="nb-row">{actions}</footer>
    </article>
  );
}
