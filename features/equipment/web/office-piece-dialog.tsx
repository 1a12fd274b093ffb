import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficePiece } from '../office-contract.ts';
import { MAX_LABEL_LENGTH, MAX_NOTE_LENGTH, PIECE_STATES } from '../rules.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { LENDING_ANSWERS, setPieceState } from './office-calls.ts';

/** What stands on a piece, and whether it can be lent. */
export function OfficePieceDialog({ piece, onClose }: { piece: OfficePiece; onClose: () => void }) {
  const { piece_form: words, faults, cancel, close, optional } = useTexts(equipmentOfficeTexts);
  const id = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [form, setForm] = useState({ label: piece.label, state: piece.state, note: piece.note ?? '' });
  const saving = useAction(
    async () => {
      await call(setPieceState, { params: { id: piece.id }, body: { ...form, label: form.label.trim() } });
      showToast({ tone: 'success', title: words.saved(form.label.trim()) });
      onClose();
    },
    { invalidates: LENDING_ANSWERS, fields: ['label', 'state', 'note'], idOf: (field) => `${id}-${field}` },
  );

  function change(part: Partial<typeof form>) {
    setForm((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) saving.clearError(field);
  }

  return (
    <ActionDialog
      title={words.edit_title(piece.label)}
      submitLabel={words.save}
      cancelLabel={cancel}
      closeLabel={close}
      action={saving}
      onSubmit={async () => {
        if (form.label.trim() === '') saving.setErrors({ label: faults.required });
        else await saving.run();
      }}
      onClose={onClose}
    >
      <TextField
        id={`${id}-label`}
        label={words.label}
        value={form.label}
        error={saving.errors.label}
        maxLength={MAX_LABEL_LENGTH}
        autoComplete="off"
        onChange={({ target }) => change({ label: target.value })}
      />
      <SelectField
        id={`${id}-state`}
        label={words.state}
        help={words.state_help}
        value={form.state}
        error={saving.errors.state}
        onChange={({ target }) => change({ state: PIECE_STATES.find((state) => state === target.value) ?? form.state })}
      >
        {PIECE_STATES.map((state) => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id={`${id}-note`}
        label={words.note}
        hint={optional}
        value={form.note}
        error={saving.errors.note}
        maxLength={MAX_NOTE_LENGTH}
        onChange={({ target }) => change({ note: target.value })}
      />
    </ActionDialog>
  );
}
