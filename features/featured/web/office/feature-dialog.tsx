import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { addDays, shortDate } from '#platform/language/dates.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { DateField } from '#ui/date-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficeFeatured } from '../../contract.ts';
import { MAX_DAYS_AHEAD } from '../../rules.ts';
import { featuredOfficeTexts } from '../../texts/office/token.ts';
import { featureEvent, listFeaturedEvents, listOfficeFeatured } from '../calls.ts';

type FeatureDialogProps = {
  event: Pick<OfficeFeatured, 'id' | 'name'>;
  /** What the field begins with. */
  lastDay: string;
  onClose: () => void;
};

/** Until when. */
export function FeatureDialog({ event: { id, name }, lastDay, onClose }: FeatureDialogProps) {
  const { dialog: texts } = useTexts(featuredOfficeTexts);
  const { now } = usePortal();
  const call = useCall();
  const office = useOffice();
  const { showToast } = useToasts();
  const ownId = useId();
  const [day, setDay] = useState<string | null>(lastDay);
  const saving = useAction(
    async (last_day: string) => {
      await call(featureEvent, { params: { id }, body: { ...office, last_day } });
      showToast({ tone: 'success', title: texts.done(name) });
    },
    { invalidates: [listOfficeFeatured, listFeaturedEvents], fields: ['last_day'], idOf: () => ownId },
  );

  async function save() {
    if (day === null || !isDay(day)) return saving.setErrors({ last_day: texts.wrong_day });
    if (await saving.run(day)) onClose();
  }

  return (
    <ActionDialog
      title={texts.title(name)}
      size="small"
      submitLabel={texts.save}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      action={saving}
      onSubmit={save}
      onClose={onClose}
    >
      <DateField
        id={ownId}
        label={texts.last_day}
        help={texts.last_day_help}
        value={day}
        error={saving.errors.last_day}
        earliest={shortDate(now)}
        latest={shortDate(addDays(now, MAX_DAYS_AHEAD))}
        onChange={(changed) => {
          setDay(changed);
          saving.clearError('last_day');
        }}
      />
    </ActionDialog>
  );
}
