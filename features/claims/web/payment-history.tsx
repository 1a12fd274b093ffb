import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import type { CardId } from '#features/vocabulary/ids.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { claimTexts } from '../texts/token.ts';
import { getCardHistory } from './calls.ts';
import { PaymentRow } from './payment-row.tsx';
import styles from './payments.module.css';

type Owner = { id: CardId; name: string };
const SHOWN = 50;

/** CRD-04: what has been paid from the accounts of a family, one account at a time. */
export function PaymentHistory({ owners }: { owners: readonly [Owner, ...Owner[]] }) {
  const texts = useTexts(claimTexts);
  const [chosen, setChosen] = useState<string>(owners[0].id);
  const owner = owners.find(({ id }) => id === chosen) ?? owners[0];
  return (
    <section className={styles.history} aria-labelledby="payments-title">
      <div className={styles.head}>
        <SectionHeading
          id="payments-title"
          title={texts.title}
          action={
            owners.length > 1 ? (
              <Segmented
                label={texts.whose}
                options={owners.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={String(owner.id)}
                onChange={setChosen}
              />
            ) : undefined
          }
        />
      </div>
      <PaymentRows key={owner.id} card={owner.id} />
    </section>
  );
}

function PaymentRows({ card }: { card: CardId }) {
  const texts = useTexts(claimTexts);
  const history = useAnswer(getCardHistory, { params: { id: card }, query: { perPage: SHOWN } });
  if (history.isError) return <FailedPart text={texts.failed} onTryAgain={() => void history.refetch()} />;
  if (!history.data) return <Skeleton shape="block" />;
  if (history.data.data.length === 0) return <p className={styles.quiet}>{texts.none}</p>;
  return (
    <ul className={styles.rows}>
      {history.data.data.map((entry) => (
        <PaymentRow key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}
