import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Stamp } from '../stamps-contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { CERTIFICATE_ANSWERS, updateStamp } from './calls.ts';
import { PeriodFields } from './period-fields.tsx';
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
  const { start_at, end_at, forever, user, version, can } = stamp;
  const [isDisabled, setIsDisabled] = useState(stamp.status === 'disabled');
  const idOf = (field: string) => `${id}-${field}`;
  const saving = useAction(
    () => {
      const body = { ...period.dates, is_disabled: isDisabled, version };
      return call(updateStamp, { params: { id: stamp.id }, body });
    },
    { invalidates: CERTIFICATE_ANSWERS, fields: FIELDS, idOf },
  );
  const before = can.approve ? null : { start_at, end_at, forever };
  const period = usePeriod(id, { now, before, action: saving });

  async function submit() {
    const faults = period.check();
    if (Object.keys(faults).length > 0) return saving.setErrors(faults);
    if (!(await saving.run())) return;
    showToast({ tone: 'success', title: can.approve ? words.approved : words.saved });
    onClose();
  }

  return (
    <ActionDialog
      title={can.approve ? words.approve_title(user.name) : words.title(user.name)}
      text={can.approve ? words.approve_text(user.name, stamp.certificate.name) : stamp.certificate.name}
      submitLabel={can.approve ? words.approve : words.save}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      isBlocking
      action={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <PeriodFields {...period.fields} />
      {can.approve ? null : (
        <CheckboxField
          id={idOf('is_disabled')}
          label={words.is_disabled}
          help={words.disabled_help}
          checked={isDisabled}
          error={saving.errors.is_disabled}
          onChange={({ target: { checked } }) => setIsDisabled(checked)}
        />
      )}
    </ActionDialog>
  );
}
