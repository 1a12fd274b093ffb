import { useId, useState } from 'react';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { oreIn } from '#platform/language/typed-money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { MAX_REASON_LENGTH, SHORTEST_REASON } from '../rules.ts';
import { cardOfficeTexts } from '../texts/token.ts';
import { useFillAll } from './use-run-deeds.ts';

type FillDialogProps = { schemes: readonly { id: string; name: string }[]; onClose: () => void };

/** The same amount into every open account of a scheme. */
export function FillDialog({ schemes, onClose }: FillDialogProps) {
  const { runs: texts, refill, cancel, close } = useTexts(cardOfficeTexts);
  const fieldsId = useId();
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const [typed, setTyped] = useState({ scheme_id: '', amount: '', reason: '' });
  const filling = useFillAll(idOf);
  const change = (field: keyof typeof typed, value: string) => {
    setTyped({ ...typed, [field]: value });
    filling.clearError(field);
  };

  async function submit() {
    const ore = oreIn(typed.amount);
    const faults = {
      ...(typed.scheme_id === '' && { scheme_id: texts.scheme_required }),
      ...((ore === null || !(ore > 0)) && { amount: refill.wrong_amount }),
      ...(typed.reason.trim().length < SHORTEST_REASON && { reason: refill.reason_required }),
    };
    if (Object.keys(faults).length > 0) return filling.setErrors(faults);
    const done = await filling.run(typed);
    if (done?.result) onClose();
  }

  return (
    <ActionDialog
      title={texts.title}
      text={texts.text}
      submitLabel={texts.submit}
      cancelLabel={cancel}
      closeLabel={close}
      action={filling}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        id={idOf('scheme_id')}
        label={texts.scheme}
        value={typed.scheme_id}
        error={filling.errors.scheme_id}
        onChange={(event) => change('scheme_id', event.currentTarget.value)}
      >
        <option value="">{texts.choose_scheme}</option>
        {schemes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        id={idOf('amount')}
        label={refill.amount}
        width="medium"
        suffix="kr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed.amount}
        error={filling.errors.amount}
        onChange={(event) => change('amount', event.currentTarget.value)}
      />
      <TextAreaField
        id={idOf('reason')}
        label={refill.reason}
        help={refill.reason_help}
        maxLength={MAX_REASON_LENGTH}
        value={typed.reason}
        error={filling.errors.reason}
        onChange={(event) => change('reason', event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
