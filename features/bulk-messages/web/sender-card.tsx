import type { ReactNode } from 'react';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { DecisionCard } from '#ui/decision-card.tsx';
import type { WaitingSender } from '../contract.ts';
import { senderTexts } from '../texts/senders/token.ts';
import styles from './sender-card.module.css';

type SenderCardProps = { waiting: WaitingSender; actions: ReactNode };

/** Who wants to send SMS, and as whom. */
export function SenderCard({ waiting: { name, municipality, sender, asked_at, asked_by }, actions }: SenderCardProps) {
  const texts = useTexts(senderTexts);
  const asked = longDate(asked_at, useTexts(momentTexts));
  return (
    <DecisionCard
      title={name}
      about={
        <>
          {texts.in(municipality.name)}
          {' · '}
          {asked_by === null ? texts.asked(asked) : texts.asked_by(asked_by, asked)}
        </>
      }
      actions={actions}
    >
      <dl className={styles.proposed}>
        <dt className={styles.label}>{texts.proposed}</dt>
        <dd className={styles.sender} translate="no">
          {sender}
        </dd>
      </dl>
      <p className="nb-muted">{texts.until_then}</p>
    </DecisionCard>
  );
}
