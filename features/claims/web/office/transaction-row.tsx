import { longDate } from '#platform/language/date-forms.ts';
import { clock } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { Transaction } from '../../office-contract.ts';
import { accountsTexts } from '../../texts/office/token.ts';
import styles from './accounts.module.css';
import { TransactionStatus } from './transaction-status.tsx';
import { childWords, purposeWords } from './transaction-words.ts';

type TransactionRowProps = {
  transaction: Transaction;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  isOpening: boolean;
  onOpen: () => void;
  isRetrying: boolean;
  onRetry: () => void;
};

/** A line of the table, and on a phone a card. */
export function TransactionRow({ transaction, isChosen, onChoose, ...deeds }: TransactionRowProps) {
  const texts = useTexts(accountsTexts);
  const moments = useTexts(momentTexts);
  const { status, organization_name, amount_ore, created_at, can } = transaction;
  const child = childWords(transaction, texts);
  const which = `${kroner(amount_ore)}, ${child}, ${organization_name}`;
  const purpose = purposeWords(transaction, texts);
  return (
    <tr className={styles.row} data-status={status} data-chosen={isChosen || undefined}>
      <td className={styles.choice}>
        {can.approve ? (
          <input
            type="checkbox"
            className="ds-input"
            aria-label={texts.choose(which)}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        ) : null}
      </td>
      <td className={styles.date}>
        {longDate(created_at, moments)} <span className="nb-unbroken">{clock(created_at)}</span>
      </td>
      <th scope="row" className={styles.child}>
        {child}
      </th>
      <td className={styles.to}>
        <strong>{organization_name}</strong>
        {purpose ? <p className="nb-small">{purpose}</p> : null}
      </td>
      <td className={styles.amount}>
        <Amount status={status} ore={amount_ore} />
      </td>
      <td className={styles.status}>
        <TransactionStatus transaction={transaction} />
      </td>
      <td className={styles.deeds}>
        {can.retry ? (
          <Button
            variant="secondary"
            isSmall
            aria-label={texts.which(texts.retry, which)}
            isLoading={deeds.isRetrying}
            onClick={deeds.onRetry}
          >
            {texts.retry}
          </Button>
        ) : null}
        <Button
          variant="tertiary"
          isSmall
          aria-label={texts.which(texts.open, which)}
          isLoading={deeds.isOpening}
          onClick={deeds.onOpen}
        >
          {texts.open}
        </Button>
      </td>
    </tr>
  );
}

/** What was not paid is struck out; what came back has a plus. */
function Amount({ status, ore }: { status: Transaction['status']; ore: number }) {
  if (status === 'REJECTED' || status === 'FAILED') return <s>{kroner(ore)}</s>;
  return <strong>{status === 'ROLLBACK' ? `+${kroner(ore)}` : kroner(ore)}</strong>;
}
