import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { oreIn, shortKroner } from '#platform/language/typed-money.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { LoanDeposit } from '../contract.ts';
import type { OfficeLoan } from '../office-contract.ts';
import { MAX_REASON_LENGTH } from '../rules.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { decideDeposit, LENDING_ANSWERS } from './office-calls.ts';

type OfficeDepositDialogProps = { loan: OfficeLoan; deposit: LoanDeposit; onClose: () => void };

/** How much of a deposit is kept, and why. */
export function OfficeDepositDialog({ loan, deposit, onClose }: OfficeDepositDialogProps) {
  const { deposits: words, cancel, close } = useTexts(equipmentOfficeTexts);
  const id = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [form, setForm] = useState({ kept: '', reason: '' });
  const kept_ore = oreIn(form.kept) ?? Number.NaN;
  const deciding = useAction(
    async (_, { keyOf }) => {
      const body = { kept_ore, reason: form.reason.trim() };
      await call(decideDeposit, { params: { id: loan.id }, body, key: keyOf({ ...body, id: loan.id }) });
      showToast({ tone: 'success', title: kept_ore === 0 ? words.all_back : words.some_kept(shortKroner(kept_ore)) });
      onClose();
    },
    { invalidates: LENDING_ANSWERS, fields: ['kept_ore', 'reason'], idOf: (field) => `${id}-${field}` },
  );

  async function submit() {
    const isReadable = kept_ore >= 0 && kept_ore <= deposit.amount_ore;
    if (!isReadable) return deciding.setErrors({ kept_ore: words.over(shortKroner(deposit.amount_ore)) });
    if (kept_ore > 0 && form.reason.trim() === '') return deciding.setErrors({ reason: words.why });
    await deciding.run();
  }

  return (
    <ActionDialog
      title={words.title(`${loan.item_name}, ${loan.piece_label}`)}
      text={words.text(shortKroner(deposit.amount_ore))}
      submitLabel={words.send}
      cancelLabel={cancel}
      closeLabel={close}
      action={deciding}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id={`${id}-kept_ore`}
        label={words.kept}
        help={words.kept_help}
        value={form.kept}
        error={deciding.errors.kept_ore}
        width="short"
        suffix="kr"
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        onChange={({ target }) => {
          setForm((before) => ({ ...before, kept: target.value }));
          deciding.clearError('kept_ore');
        }}
      />
      <TextAreaField
        id={`${id}-reason`}
        label={words.reason}
        help={words.reason_help}
        value={form.reason}
        error={deciding.errors.reason}
        maxLength={MAX_REASON_LENGTH}
        onChange={({ target }) => {
          setForm((before) => ({ ...before, reason: target.value }));
          deciding.clearError('reason');
        }}
      />
    </ActionDialog>
  );
}
