import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { Upload } from '#features/uploads/contract.ts';
import { smallestFor } from '#features/uploads/rules.ts';
import { UploadField } from '#features/uploads/web/upload-field.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { ItemForm, OfficeItem, OfficePlace } from '../office-contract.ts';
import { ITEM_STATES, MAX_DESCRIPTION_LENGTH, MAX_LENGTHS, MAX_NAME_LENGTH } from '../rules.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { createEquipment, LENDING_ANSWERS, updateEquipment } from './office-calls.ts';
import { OfficeHowFields } from './office-how-fields.tsx';
import { faultsInItem, readItem, type TypedItem, typedItem } from './office-typed-item.ts';

type OfficeItemDialogProps = {
  /** Null makes a new one. */
  item: OfficeItem | null;
  places: readonly [OfficePlace, ...OfficePlace[]];
  /** Where the portal asks for deposits. */
  hasDeposit: boolean;
  onClose: () => void;
};

/** In the order of the form. */
const FIELDS = [
  'place_id',
  'name',
  'description',
  'unit',
  'max_length',
  'min_age',
  'max_age',
  'season_from',
  'season_to',
  'deposit',
  'state',
  'picture_upload_id',
  'scene',
];

/** What it is, where it is fetched, and how long and by whom it can be kept. */
export function OfficeItemDialog({ item, places, hasDeposit, onClose }: OfficeItemDialogProps) {
  const texts = useTexts(equipmentOfficeTexts);
  const { item_form: words } = texts;
  const id = useId();
  const call = useCall();
  const localised = useLocalisedPath();
  const { showToast } = useToasts();
  const [form, setForm] = useState(typedItem(item, places[0].id));
  /** Undefined while it is as it was. */
  const [picture, setPicture] = useState<Upload | null>();
  const idOf = (field: string) => `${id}-${field}`;
  const saving = useAction(
    async (_, { keyOf }) => {
      const { deposit_ore, ...read } = readItem(form);
      const body: ItemForm = {
        ...read,
        ...(hasDeposit && { deposit_ore }),
        ...(picture !== undefined && { picture_upload_id: picture?.id ?? null }),
      };
      if (item) return call(updateEquipment, { params: { id: item.id }, body: { ...body, version: item.version } });
      return call(createEquipment, { body, key: keyOf(body) });
    },
    { invalidates: LENDING_ANSWERS, fields: FIELDS, idOf },
  );
  const { errors } = saving;

  function change(part: Partial<TypedItem>) {
    setForm((before) => ({ ...before, ...part }));
    for (const field of Object.keys(part)) saving.clearError(field);
  }

  async function submit() {
    const faults = Object.entries(faultsInItem(form)).map(([field, fault]) => [
      field,
      fault === 'too_long' ? texts.too_long(MAX_LENGTHS[form.unit]) : texts.faults[fault],
    ]);
    if (faults.length > 0) return saving.setErrors(Object.fromEntries(faults));
    if (!(await saving.run())) return;
    showToast({ tone: 'success', title: item ? words.saved : words.created(form.name.trim()) });
    onClose();
  }

  return (
    <ActionDialog
      title={item ? words.edit_title : words.new_title}
      submitLabel={item ? words.save : words.create}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      isBlocking
      action={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id={idOf('name')}
        label={words.name}
        help={words.name_help}
        value={form.name}
        error={errors.name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextAreaField
        id={idOf('description')}
        label={words.description}
        hint={texts.optional}
        value={form.description}
        error={errors.description}
        maxLength={MAX_DESCRIPTION_LENGTH}
        onChange={({ target }) => change({ description: target.value })}
      />
      <SelectField
        id={idOf('place_id')}
        label={words.place_id}
        value={form.place_id}
        error={errors.place_id}
        onChange={({ target }) => {
          const chosen = places.find((place) => place.id === target.value);
          if (chosen) change({ place_id: chosen.id });
        }}
      >
        {places.map((place) => (
          <option key={place.id} value={place.id}>
            {place.name}
          </option>
        ))}
      </SelectField>
      <OfficeHowFields form={form} errors={errors} idOf={idOf} onChange={change} hasDeposit={hasDeposit} />
      <SelectField
        id={idOf('state')}
        label={words.state}
        help={words.state_help}
        value={form.state}
        error={errors.state}
        onChange={({ target }) => change({ state: ITEM_STATES.find((state) => state === target.value) ?? form.state })}
      >
        {ITEM_STATES.map((state) => (
          <option key={state} value={state}>
            {texts.states[state]}
          </option>
        ))}
      </SelectField>
      <UploadField
        id={idOf('picture_upload_id')}
        label={words.picture}
        {...smallestFor('cover')}
        {...(picture && { variant: 'cover' as const })}
        value={picture === undefined ? pictureOf(item) : picture}
        onChange={(upload) => {
          setPicture(upload);
          saving.clearError('picture_upload_id');
        }}
        isUnsaved={Boolean(picture)}
        error={errors.picture_upload_id}
        termsHref={localised(paths.terms)}
      />
      <SceneField id={idOf('scene')} value={form.scene} error={errors.scene} onChange={(scene) => change({ scene })} />
    </ActionDialog>
  );
}

type SceneFieldProps = {
  id: string;
  value: TypedItem['scene'];
  error: string | undefined;
  onChange: (scene: TypedItem['scene']) => void;
};

/** The drawings that can be about something to borrow; another one that was chosen before can stay. */
function SceneField({ id, value, error, onChange }: SceneFieldProps) {
  const { item_form: words } = useTexts(equipmentOfficeTexts);
  const scenes = Object.keys(words.scenes) as (keyof typeof words.scenes)[];
  const [before] = useState(value);
  return (
    <SelectField
      id={id}
      label={words.scene}
      value={value}
      error={error}
      onChange={({ target }) => onChange(scenes.find((scene) => scene === target.value) ?? before)}
    >
      {before in words.scenes ? null : <option value={before}>{words.same_scene}</option>}
      {scenes.map((scene) => (
        <option key={scene} value={scene}>
          {words.scenes[scene]}
        </option>
      ))}
    </SelectField>
  );
}

const pictureOf = (item: OfficeItem | null): Upload | null =>
  item?.thumbnail_url && item.picture_upload_id
    ? { id: item.picture_upload_id, url: item.thumbnail_url, name: item.name, kind: 'image', width: null, height: null }
    : null;
