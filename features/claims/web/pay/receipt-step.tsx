import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Notice } from '#ui/notice.tsx';
import type { HistoryEntry } from '../../contract.ts';
import { payTexts } from '../../texts/pay/token.ts';
import styles from './pay.module.css';

/** What was paid from the account, and what comes next. */
export function ReceiptStep({ entry, backHref }: { entry: HistoryEntry; backHref: string }) {
  const texts = useTexts(payTexts);
  const moments = useTexts(momentTexts);
  const { receipt } = texts;
  return (
    <section className={`nb-panel ${styles.step}`} aria-label={texts.steps.receipt}>
      <Notice tone="success" title={receipt.title} isLive focusTime={1}>
        <p>{entry.ready_on === null ? receipt.next : receipt.trial(longDate(entry.ready_on, moments))}</p>
      </Notice>
      <FactList
        facts={[
          { term: receipt.from, value: kroner(entry.amount_ore) },
          { term: receipt.to, value: entry.organization_name },
          ...(entry.purpose ? [{ term: receipt.what, value: entry.purpose }] : []),
          { term: receipt.number, value: entry.receipt_number },
        ]}
      />
      <div className={styles.buttons}>
        <ButtonLink href={backHref}>{texts.back}</ButtonLink>
      </div>
    </section>
  );
}
