import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { Upload } from '#features/uploads/contract.ts';
import { UploadField } from '#features/uploads/web/upload-field.tsx';
import { shortKroner } from '#platform/language/typed-money.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { newKey } from '#platform/web/new-key.ts';
import { Segmented } from '#ui/segmented.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { DeskLoan } from '../desk-contract.ts';
import { CONDITIONS, type Condition, depositAfter, MAX_NOTE_LENGTH } from '../rules.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { LENDING_ANSWERS, takeBack } from './office-calls.ts';

const DEPOSIT_TOLD = { returned: 'deposit_back', asked: 'deposit_asked' } as const;

type DeskReturnDialogProps = { loan: DeskLoan; onClose: () => void; onTaken?: () => void };

/** How the piece is that has come back, and what becomes of its deposit. What is damaged is kept back. */
export function DeskReturnDialog({ loan, onClose, onTaken }: DeskReturnDialogProps) {
  const { desk: texts, cancel, close } = useTexts(equipmentOfficeTexts);
  const id = useId();
  const call = useCall();
  const localised = useLocalisedPath();
  const { showToast } = useToasts();
  const [key] = useState(newKey);
  const [condition, setCondition] = useState<Condition>('good');
  const [note, setNote] = useState('');
  const [picture, setPicture] = useState<Upload | null>(null);
  const isMarked = condition === 'worn' || condition === 'damaged';
  const amount = loan.deposit?.state === 'held' || loan.deposit?.state === 'asked' ? loan.deposit.amount_ore : 0;
  const told = [
    ...(condition === 'damaged' ? [texts.kept_back] : []),
    ...(amount === 0 ? [] : [texts[DEPOSIT_TOLD[depositAfter(condition)]](shortKroner(amount))]),
  ].join(' ');
  const taking = useAction(
    async () => {
      const body = { key, condition, note, ...(isMarked && picture && { upload_id: picture.id }) };
      await call(takeBack, { params: { id: loan.id }, body });
      showToast({ tone: 'success', title: texts.taken_back(loan.item_name) });
      onTaken?.();
      onClose();
    },
    { invalidates: LENDING_ANSWERS, fields: ['note', 'upload_id'], idOf: (field) => `${id}-${field}` },
  );
  return (
    <ActionDialog
      title={texts.back_title(`${loan.item_name}, ${loan.piece_label}`)}
      {...(told !== '' && { text: told })}
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
      {isMarked ? (
        <UploadField
          id={`${id}-upload_id`}
          label={texts.picture}
          value={picture}
          error={taking.errors.upload_id}
          onChange={(upload) => {
            setPicture(upload);
            taking.clearError('upload_id');
          }}
          isUnsaved={picture !== null}
          termsHref={localised(paths.terms)}
        />
      ) : null}
    </ActionDialog>
  );
}
