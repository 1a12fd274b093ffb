import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { HistoryEntry } from '../contract.ts';
import { claimTexts } from '../texts/token.ts';
import { abandonTransaction, PAYMENT_ANSWERS, retryTransaction } from './calls.ts';
import styles from './payments.module.css';

/** CRD-04: what the family can do with a payment: have it tried again, or take it back. */
export function PaymentDeeds({ entry }: { entry: HistoryEntry }) {
  const texts = useTexts(claimTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [account, setAccount] = useState('');
  const field = `account-${entry.id}`;
  const retrying = useAction(
    (_: undefined, { keyOf }) => {
      const body = { bank_account: account };
      return call(retryTransaction, { params: { id: entry.id }, body, key: keyOf(body) });
    },
    { invalidates: PAYMENT_ANSWERS, fields: ['bank_account'], idOf: () => field },
  );
  const abandoning = useAction(
    (_: undefined, { keyOf }) => call(abandonTransaction, { params: { id: entry.id }, key: keyOf({}) }),
    { invalidates: PAYMENT_ANSWERS, isToldInToast: true },
  );
  if (!(entry.can_retry || entry.can_abandon)) return null;
  return (
    <div className={styles.deeds}>
      <ActionFailure action={retrying} level={4} />
      {entry.can_change_account ? (
        <TextField
          id={field}
          label={texts.new_account}
          value={account}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          error={retrying.errors.bank_account}
          onChange={(event) => {
            setAccount(event.currentTarget.value);
            retrying.clearError('bank_account');
          }}
        />
      ) : null}
      {entry.can_retry ? (
        <Button
          variant="secondary"
          isLoading={retrying.isPending}
          onClick={async () => {
            if (await retrying.run(undefined)) showToast({ tone: 'success', title: texts.retried });
          }}
        >
          {texts.retry}
        </Button>
      ) : null}
      {entry.can_abandon ? (
        <Button
          variant="tertiary"
          isLoading={abandoning.isPending}
          onClick={async () => {
            if (await abandoning.run(undefined)) showToast({ tone: 'success', title: texts.abandoned });
          }}
        >
          {texts.abandon}
        </Button>
      ) : null}
    </div>
  );
}
