import { useId, useState } from 'react';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import type { CultureGroupId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter, monthsAfter } from '#platform/language/days.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { CultureGroup, GroupForm } from '../../groups-contract.ts';
import { MAX_GROUP_NAME_LENGTH, MAX_VISITS_PER_PERIOD } from '../../rules.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { useSaveGroup } from './use-group-deeds.ts';

type GroupDialogProps = {
  /** The one that is changed; left out, a new one is made. */
  group?: CultureGroup;
  whose?: { organization_id?: string; municipality_id?: string };
  onDone: (id: CultureGroupId) => void;
  onClose: () => void;
};

type Typed = Omit<GroupForm, 'visits_per_period' | 'valid_from' | 'valid_until'> & {
  visits_per_period: string;
  valid_from: string | null;
  valid_until: string | null;
};

/** What all cards of a group have in common. */
export function GroupDialog({ group, whose = {}, onDone, onClose }: GroupDialogProps) {
  const { form: texts, cancel, close } = useTexts(cultureDeskTexts);
  const { now } = usePortal();
  const { showToast } = useToasts();
  const fieldsId = useId();
  const idOf = (field: string) => `${fieldsId}-${field}`;
  const [typed, setTyped] = useState<Typed>(() => typedFrom(group, shortDate(now)));
  const saving = useSaveGroup({ group: group ?? null, whose, idOf });

  function change(changed: Partial<Typed>) {
    setTyped({ ...typed, ...changed });
    for (const field of Object.keys(changed)) saving.clearError(field);
  }

  async function submit() {
    const visits = typed.visits_per_period.trim();
    const count = Number(visits);
    const { valid_from, valid_until } = typed;
    const errors = {
      ...(typed.name.trim() === '' && { name: texts.name_missing }),
      ...(visits !== '' && !isCount(visits) && { visits_per_period: texts.wrong_number }),
      ...((valid_from === null || !isDay(valid_from)) && { valid_from: texts.wrong_day }),
      ...((valid_until === null || !isDay(valid_until)) && { valid_until: texts.wrong_day }),
    };
    if (Object.keys(errors).length > 0 || valid_from === null || valid_until === null) return saving.setErrors(errors);
    const form = { ...typed, visits_per_period: visits === '' ? null : count, valid_from, valid_until };
    const done = await saving.run(form);
    if (!done) return;
    showToast({ tone: 'success', title: texts.saved, text: typed.name });
    onDone(done.result);
  }

  return (
    <ActionDialog
      title={group ? texts.change : texts.new}
      submitLabel={texts.save}
      cancelLabel={cancel}
      closeLabel={close}
      action={saving}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id={idOf('name')}
        label={texts.name}
        maxLength={MAX_GROUP_NAME_LENGTH}
        value={typed.name}
        error={saving.errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        id={idOf('visits_per_period')}
        label={texts.visits}
        help={texts.visits_help}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={typed.visits_per_period}
        error={saving.errors.visits_per_period}
        onChange={({ target }) => change({ visits_per_period: target.value })}
      />
      <div className="nb-columns">
        <DateField
          id={idOf('valid_from')}
          label={texts.from}
          value={typed.valid_from}
          error={saving.errors.valid_from}
          onChange={(valid_from) => change({ valid_from })}
        />
        <DateField
          id={idOf('valid_until')}
          label={texts.until}
          value={typed.valid_until}
          error={saving.errors.valid_until}
          onChange={(valid_until) => change({ valid_until })}
        />
      </div>
      {group ? <p className="nb-muted nb-small">{texts.until_help}</p> : null}
      <CheckboxField
        label={texts.together}
        checked={typed.comes_together}
        onChange={({ target }) => change({ comes_together: target.checked })}
      />
      <CheckboxField
        label={texts.companions}
        checked={typed.with_companion}
        onChange={({ target }) => change({ with_companion: target.checked })}
      />
    </ActionDialog>
  );
}

const isCount = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_VISITS_PER_PERIOD;

/** A new one is for a year from today. */
function typedFrom(group: CultureGroup | undefined, today: string): Typed {
  if (!group) {
    const valid_until = dayAfter(monthsAfter(today, 12), -1);
    const visits_per_period = '6';
    return { name: '', visits_per_period, valid_from: today, valid_until, comes_together: false, with_companion: true };
  }
  const { name, visits_per_period, valid_from, valid_until, comes_together, with_companion } = group;
  const typed = visits_per_period === null ? '' : String(visits_per_period);
  return { name, visits_per_period: typed, valid_from, valid_until, comes_together, with_companion };
}
