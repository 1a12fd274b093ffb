import type { ReactNode } from 'react';
import type { ClaimId } from '#features/vocabulary/ids.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CardTable } from '#ui/card-table.tsx';
import type { Transaction } from '../../office-contract.ts';
import { accountsTexts } from '../../texts/office/token.ts';
import styles from './accounts.module.css';
import { TransactionRow } from './transaction-row.tsx';

type TransactionTableProps = {
  /** What can be done with those that are chosen. */
  above: ReactNode;
  transactions: readonly Transaction[];
  chosen: ReadonlySet<ClaimId>;
  onChoose: (chosen: ReadonlySet<ClaimId>) => void;
  opening: ClaimId | null;
  onOpen: (id: ClaimId) => void;
  retrying: ClaimId | null;
  onRetry: (id: ClaimId) => void;
};

/** Lines to choose from; what a person should look at first is not chosen with the others. */
export function TransactionTable({ above, transactions, chosen, onChoose, ...deeds }: TransactionTableProps) {
  const { columns: texts, choose_all } = useTexts(accountsTexts);
  const ready = transactions.filter(({ can, needs_look }) => can.approve && !needs_look).map(({ id }) => id);
  const choose = (ids: readonly ClaimId[], isChosen: boolean) => {
    const others = [...chosen].filter((id) => !ids.includes(id));
    onChoose(new Set(isChosen ? [...others, ...ids] : others));
  };
  return (
    <CardTable
      caption={texts.caption}
      above={above}
      names={
        <>
          <td className={styles.choice}>
            {ready.length > 0 ? (
              <input
                type="checkbox"
                className="ds-input"
                aria-label={choose_all}
                checked={ready.every((id) => chosen.has(id))}
                onChange={(event) => choose(ready, event.currentTarget.checked)}
              />
            ) : null}
          </td>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.child}</th>
          <th scope="col">{texts.to}</th>
          <th scope="col" className={styles.amount}>
            {texts.amount}
          </th>
          <th scope="col">{texts.status}</th>
          <th scope="col">
            <span className="nb-sr">{texts.deeds}</span>
          </th>
        </>
      }
    >
      {transactions.map((transaction) => (
        <TransactionRow
          key={transaction.id}
          transaction={transaction}
          isChosen={chosen.has(transaction.id)}
          onChoose={(isChosen) => choose([transaction.id], isChosen)}
          isOpening={deeds.opening === transaction.id}
          onOpen={() => deeds.onOpen(transaction.id)}
          isRetrying={deeds.retrying === transaction.id}
          onRetry={() => deeds.onRetry(transaction.id)}
        />
      ))}
    </CardTable>
  );
}
