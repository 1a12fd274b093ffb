import { type ReactNode, useState } from 'react';
import type { ClaimId } from '#features/vocabulary/ids.ts';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { grouped } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageNumbers } from '#ui/page-numbers.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import type { listTransactions } from '../../office-contract.ts';
import { MAX_MESSAGE_LENGTH } from '../../rules.ts';
import { accountsTexts } from '../../texts/office/token.ts';
import { type AskedFor, hrefOf } from './asked-for.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { type OpenedTransaction, TransactionDialog } from './transaction-dialog.tsx';
import { TransactionFilters } from './transaction-filters.tsx';
import { TransactionTable } from './transaction-table.tsx';
import {
  type Decision,
  useDecideTransactions,
  useOpenTransaction,
  useRetryOwnRefund,
  useRetryTransaction,
  useSettleOwnRefund,
} from './use-office-deeds.ts';

type TransactionDeskProps = {
  answer: AnswerOf<typeof listTransactions>;
  asked: AskedFor;
  /** For those who may take the list along. */
  exportMenu: ReactNode;
};
/** What a reason is needed for. */
type Question = { decision: Exclude<Decision, 'approve'>; ids: readonly ClaimId[] };

/** CRD-09: payments from the municipality's accounts, and what its people say to them. */
export function TransactionDesk({
  answer: { data: transactions, meta, counts },
  asked,
  exportMenu,
}: TransactionDeskProps) {
  const texts = useTexts(accountsTexts);
  const [marked, setMarked] = useState<ReadonlySet<ClaimId>>(new Set());
  const [opened, setOpened] = useState<OpenedTransaction | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const deciding = useDecideTransactions(() => {
    setMarked(new Set());
    leave();
  });
  const retrying = useRetryTransaction(leave);
  const [settled, setSettled] = useState<ClaimId | null>(null);
  const retryingRefund = useRetryOwnRefund(leave);
  const settlingRefund = useSettleOwnRefund(leave);
  const opening = useOpenTransaction();
  // Another may have decided meanwhile: what cannot be chosen any more is not.
  const chosen = transactions.filter(({ id, can }) => can.approve && marked.has(id));
  const ids = chosen.map(({ id }) => id);
  const isApproving = deciding.pending?.decision === 'approve';

  function leave() {
    setOpened(null);
    setQuestion(null);
    setSettled(null);
  }

  async function open(id: ClaimId) {
    const found = await opening.run(id);
    if (found) setOpened(found.result);
  }

  function decide(of: readonly ClaimId[], decision: Decision) {
    if (decision === 'approve') void deciding.run({ ids: of, decision });
    else {
      setOpened(null);
      setQuestion({ decision, ids: of });
    }
  }

  return (
    <>
      <TransactionFilters asked={asked} counts={counts} />
      {transactions.length === 0 ? (
        <EmptyState title={texts.empty.title}>
          {asked.status !== null || asked.isRefundRefused || asked.q !== '' ? texts.empty.narrowed : texts.empty.text}
        </EmptyState>
      ) : (
        <TransactionTable
          above={
            <ChosenBar
              chosen={chosen}
              isApproving={isApproving}
              onApprove={() => decide(ids, 'approve')}
              onReject={() => decide(ids, 'reject')}
            />
          }
          transactions={transactions}
          chosen={new Set(ids)}
          onChoose={setMarked}
          opening={opening.pending}
          onOpen={(id) => void open(id)}
          retrying={retrying.pending}
          onRetry={(id) => void retrying.run(id)}
        />
      )}
      {meta.total > 0 ? (
        <p className="nb-small nb-muted">{texts.count(transactions.length, grouped(meta.total))}</p>
      ) : null}
      {exportMenu}
      <PageNumbers
        page={meta.page}
        pageCount={meta.last_page}
        hrefOf={(page) => hrefOf({ ...asked, page })}
        texts={texts.pages}
      />
      {opened ? (
        <TransactionDialog
          opened={opened}
          isApproving={isApproving}
          isRetrying={retrying.isPending}
          onDecide={(decision) => decide([opened.id], decision)}
          onRetry={() => void retrying.run(opened.id)}
          isRetryingRefund={retryingRefund.isPending}
          onRetryRefund={() => void retryingRefund.run(opened.id)}
          onSettleRefund={() => {
            setOpened(null);
            setSettled(opened.id);
          }}
          onClose={leave}
        />
      ) : null}
      {settled ? (
        <ReasonDialog
          title={texts.own_refund.ask.title}
          text={texts.own_refund.ask.text}
          texts={{ ...texts.reason, ...texts.own_refund.ask.fields }}
          longest={MAX_MESSAGE_LENGTH}
          isHarmless
          isPending={settlingRefund.isPending}
          error={settlingRefund.errors.message}
          onSend={(message) => void settlingRefund.run({ id: settled, message })}
          onClose={leave}
        />
      ) : null}
      {question ? (
        <ReasonDialog
          title={texts.ask[question.decision].title(question.ids.length)}
          text={texts.ask[question.decision].text}
          texts={{ ...texts.reason, send: texts.ask[question.decision].send }}
          longest={MAX_MESSAGE_LENGTH}
          isPending={deciding.isPending}
          error={deciding.errors.message}
          onSend={(message) => void deciding.run({ ...question, message })}
          onClose={leave}
        />
      ) : null}
    </>
  );
}
