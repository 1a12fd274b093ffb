import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import type { UploadId } from '#features/vocabulary/ids.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { HistoryEntry } from '../../contract.ts';
import { MAX_PAYEE_NAME_LENGTH, MAX_PURPOSE_LENGTH } from '../../rules.ts';
import { refundTexts } from '../../texts/refund/token.ts';
import { askRefund, PAYMENT_ANSWERS } from '../calls.ts';
import { getCardUses } from '../pay/calls.ts';
import styles from '../pay/pay.module.css';
import { ReceiptsField } from './receipts-field.tsx';
import { RefundSent } from './refund-sent.tsx';

type RefundDeskProps = { cardId: string; cardsPath: string; termsHref: string };
export type AddedReceipt = { id: UploadId; name: string };

const FIELDS = ['upload_ids', 'purpose', 'organization_name', 'amount', 'paid_on', 'bank_account'] as const;
type Field = (typeof FIELDS)[number];
const NOTHING_TYPED = { purpose: '', organization_name: '', amount: '', paid_on: '', bank_account: '' };

/** BEY-07: what a guardian has paid already, with the receipt. What was typed stays until it has arrived. */
export function RefundDesk({ cardId, cardsPath, termsHref }: RefundDeskProps) {
  const texts = useTexts(refundTexts);
  const call = useCall();
  const fieldsId = useId();
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [receipts, setReceipts] = useState<readonly AddedReceipt[]>([]);
  const [sent, setSent] = useState<HistoryEntry | null>(null);
  const asking = useAction(
    (_: undefined, { keyOf }) => {
      const body = { ...typed, upload_ids: receipts.map(({ id }) => id) };
      return call(askRefund, { params: { id: cardId }, body, key: keyOf(body) });
    },
    { invalidates: [...PAYMENT_ANSWERS, getCardUses], fields: FIELDS, idOf },
  );

  function change(changed: Partial<typeof NOTHING_TYPED>) {
    setTyped({ ...typed, ...changed });
    for (const field of Object.keys(changed)) asking.clearError(field);
  }

  /** What can be seen here; amounts and account numbers are read by the server. */
  function missing(): Partial<Record<Field, string>> {
    const { faults } = texts;
    return {
      ...(receipts.length === 0 && { upload_ids: faults.receipts }),
      ...(typed.purpose.trim() === '' && { purpose: faults.purpose }),
      ...(typed.organization_name.trim() === '' && { organization_name: faults.organization_name }),
      ...(!isDay(typed.paid_on) && { paid_on: faults.paid_on }),
    };
  }

  async function send() {
    const faults = missing();
    if (Object.keys(faults).length > 0) return asking.setErrors(faults);
    const done = await asking.run(undefined);
    if (done) setSent(done.result.data);
  }

  if (sent) return <RefundSent entry={sent} backHref={cardsPath} />;
  const field = (name: keyof typeof NOTHING_TYPED) => ({
    id: idOf(name),
    label: texts[name],
    value: typed[name],
    error: asking.errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <form
      className={`nb-panel ${styles.step}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <ActionFailure action={asking} level={2} />
      <ReceiptsField
        id={idOf('upload_ids')}
        value={receipts}
        error={asking.errors.upload_ids}
        termsHref={termsHref}
        onChange={(next) => {
          setReceipts(next);
          asking.clearError('upload_ids');
        }}
      />
      <TextField {...field('purpose')} help={texts.purpose_help} maxLength={MAX_PURPOSE_LENGTH} />
      <TextField {...field('organization_name')} maxLength={MAX_PAYEE_NAME_LENGTH} />
      <div className="nb-columns">
        <TextField {...field('amount')} suffix="kr" inputMode="decimal" autoComplete="off" maxLength={30} />
        <DateField {...field('paid_on')} onChange={(day) => change({ paid_on: day ?? '' })} />
      </div>
      <TextField
        {...field('bank_account')}
        help={texts.bank_account_help}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      <Notice>{texts.next}</Notice>
      <div className={styles.buttons}>
        <Button type="submit" isLoading={asking.isPending}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
