import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { Upload } from '#features/uploads/contract.ts';
import { smallestFor } from '#features/uploads/rules.ts';
import { UploadField } from '#features/uploads/web/upload-field.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficeGroup } from '../office-contract.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from '../rules.ts';
import { ticketOfficeTexts } from '../texts/office/token.ts';
import styles from './office.module.css';
import { changeTicketGroup, createTicketGroup, getTicketChoices, OFFICE_ANSWERS } from './office-calls.ts';
import { OfficeTimeFields } from './office-time-fields.tsx';
import { faultsIn, readTyped, type TypedForm, typedFieldOf, typedFrom } from './office-typed-form.ts';

type OfficeFormDialogProps = {
  /** Null makes a new one. */
  group: OfficeGroup | null;
  onClose: () => void;
};

/** In the order of the form; a moment is typed into two fields, and the server speaks of it as one. */
const FIELDS = [
  'name',
  'provider_name',
  'description',
  'total',
  'per_card',
  'opens_on',
  'opens_at',
  'opens_time',
  'closes_on',
  'closes_at',
  'closes_time',
  'valid_from',
  'valid_until',
  'hold_days',
  'scheme_id',
  'min_age',
  'max_age',
  'organization_id',
  'picture_upload_id',
];

/** What it is, how many there are, for whom and when. */
export function OfficeFormDialog({ group, onClose }: OfficeFormDialogProps) {
  const { form: words, cancel, close_dialog, optional } = useTexts(ticketOfficeTexts);
  const id = useId();
  const call = useCall();
  const office = useOffice();
  const localised = useLocalisedPath();
  const { showToast } = useToasts();
  const choices = useAnswer(getTicketChoices, { query: office }).data?.data;
  const [form, setForm] = useState(typedFrom(group));
  /** Undefined while it is as it was. */
  const [picture, setPicture] = useState<Upload | null>();
  const idOf = (field: string) => `${id}-${typedFieldOf(field)}`;
  const saving = useAction(
    async (_, { keyOf }) => {
      const body = { ...readTyped(form), ...(picture !== undefined && { picture_upload_id: picture?.id ?? null }) };
      if (group)
        return call(changeTicketGroup, { params: { id: group.id }, body: { ...body, revision: group.revision } });
      return call(createTicketGroup, { query: office, body, key: keyOf(body) });
    },
    { invalidates: OFFICE_ANSWERS, fields: FIELDS, idOf },
  );
  const { errors } = saving;

  function change(part: Partial<TypedForm>) {
    setForm((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) saving.clearError(field);
    if ('opens_on' in part || 'opens_time' in part) saving.clearError('opens_at');
    if ('closes_on' in part || 'closes_time' in part) saving.clearError('closes_at');
  }

  async function submit() {
    const faults = Object.entries(faultsIn(form)).map(([field, fault]) => [field, words[fault]]);
    if (faults.length > 0) return saving.setErrors(Object.fromEntries(faults));
    if (!(await saving.run())) return;
    showToast({ tone: 'success', title: group ? words.saved : words.created });
    onClose();
  }

  const textProps = (
    field: 'name' | 'description' | 'provider_name' | 'total' | 'per_card' | 'hold_days' | 'min_age' | 'max_age',
  ) => ({
    id: idOf(field),
    label: words[field],
    value: form[field],
    error: errors[field],
    autoComplete: 'off' as const,
  });
  const numberProps = (field: 'total' | 'per_card' | 'hold_days' | 'min_age' | 'max_age') => ({
    ...textProps(field),
    inputMode: 'numeric' as const,
    width: 'short' as const,
    maxLength: 6,
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });

  return (
    <ActionDialog
      title={group ? words.edit_title : words.new_title}
      submitLabel={group ? words.save : words.create}
      cancelLabel={cancel}
      closeLabel={close_dialog}
      isBlocking
      action={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...textProps('name')}
        help={words.name_help}
        maxLength={MAX_NAME_LENGTH}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        {...textProps('provider_name')}
        maxLength={MAX_NAME_LENGTH}
        onChange={({ target }) => change({ provider_name: target.value })}
      />
      <TextAreaField
        {...textProps('description')}
        hint={optional}
        maxLength={MAX_DESCRIPTION_LENGTH}
        onChange={({ target }) => change({ description: target.value })}
      />
      <div className={styles.pair}>
        <TextField {...numberProps('total')} />
        <TextField {...numberProps('per_card')} />
      </div>
      <OfficeTimeFields form={form} errors={errors} idOf={idOf} onChange={change} />
      <TextField {...numberProps('hold_days')} hint={optional} help={words.hold_help} />
      <SelectField
        id={idOf('scheme_id')}
        label={words.scheme_id}
        value={form.scheme_id}
        error={errors.scheme_id}
        onChange={({ target }) => change({ scheme_id: target.value })}
      >
        <option value="">{words.any_scheme}</option>
        {choices?.schemes.map((scheme) => (
          <option key={scheme.id} value={scheme.id}>
            {scheme.name}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <TextField {...numberProps('min_age')} hint={optional} />
        <TextField {...numberProps('max_age')} hint={optional} />
      </div>
      <SelectField
        id={idOf('organization_id')}
        label={words.organization_id}
        help={words.organization_help}
        value={form.organization_id}
        error={errors.organization_id}
        onChange={({ target }) => change({ organization_id: target.value })}
      >
        <option value="">{words.own_staff}</option>
        {withOwn(choices?.organizations ?? [], group).map((organisation) => (
          <option key={organisation.id} value={organisation.id}>
            {organisation.name}
          </option>
        ))}
      </SelectField>
      <UploadField
        id={idOf('picture_upload_id')}
        label={words.picture}
        {...smallestFor('cover')}
        {...(picture && { variant: 'cover' as const })}
        value={picture === undefined ? pictureOf(group) : picture}
        onChange={(upload) => {
          setPicture(upload);
          saving.clearError('picture_upload_id');
        }}
        isUnsaved={Boolean(picture)}
        error={errors.picture_upload_id}
        termsHref={localised(paths.terms)}
      />
    </ActionDialog>
  );
}

/** The one that is there is among them, however many there are. */
const withOwn = (organisations: readonly { id: string; name: string }[], group: OfficeGroup | null) => {
  const own = group?.organization_id;
  return !own || organisations.some(({ id }) => id === own)
    ? organisations
    : [{ id: own, name: group.organization_name ?? '' }, ...organisations];
};

const pictureOf = (group: OfficeGroup | null): Upload | null =>
  group?.thumbnail_url
    ? { id: '' as Upload['id'], url: group.thumbnail_url, name: group.name, kind: 'image', width: null, height: null }
    : null;
