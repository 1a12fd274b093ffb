import { useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { MAX_STAMP_REASON_LENGTH } from '../rules.ts';
import type { Stamp } from '../stamps-contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { deleteStamp } from './calls.ts';
import { useCertificateAction } from './use-certificate-action.ts';

type RemoveStampDialogProps = { stamp: Stamp; onClose: () => void };

/** Says no to a request, or takes back what was given. The person is told, and why if a user says so. */
export function RemoveStampDialog({ stamp: { id, user, certificate, can }, onClose }: RemoveStampDialogProps) {
  const texts = useTexts(certificateTexts);
  const words = can.approve ? texts.remove.decline : texts.remove.take_back;
  const call = useCall();
  const { showToast } = useToasts();
  const { isPending, failure, errors, carryOut } = useCertificateAction(['reason']);
  const [reason, setReason] = useState('');

  async function submit() {
    const body = { reason: reason.trim() };
    if (!(await carryOut(() => call(deleteStamp, { params: { id }, body })))) return;
    showToast({ tone: 'success', title: words.done });
    onClose();
  }

  return (
    <FormDialog
      title={words.title(user.name)}
      text={words.text(user.name, certificate.name)}
      size="small"
      isDanger
      submitLabel={words.confirm}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      isPending={isPending}
      isBlocking={isPending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={texts.remove.reason}
        hint={texts.optional}
        help={texts.remove.reason_help}
        rows={3}
        maxLength={MAX_STAMP_REASON_LENGTH}
        value={reason}
        error={errors.reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
