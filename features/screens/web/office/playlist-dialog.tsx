import { PlusIcon } from '@navikt/aksel-icons';
import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import type { CallOf } from '#platform/contract/endpoint.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type * as contract from '../../office-contract.ts';
import type { OfficePlaylist, OfficeScreen } from '../../office-contract.ts';
import { EVERY_DAY, MAX_ITEMS } from '../../rules.ts';
import { screenOfficeTexts } from '../../texts/office/token.ts';
import { ChosenScreens } from './chosen-screens.tsx';
import { ItemFields } from './item-fields.tsx';
import { NameField } from './name-field.tsx';
import { createPlaylist, deletePlaylist, getScreenOffice, updatePlaylist } from './office-calls.ts';
import styles from './office-parts.module.css';
import {
  faultsIn,
  fieldsOf,
  formOf,
  newItem,
  type TypedItem,
  type TypedPlaylist,
  typedFrom,
} from './typed-playlist.ts';

type PlaylistDialogProps = { playlist?: OfficePlaylist; screens: readonly OfficeScreen[]; onClose: () => void };

/** A playlist as a whole: when, where, and what in which order. */
export function PlaylistDialog({ playlist, screens, onClose }: PlaylistDialogProps) {
  const { form: texts, cancel, close } = useTexts(screenOfficeTexts);
  const { showToast } = useToasts();
  const ownId = useId();
  const idOf = (field: string) => `${ownId}-${field.replaceAll('.', '-')}`;
  const [typed, setTyped] = useState(() => typedFrom(playlist));
  const [isAsking, setIsAsking] = useState(false);
  const { saving, deleting } = usePlaylistDeeds(playlist, typed.items.length, idOf);

  function change(changed: Partial<TypedPlaylist>) {
    setTyped({ ...typed, ...changed });
    for (const field of Object.keys(saving.errors)) saving.clearError(field);
  }

  const changeItem = (place: number, changed: Partial<TypedItem>) =>
    change({ items: typed.items.map((item, at) => (at === place ? { ...item, ...changed } : item)) });

  function move(place: number, by: 1 | -1) {
    const items = [...typed.items];
    const [moved] = items.splice(place, 1);
    if (moved) items.splice(place + by, 0, moved);
    change({ items });
  }

  async function submit() {
    const faults = faultsIn(typed, texts);
    if (Object.keys(faults).length > 0) return saving.setErrors(faults);
    if (!(await saving.run(formOf(typed)))) return;
    showToast({ tone: 'success', title: texts.saved(typed.name.trim()) });
    onClose();
  }

  async function remove() {
    const done = await deleting.run();
    setIsAsking(false);
    if (!done) return;
    showToast({ tone: 'success', title: texts.deleted(typed.name) });
    onClose();
  }

  return (
    <ActionDialog
      title={playlist ? texts.change : texts.new}
      submitLabel={texts.save}
      cancelLabel={cancel}
      closeLabel={close}
      action={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField
        id={idOf('name')}
        label={texts.name}
        value={typed.name}
        error={saving.errors.name}
        onChange={(name) => change({ name })}
      />
      <FieldGroup id={idOf('weekdays')} legend={texts.days} error={saving.errors.weekdays}>
        <div className={styles.buttons}>
          {EVERY_DAY.map((day) => (
            <ChoiceChip
              key={day}
              type="checkbox"
              checked={typed.weekdays.includes(day)}
              onChange={({ target }) =>
                change({
                  weekdays: target.checked
                    ? [...typed.weekdays, day].sort()
                    : typed.weekdays.filter((one) => one !== day),
                })
              }
            >
              {texts.day_names[day]}
            </ChoiceChip>
          ))}
        </div>
      </FieldGroup>
      <div className="nb-columns">
        <TimeField
          id={idOf('from_time')}
          label={texts.from}
          help={texts.times_help}
          value={typed.from_time}
          error={saving.errors.from_time}
          onChange={(from_time) => change({ from_time })}
        />
        <TimeField
          id={idOf('to_time')}
          label={texts.to}
          value={typed.to_time}
          error={saving.errors.to_time}
          onChange={(to_time) => change({ to_time })}
        />
      </div>
      <ChosenScreens screens={screens} value={typed.screen_ids} onChange={(screen_ids) => change({ screen_ids })} />
      <CheckboxField
        label={texts.codes}
        help={texts.codes_help}
        checked={typed.has_card_codes}
        onChange={({ target }) => change({ has_card_codes: target.checked })}
      />
      <FieldGroup legend={texts.items} look="large">
        {typed.items.map((item, place) => (
          <ItemFields
            key={item.key}
            item={item}
            number={place + 1}
            isFirst={place === 0}
            isLast={place === typed.items.length - 1}
            idOf={(field) => idOf(`items.${place}.${field}`)}
            errorOf={(field) => saving.errors[`items.${place}.${field}`]}
            onChange={(changed) => changeItem(place, changed)}
            onMove={(by) => move(place, by)}
            onRemove={() => change({ items: typed.items.filter((_, at) => at !== place) })}
          />
        ))}
      </FieldGroup>
      <div className={styles.buttons}>
        {typed.items.length < MAX_ITEMS ? (
          <Button
            variant="secondary"
            icon={<PlusIcon aria-hidden />}
            onClick={() => change({ items: [...typed.items, newItem()] })}
          >
            {texts.add}
          </Button>
        ) : null}
        {playlist ? (
          <Button variant="tertiary" isDanger onClick={() => setIsAsking(true)}>
            {texts.delete}
          </Button>
        ) : null}
      </div>
      <ConfirmationDialog
        isOpen={isAsking}
        title={texts.delete_title(typed.name)}
        text={texts.delete_text}
        confirmLabel={texts.delete}
        cancelLabel={cancel}
        closeLabel={close}
        tone="danger"
        isPending={deleting.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      />
    </ActionDialog>
  );
}

type Body = Omit<CallOf<typeof contract.createPlaylist>['body'], 'municipality_id'>;

function usePlaylistDeeds(playlist: OfficePlaylist | undefined, items: number, idOf: (field: string) => string) {
  const call = useCall();
  const office = useOffice();
  const saving = useAction(
    async (form: Body) => {
      if (!playlist) return call(createPlaylist, { body: { ...form, ...office } });
      const { id, version } = playlist;
      return call(updatePlaylist, { params: { id }, body: { ...form, version } });
    },
    { invalidates: [getScreenOffice], fields: fieldsOf(items), idOf },
  );
  const deleting = useAction(
    async () => (playlist ? call(deletePlaylist, { params: { id: playlist.id } }) : undefined),
    { invalidates: [getScreenOffice], isToldInToast: true },
  );
  return { saving, deleting };
}
