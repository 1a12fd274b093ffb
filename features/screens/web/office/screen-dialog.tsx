import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { PATTERNS } from '#platform/contract/patterns.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OfficeScreen } from '../../office-contract.ts';
import { MAX_NAME_LENGTH } from '../../rules.ts';
import { screenOfficeTexts } from '../../texts/office/token.ts';
import { NameField } from './name-field.tsx';
import { changeScreen, getScreenOffice } from './office-calls.ts';

const FIELDS = ['name', 'place', 'dark_from', 'dark_to'] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

const isTime = (text: string): boolean => text === '' || PATTERNS.time.test(text);

/** What a screen is called, where it hangs, and when it is black. */
export function ScreenDialog({ screen, onClose }: { screen: OfficeScreen; onClose: () => void }) {
  const { change: texts, pair, form, cancel, close } = useTexts(screenOfficeTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const ownId = useId();
  const idOf = (field: string) => `${ownId}-${field}`;
  const { id, name, place, dark_from, dark_to } = screen;
  const [typed, setTyped] = useState<Typed>({ name, place, dark_from: dark_from ?? '', dark_to: dark_to ?? '' });
  const saving = useAction(
    async (to: Typed) => {
      const hours = { dark_from: to.dark_from || null, dark_to: to.dark_to || null };
      return call(changeScreen, { params: { id }, body: { ...to, ...hours } });
    },
    { invalidates: [getScreenOffice], fields: FIELDS, idOf },
  );

  function change(changed: Partial<Typed>) {
    setTyped({ ...typed, ...changed });
    for (const field of Object.keys(saving.errors)) saving.clearError(field);
  }

  async function submit() {
    const errors = {
      ...(typed.name.trim() === '' && { name: pair.name_missing }),
      ...(!isTime(typed.dark_from) && { dark_from: form.wrong_time }),
      ...(!isTime(typed.dark_to) && { dark_to: form.wrong_time }),
    };
    if (Object.keys(errors).length > 0) return saving.setErrors(errors);
    if (!(await saving.run(typed))) return;
    showToast({ tone: 'success', title: form.saved(typed.name.trim()) });
    onClose();
  }

  return (
    <ActionDialog
      title={texts.title}
      size="small"
      submitLabel={form.save}
      cancelLabel={cancel}
      closeLabel={close}
      action={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField
        id={idOf('name')}
        label={pair.name}
        value={typed.name}
        error={saving.errors.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        id={idOf('place')}
        label={pair.place}
        hint={pair.optional}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={typed.place}
        error={saving.errors.place}
        onChange={({ target }) => change({ place: target.value })}
      />
      <div className="nb-columns">
        <TimeField
          id={idOf('dark_from')}
          label={texts.dark_from}
          help={texts.dark_help}
          value={typed.dark_from}
          error={saving.errors.dark_from}
          onChange={(time) => change({ dark_from: time })}
        />
        <TimeField
          id={idOf('dark_to')}
          label={texts.dark_to}
          value={typed.dark_to}
          error={saving.errors.dark_to}
          onChange={(time) => change({ dark_to: time })}
        />
      </div>
    </ActionDialog>
  );
}
