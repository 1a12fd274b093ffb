import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { MAX_STAMP_REASON_LENGTH } from '../rules.ts';
import type { Stamp } from '../stamps-contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { CERTIFICATE_ANSWERS, deleteStamp } from './calls.ts';

type RemoveStampDialogProps = { stamp: Stamp; onClose: () => void };

/** Says no to a request, or takes back what was given. The person is told, and why if a user says so. */
export function RemoveStampDialog({ stamp: { id, user, certificate, can }, onClose }: RemoveStampDialogProps) {
  const texts = useTexts(certificateTexts);
  const words = can.approve ? texts.remove.decline : texts.remove.take_back;
  const call = useCall();
  const { showToast } = useToasts();
  const fieldId = useId();
  const [reason, setReason] = useState('');
  const removal = useAction(() => call(deleteStamp, { params: { id }, body: { reason: reason.trim() } }), {
    invalidates: CERTIFICATE_ANSWERS,
    fields: ['reason'],
    idOf: () => fieldId,
  });

  async function submit() {
    if (!(await removal.run())) return;
    showToast({ tone: 'success', title: words.done });
    onClose();
  }

  return (
    <ActionDialog
      title={words.title(user.name)}
      text={words.text(user.name, certificate.name)}
      size="small"
      isDanger
      submitLabel={words.confirm}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      isBlocking
      action={removal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        id={fieldId}
        label={texts.remove.reason}
        hint={texts.optional}
        help={texts.remove.reason_help}
        rows={3}
        maxLength={MAX_STAMP_REASON_LENGTH}
        value={reason}
        error={removal.errors.reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActionDialog>
  );
}
