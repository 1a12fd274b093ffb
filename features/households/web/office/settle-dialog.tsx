import { useId, useState } from 'react';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { MAX_REASON_LENGTH } from '../../rules.ts';
import { guardianTexts } from '../../texts/office/token.ts';
import { SETTLED_FIELDS, type Settled, useSettle } from './use-settling.ts';

const NOTHING_TYPED: Settled = { child_ssn: '', guardian_ssn: '', reason: '' };

/** Who is a guardian of a child. The numbers go in the body of a call and stay in no address. */
export function SettleDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(guardianTexts);
  const fieldsId = useId();
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const settling = useSettle(idOf);

  async function submit() {
    const missing = SETTLED_FIELDS.filter((field) => typed[field].trim() === '');
    if (missing.length > 0) {
      const messages = { ...texts.missing, reason: texts.reason_required };
      return settling.setErrors(Object.fromEntries(missing.map((field) => [field, messages[field]])));
    }
    const done = await settling.run(typed);
    if (done?.result) onClose();
  }

  const fieldOf = (field: keyof Settled) => ({
    id: idOf(field),
    value: typed[field],
    error: settling.errors[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setTyped({ ...typed, [field]: currentTarget.value });
      settling.clearError(field);
    },
  });
  const number = { width: 'medium', inputMode: 'numeric', autoComplete: 'off', maxLength: 20 } as const;
  return (
    <ActionDialog
      title={texts.settle.title}
      text={texts.settle.text}
      submitLabel={texts.settle.submit}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      action={settling}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...fieldOf('child_ssn')} {...number} label={texts.settle.child_ssn} />
      <TextField
        {...fieldOf('guardian_ssn')}
        {...number}
        label={texts.settle.guardian_ssn}
        help={texts.settle.guardian_help}
      />
      <TextAreaField
        {...fieldOf('reason')}
        label={texts.reason}
        help={texts.reason_help}
        maxLength={MAX_REASON_LENGTH}
      />
    </ActionDialog>
  );
}
