import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { clock } from '#platform/language/dates.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FactList } from '#ui/fact-list.tsx';
import type { openTransaction } from '../../office-contract.ts';
import { type AccountsTexts, accountsTexts } from '../../texts/office/token.ts';
import { OpenedReceipts } from './opened-receipts.tsx';
import { RefundDeeds } from './refund-deeds.tsx';
import { TransactionStatus } from './transaction-status.tsx';
import { childWords } from './transaction-words.ts';
import type { Decision } from './use-office-deeds.ts';

export type OpenedTransaction = AnswerOf<typeof openTransaction>['data'];

type TransactionDialogProps = {
  opened: OpenedTransaction;
  isApproving: boolean;
  isRetrying: boolean;
  onDecide: (decision: Decision) => void;
  onRetry: () => void;
  isRetryingRefund: boolean;
  onRetryRefund: () => void;
  onSettleRefund: () => void;
  onClose: () => void;
};

/** All that it takes to decide on one, and what can be done with it. */
export function TransactionDialog({ opened, onClose, ...deeds }: TransactionDialogProps) {
  const texts = useTexts(accountsTexts);
  const moments = useTexts(momentTexts);
  const { can, kind } = opened;
  const title = texts.opened.title(kroner(opened.amount_ore), opened.organization_name);
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={texts.reason.close}
      onClose={onClose}
      actions={
        <>
          {can.approve ? (
            <Button isLoading={deeds.isApproving} onClick={() => deeds.onDecide('approve')}>
              {texts.approve}
            </Button>
          ) : null}
          {can.retry ? (
            <Button isLoading={deeds.isRetrying} onClick={deeds.onRetry}>
              {texts.retry}
            </Button>
          ) : null}
          {can.settle_refund ? (
            <RefundDeeds
              isRetrying={deeds.isRetryingRefund}
              onRetry={deeds.onRetryRefund}
              onSettle={deeds.onSettleRefund}
            />
          ) : null}
          {can.reject ? (
            <Button variant="secondary" isDanger onClick={() => deeds.onDecide('reject')}>
              {texts.reject}
            </Button>
          ) : null}
          {can.roll_back ? (
            <Button variant="secondary" isDanger onClick={() => deeds.onDecide('roll_back')}>
              {texts.roll_back}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            {texts.reason.close}
          </Button>
        </>
      }
    >
      {/* On a phone it is longer than the screen, and may hold nothing that takes the focus: so it does itself. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard */}
      <section className="nb-stack" aria-label={title} tabIndex={0}>
        <div>
          <TransactionStatus transaction={opened} />
        </div>
        <FactList facts={factsOf(opened, texts, moments).map(([term, value]) => ({ term, value }))} />
        {kind === 'refund' ? <OpenedReceipts claim={opened.id} receipts={opened.receipts} /> : null}
        <p className="nb-small nb-muted">{texts.opened.noted}</p>
      </section>
    </Dialog>
  );
}

function factsOf(opened: OpenedTransaction, texts: AccountsTexts, moments: MomentTexts): [string, string][] {
  const { opened: names } = texts;
  const day = (instant: string) => longDate(instant, moments);
  const { purpose, kid, payment_note, own_ore, paid_on, decided_at, decided_by, rejection_message } = opened;
  const facts: [string, string | null][] = [
    [names.child, childWords(opened, texts)],
    [names.account_number, String(opened.card_number)],
    [names.purpose, purpose],
    [names.sent, `${day(opened.created_at)} ${clock(opened.created_at)}`],
    [names.bank_account, opened.bank_account],
    [names.kid, kid],
    [names.note, payment_note],
    [names.own, own_ore > 0 ? kroner(own_ore) : null],
    [names.receipt_number, opened.receipt_number],
    [names.paid_on, paid_on && day(paid_on)],
    [names.decided, decided_at && (decided_by ? names.by(decided_by, day(decided_at)) : day(decided_at))],
    [names.message, rejection_message],
  ];
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}
