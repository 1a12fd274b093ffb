import { useId, useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Stamp } from '../stamps-contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { updateStamp } from './calls.ts';
import { PeriodFields } from './period-fields.tsx';
import { useCertificateAction } from './use-certificate-action.ts';
import { usePeriod } from './use-period.ts';

type EditStampDialogProps = { stamp: Stamp; now: Date; onClose: () => void };

const FIELDS = ['start_at', 'end_at', 'forever', 'is_disabled'];

/** CER-03, edit mode: from when until when, and whether it counts. For a request, that is letting it through. */
export function EditStampDialog({ stamp, now, onClose }: EditStampDialogProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.edit;
  const id = useId();
  const call = useCall();
  const { showToast } = useToasts();
  const { isPending, failure, errors, carryOut } = useCertificateAction(FIELDS);
  const { start_at, end_at, forever, user, version, can } = stamp;
  const [isDisabled, setIsDisabled] = useState(stamp.status === 'disabled');
  const period = usePeriod(`${id}-period`, { now, ...(!can.approve && { before: { start_at, end_at, forever } }) });

  async function submit() {
    if (!period.isRight()) return;
    const body = { ...period.dates, is_disabled: isDisabled, version };
    if (!(await carryOut(() => call(updateStamp, { params: { id: stamp.id }, body })))) return;
    showToast({ tone: 'success', title: can.approve ? words.approved : words.saved });
    onClose();
  }

  return (
    <FormDialog
      title={can.approve ? words.approve_title(user.name) : words.title(user.name)}
      text={can.approve ? words.approve_text(user.name, stamp.certificate.name) : stamp.certificate.name}
      submitLabel={can.approve ? words.approve : words.save}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      isPending={isPending}
      isBlocking={isPending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <PeriodFields {...period.fields} errors={errors} />
      {can.approve ? null : (
        <CheckboxField
          label={words.is_disabled}
          help={words.disabled_help}
          checked={isDisabled}
          error={errors.is_disabled}
          onChange={({ target: { checked } }) => setIsDisabled(checked)}
        />
      )}
    </FormDialog>
  );
}
