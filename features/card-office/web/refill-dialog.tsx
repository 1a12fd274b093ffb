import { useId, useState } from 'react';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { kroner } from '#platform/language/money.ts';
import { oreIn } from '#platform/language/typed-money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { OpenedCard } from '../contract.ts';
import { MAX_REASON_LENGTH, SHORTEST_REASON } from '../rules.ts';
import { cardOfficeTexts } from '../texts/token.ts';
import { type Change, useRefill } from './use-account-deeds.ts';

type RefillDialogProps = { opened: OpenedCard; onDone: () => void; onClose: () => void };

/** Money into one account, or out of it, with a reason that stays. */
export function RefillDialog({ opened: { id, number, left_ore }, onDone, onClose }: RefillDialogProps) {
  const { refill: texts, cancel, close } = useTexts(cardOfficeTexts);
  const fieldsId = useId();
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const [change, setChange] = useState<Change>({ direction: 'in', amount: '', reason: '' });
  const refilling = useRefill(id, idOf);

  async function submit() {
    const ore = oreIn(change.amount);
    const faults = {
      ...((ore === null || !(ore > 0)) && { amount: texts.wrong_amount }),
      ...(change.reason.trim().length < SHORTEST_REASON && { reason: texts.reason_required }),
    };
    if (Object.keys(faults).length > 0) return refilling.setErrors(faults);
    const done = await refilling.run(change);
    if (done?.result) onDone();
  }

  return (
    <ActionDialog
      title={texts.title(number)}
      text={texts.text(kroner(left_ore))}
      submitLabel={texts.submit[change.direction]}
      cancelLabel={cancel}
      closeLabel={close}
      isDanger={change.direction === 'out'}
      action={refilling}
      onSubmit={submit}
      onClose={onClose}
    >
      <Segmented
        label={texts.direction}
        options={[
          { value: 'in', label: texts.in },
          { value: 'out', label: texts.out },
        ]}
        value={change.direction}
        onChange={(direction) => setChange({ ...change, direction })}
      />
      <TextField
        id={idOf('amount')}
        label={texts.amount}
        width="medium"
        suffix="kr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={change.amount}
        error={refilling.errors.amount}
        onChange={(event) => {
          setChange({ ...change, amount: event.currentTarget.value });
          refilling.clearError('amount');
        }}
      />
      <TextAreaField
        id={idOf('reason')}
        label={texts.reason}
        help={texts.reason_help}
        maxLength={MAX_REASON_LENGTH}
        value={change.reason}
        error={refilling.errors.reason}
        onChange={(event) => {
          setChange({ ...change, reason: event.currentTarget.value });
          refilling.clearError('reason');
        }}
      />
    </ActionDialog>
  );
}
