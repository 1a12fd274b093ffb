import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficePlace, PlaceForm } from '../office-contract.ts';
import { MAX_NAME_LENGTH } from '../rules.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { createLendingPlace, LENDING_ANSWERS, updateLendingPlace } from './office-calls.ts';
import { OfficeClosureFields } from './office-closure-fields.tsx';
import { OfficeOpeningFields } from './office-opening-fields.tsx';
import { OfficeOrganisationField } from './office-organisation-field.tsx';
import { faultsInPlace, readPlace, type TypedPlace, typedPlace } from './office-typed-place.ts';

type OfficePlaceDialogProps = {
  /** Null makes a new one. */
  place: OfficePlace | null;
  onClose: () => void;
};

/** Where things are fetched, when it is open, and who stands there. */
export function OfficePlaceDialog({ place, onClose }: OfficePlaceDialogProps) {
  const { place_form: words, faults: sentences, cancel, close, optional } = useTexts(equipmentOfficeTexts);
  const id = useId();
  const call = useCall();
  const office = useOffice();
  const { showToast } = useToasts();
  const [form, setForm] = useState(typedPlace(place));
  const idOf = (field: string) => `${id}-${field}`;
  const saving = useAction(
    async (_, { keyOf }) => {
      const body = readPlace(form) as PlaceForm;
      if (place) {
        return call(updateLendingPlace, { params: { id: place.id }, body: { ...body, version: place.version } });
      }
      const made = { ...body, ...office };
      return call(createLendingPlace, { body: made, key: keyOf(made) });
    },
    { invalidates: LENDING_ANSWERS, fields: fieldsOf(form), idOf },
  );
  const { errors } = saving;

  function change(part: Partial<TypedPlace>, cleared: string) {
    setForm((before) => ({ ...before, ...part }));
    saving.clearError(cleared);
  }

  async function submit() {
    const faults = Object.entries(faultsInPlace(form)).map(([field, fault]) => [field, sentences[fault]]);
    if (faults.length > 0) return saving.setErrors(Object.fromEntries(faults));
    if (!(await saving.run())) return;
    showToast({ tone: 'success', title: place ? words.saved : words.created(form.name.trim()) });
    onClose();
  }

  const textProps = (field: 'name' | 'address' | 'provider_name') => ({
    id: idOf(field),
    label: words[field],
    value: form[field],
    error: errors[field],
    maxLength: MAX_NAME_LENGTH,
    autoComplete: 'off' as const,
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }, field),
  });

  return (
    <ActionDialog
      title={place ? words.edit_title : words.new_title}
      submitLabel={place ? words.save : words.create}
      cancelLabel={cancel}
      closeLabel={close}
      isBlocking
      action={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...textProps('name')} />
      <TextField {...textProps('address')} hint={optional} />
      <TextField {...textProps('provider_name')} help={words.provider_help} />
      <OfficeOrganisationField
        id={idOf('organization_id')}
        place={place}
        value={form.organization_id}
        error={errors.organization_id}
        onChange={(organization_id) => change({ organization_id }, 'organization_id')}
      />
      <OfficeOpeningFields
        openings={form.openings}
        errors={errors}
        idOf={idOf}
        onChange={(openings, cleared = 'openings') => change({ openings }, cleared)}
      />
      <OfficeClosureFields
        closures={form.closures}
        errors={errors}
        idOf={idOf}
        onChange={(closures, cleared = 'closures') => change({ closures }, cleared)}
      />
    </ActionDialog>
  );
}

/** In the order of the form. */
const fieldsOf = ({ openings, closures }: TypedPlace): string[] => [
  'name',
  'address',
  'provider_name',
  'organization_id',
  'openings',
  ...openings.flatMap(({ key }) => [`opens-${key}`, `closes-${key}`]),
  'closures',
  ...closures.flatMap(({ key }) => [`first-${key}`, `last-${key}`]),
];
