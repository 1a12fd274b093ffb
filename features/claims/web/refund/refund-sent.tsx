import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Notice } from '#ui/notice.tsx';
import type { HistoryEntry } from '../../contract.ts';
import { payTexts } from '../../texts/pay/token.ts';
import { refundTexts } from '../../texts/refund/token.ts';
import styles from '../pay/pay.module.css';

/** What the municipality has been sent, and what comes next. */
export function RefundSent({ entry, backHref }: { entry: HistoryEntry; backHref: string }) {
  const { sent } = useTexts(refundTexts);
  const { back } = useTexts(payTexts);
  return (
    <section className={`nb-panel ${styles.step}`} aria-label={sent.title}>
      <Notice tone="success" title={sent.title} isLive focusTime={1}>
        {sent.text}
      </Notice>
      <FactList
        facts={[
          { term: sent.amount, value: kroner(entry.amount_ore) },
          { term: sent.what, value: entry.purpose ?? '' },
          { term: sent.from, value: entry.organization_name },
          { term: sent.to, value: entry.bank_account },
          { term: sent.receipts, value: entry.receipts.map(({ name }) => name).join(', ') },
          { term: sent.number, value: entry.receipt_number },
        ]}
      />
      <div className={styles.buttons}>
        <ButtonLink href={backHref}>{back}</ButtonLink>
      </div>
    </section>
  );
}
