import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { newKey } from '#platform/web/new-key.ts';
import { Segmented } from '#ui/segmented.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { DeskLoan } from '../desk-contract.ts';
import { CONDITIONS, type Condition, MAX_NOTE_LENGTH } from '../rules.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { LENDING_ANSWERS, takeBack } from './office-calls.ts';

/** How the piece is that has come back. What is damaged is kept back. */
export function DeskReturnDialog({ loan, onClose }: { loan: DeskLoan; onClose: () => void }) {
  const { desk: texts, cancel, close } = useTexts(equipmentOfficeTexts);
  const id = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const [key] = useState(newKey);
  const [condition, setCondition] = useState<Condition>('good');
  const [note, setNote] = useState('');
  const taking = useAction(
    async () => {
      await call(takeBack, { params: { id: loan.id }, body: { key, condition, note } });
      showToast({ tone: 'success', title: texts.taken_back(loan.item_name) });
      onClose();
    },
    { invalidates: LENDING_ANSWERS, fields: ['note'], idOf: (field) => `${id}-${field}` },
  );
  return (
    <ActionDialog
      title={texts.back_title(`${loan.item_name}, ${loan.piece_label}`)}
      text={condition === 'damaged' ? texts.kept_back : ''}
      submitLabel={texts.take_back}
      cancelLabel={cancel}
      closeLabel={close}
      action={taking}
      onSubmit={async () => void (await taking.run())}
      onClose={onClose}
    >
      <Segmented
        label={texts.condition}
        options={CONDITIONS.map((value) => ({ value, label: texts.conditions[value] }))}
        value={condition}
        onChange={setCondition}
      />
      <TextAreaField
        id={`${id}-note`}
        label={texts.note}
        help={texts.note_help}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        error={taking.errors.note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
