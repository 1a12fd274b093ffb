import { useEffect, useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { Steps } from '#ui/steps.tsx';
import type { CardUse, CardUses, HistoryEntry } from '../../contract.ts';
import { payTexts } from '../../texts/pay/token.ts';
import { PAYMENT_ANSWERS } from '../calls.ts';
import { getCardUses, payAndWithdraw, withdraw } from './calls.ts';
import { amountsOf, NOTHING_TYPED, sharesOf, type TypedPayment } from './payee.ts';
import { ReceiptStep } from './receipt-step.tsx';
import { SplitStep } from './split-step.tsx';
import { useApproval } from './use-approval.ts';
import { WhatStep } from './what-step.tsx';

type PayDeskProps = {
  cardId: string;
  uses: CardUses;
  /** The activity that the user comes from: chosen already, where it can be paid for. */
  wanted: string | null;
  /** Where the family's accounts are: the payer comes back there from the provider. */
  cardsPath: string;
};

const FIELDS = ['chosen', 'organization_name', 'bank_account', 'amount', 'card_amount', 'kid', 'payment_note'];

/** CRD-03, BEY-07: what is paid, who pays what, and the receipt. */
export function PayDesk({ cardId, uses, wanted, cardsPath }: PayDeskProps) {
  const texts = useTexts(payTexts);
  const { hasPayment } = usePortal().tenant;
  const call = useCall();
  const approve = useApproval();
  const fieldsId = useId();
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const payingFor = (use: CardUse): TypedPayment => ({
    ...NOTHING_TYPED,
    event_id: use.event_id,
    ...amountsOf(use, uses.available_ore),
  });
  const first = uses.uses.find(({ event_id, is_allowed }) => event_id === wanted && is_allowed) ?? null;
  const [chosen, setChosen] = useState<CardUse | 'typed' | null>(first);
  const [typed, setTyped] = useState<TypedPayment>(first ? payingFor(first) : NOTHING_TYPED);
  const [isSplitting, setIsSplitting] = useState(false);
  const [receipt, setReceipt] = useState<HistoryEntry | null>(null);
  const paying = useAction(
    async (_: undefined, { keyOf }): Promise<HistoryEntry> => {
      const { event_id, ...written } = typed;
      const what = { ...written, ...(event_id && { event_id }) };
      const shares = sharesOf(typed);
      const params = { id: cardId };
      if (!shares || shares.own_ore === 0) {
        const { card_amount: _card, ...body } = what;
        return (await call(withdraw, { params, body, key: keyOf(body) })).data;
      }
      const body = { ...what, payment_method: 'vipps', return_path: cardsPath } as const;
      const { transaction, payment_intent } = (await call(payAndWithdraw, { params, body, key: keyOf(body) })).data;
      if (payment_intent) await approve(payment_intent.id);
      return transaction;
    },
    { invalidates: [...PAYMENT_ANSWERS, getCardUses], fields: FIELDS, idOf },
  );
  const isPayeeWrong = Boolean(paying.errors.bank_account ?? paying.errors.organization_name);
  // What is wrong with the payee is shown where it was typed.
  useEffect(() => {
    if (isPayeeWrong) setIsSplitting(false);
  }, [isPayeeWrong]);
  const change = (changed: Partial<TypedPayment>) => {
    setTyped({ ...typed, ...changed });
    for (const field of Object.keys(changed)) paying.clearError(field);
  };

  function choose(next: CardUse | 'typed') {
    setChosen(next);
    paying.clearError('chosen');
    setTyped(next === 'typed' ? { ...typed, event_id: null } : payingFor(next));
  }

  async function pay() {
    const shares = sharesOf(typed);
    if (!shares) return paying.setErrors({ amount: texts.split.amount_wrong });
    if (shares.own_ore > 0 && !hasPayment) return paying.setErrors({ amount: texts.split.no_own });
    const done = await paying.run(undefined);
    if (done && shares.own_ore === 0) setReceipt(done.result);
  }

  if (!uses.is_open)
    return (
      <Notice tone="warning" title={texts.closed}>
        {texts.closed_text}
      </Notice>
    );
  const fields = { typed, errors: paying.errors, idOf, onChange: change };
  const current = receipt ? 2 : isSplitting ? 1 : 0;
  return (
    <>
      <Steps
        label={texts.steps.label}
        names={[texts.steps.what, texts.steps.split, texts.steps.receipt]}
        current={current}
        doneLabel={texts.steps.done}
      />
      {receipt ? <ReceiptStep entry={receipt} backHref={cardsPath} /> : null}
      {current === 0 ? (
        <WhatStep
          {...fields}
          uses={uses}
          chosen={chosen}
          onChoose={choose}
          onNext={() => (chosen ? setIsSplitting(true) : paying.setErrors({ chosen: texts.what.required }))}
        />
      ) : null}
      {current === 1 ? (
        <SplitStep
          {...fields}
          payee={
            chosen === 'typed' || chosen === null
              ? typed.organization_name
              : `${chosen.name} · ${chosen.organization_name}`
          }
          available_ore={uses.available_ore}
          isPending={paying.isPending}
          failure={<ActionFailure action={paying} level={3} />}
          onBack={() => setIsSplitting(false)}
          onPay={() => void pay()}
        />
      ) : null}
    </>
  );
}
