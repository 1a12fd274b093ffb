import { useId, useState } from 'react';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { BankFile } from '../contract.ts';
import { MAX_REASON_LENGTH } from '../rules.ts';
import { payoutTexts } from '../texts/token.ts';
import { useWithdrawFile } from './use-payout-deeds.ts';

type WithdrawDialogProps = { file: BankFile; onClose: () => void };

/** A file that nobody has fetched, taken back with a reason that stays. */
export function WithdrawDialog({ file, onClose }: WithdrawDialogProps) {
  const { withdraw: texts } = useTexts(payoutTexts);
  const dialogId = useId();
  const idOf = (field: string) => `${dialogId}-${field}`;
  const [reason, setReason] = useState('');
  const withdrawing = useWithdrawFile(file, idOf);
  return (
    <ActionDialog
      title={texts.title(file.number)}
      text={texts.text}
      submitLabel={texts.submit}
      cancelLabel={texts.cancel}
      closeLabel={texts.cancel}
      isDanger
      action={withdrawing}
      onSubmit={async () => {
        const done = await withdrawing.run(reason);
        if (done?.result) onClose();
      }}
      onClose={onClose}
    >
      <TextAreaField
        id={idOf('reason')}
        label={texts.reason}
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        error={withdrawing.errors.reason}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value);
          withdrawing.clearError('reason');
        }}
      />
    </ActionDialog>
  );
}
