import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Tone } from '#ui/tone.ts';
import type { HistoryEntry } from '../contract.ts';
import { ACCOUNT_UNKNOWN, type ClaimStatus } from '../rules.ts';
import { claimTexts } from '../texts/token.ts';
import { getReceipt } from './calls.ts';
import { PaymentDeeds } from './payment-deeds.tsx';
import styles from './payments.module.css';
import { ReceiptButton } from './receipt-button.tsx';

const TONES: Record<ClaimStatus, Tone> = {
  PENDING: 'neutral',
  APPROVED: 'info',
  PAID: 'success',
  FAILED: 'danger',
  REJECTED: 'warning',
  ROLLBACK: 'success',
};

export function PaymentRow({ entry }: { entry: HistoryEntry }) {
  const texts = useTexts(claimTexts);
  const moments = useTexts(momentTexts);
  const told = useTold(entry);
  const { status } = entry;
  const isTaken = status !== 'REJECTED' && status !== 'FAILED';
  const amount = kroner(status === 'ROLLBACK' ? entry.amount_ore : -entry.amount_ore);
  const said = [longDate(entry.created_at, moments), entry.purpose ?? entry.payment_note, told];
  return (
    <li className={styles.row} data-status={status}>
      <div className={styles.what}>
        <h3 className={styles.payee}>{entry.organization_name}</h3>
        <p className="nb-small nb-muted">{said.filter(Boolean).join(' · ')}</p>
        <EntryReceipts entry={entry} />
        <PaymentDeeds entry={entry} />
      </div>
      <div className={styles.sum}>
        {isTaken ? <strong>{amount}</strong> : <s>{amount}</s>}
        <Tag tone={TONES[status]}>{texts.status[status]}</Tag>
      </div>
    </li>
  );
}

/** What was handed in with a refund, for those who have a part in the account. */
function EntryReceipts({ entry: { id, receipts } }: { entry: HistoryEntry }) {
  const texts = useTexts(claimTexts);
  const call = useCall();
  if (receipts.length === 0) return null;
  return (
    <ul className={styles.receipts}>
      {receipts.map((receipt) => (
        <li key={receipt.id}>
          <ReceiptButton
            receipt={receipt}
            label={texts.download(receipt.name)}
            fetch={() => call(getReceipt, { params: { id, file: receipt.id } })}
          />
        </li>
      ))}
    </ul>
  );
}

/** What there is to know of it beside its status. */
function useTold({ status, payment_status_code, rejection_message, ready_on, kind, receipt_number }: HistoryEntry) {
  const { told } = useTexts(claimTexts);
  const moments = useTexts(momentTexts);
  if (status === 'FAILED') return payment_status_code === ACCOUNT_UNKNOWN ? told.account_unknown : told.bank_refused;
  if (status === 'REJECTED') return told.rejected(rejection_message ?? '');
  if (status === 'ROLLBACK') return told.returned;
  if (ready_on !== null) return told.trial(longDate(ready_on, moments));
  return kind === 'refund' ? told.refund : told.receipt(receipt_number);
}
