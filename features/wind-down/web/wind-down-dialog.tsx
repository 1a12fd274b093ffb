import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { DateField } from '#ui/date-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { WindDown } from '../contract.ts';
import { MAX_DECISION_LENGTH } from '../rules.ts';
import { windDownTexts } from '../texts/room/token.ts';
import { changeWindDown, decideWindDown, listMunicipalities, listWindDowns } from './calls.ts';

const DAY_FIELDS = ['announced_on', 'last_day', 'delete_on'] as const;
const FIELDS = ['municipality_id', 'neighbour_id', 'decision', ...DAY_FIELDS] as const;
type DayField = (typeof DAY_FIELDS)[number];
type Typed = { municipality_id: string; neighbour_id: string; decision: string } & Record<DayField, string | null>;

/** The days of a portal's end, and who takes over. */
export function WindDownDialog({ plan, onClose }: { plan: WindDown | null; onClose: () => void }) {
  const { form: texts, done } = useTexts(windDownTexts);
  const { now } = usePortal();
  const call = useCall();
  const { showToast } = useToasts();
  const ownId = useId();
  const idOf = (field: string) => `${ownId}-${field}`;
  const portals = (useAnswer(listMunicipalities, {}).data?.data ?? []).filter(
    ({ has_portal, sunset }) => has_portal && !sunset,
  );
  const [typed, setTyped] = useState<Typed>(() => ({
    municipality_id: plan?.municipality.id ?? '',
    neighbour_id: plan?.neighbour_ends ? '' : (plan?.neighbour?.id ?? ''),
    decision: plan?.decision ?? '',
    announced_on: plan?.announced_on ?? shortDate(now),
    last_day: plan?.last_day ?? null,
    delete_on: plan?.delete_on ?? null,
  }));
  const saving = useAction(
    async (days: Record<DayField, string>) => {
      const { municipality_id, decision } = typed;
      const body = { ...days, decision, neighbour_id: typed.neighbour_id || null };
      if (plan) await call(changeWindDown, { params: { id: plan.id }, body });
      else await call(decideWindDown, { body: { ...body, municipality_id } });
      showToast({ tone: 'success', title: plan ? done.changed : done.decided });
    },
    { invalidates: [listWindDowns], fields: FIELDS, idOf },
  );

  function change(changed: Partial<Typed>) {
    setTyped({ ...typed, ...changed });
    for (const field of Object.keys(changed)) saving.clearError(field);
  }

  async function save() {
    const { announced_on, last_day, delete_on } = typed;
    const wrong = DAY_FIELDS.filter((field) => !isDay(typed[field] ?? ''));
    const errors = {
      ...(typed.municipality_id === '' && { municipality_id: texts.missing }),
      ...(typed.decision.trim() === '' && { decision: texts.missing }),
      ...Object.fromEntries(wrong.map((field) => [field, texts.wrong_day])),
    };
    if (Object.keys(errors).length > 0 || announced_on === null || last_day === null || delete_on === null) {
      return saving.setErrors(errors);
    }
    if (await saving.run({ announced_on, last_day, delete_on })) onClose();
  }

  const day = (field: DayField, help?: string) => (
    <DateField
      id={idOf(field)}
      label={texts[field]}
      {...(help && { help })}
      value={typed[field]}
      error={saving.errors[field]}
      onChange={(value) => change({ [field]: value })}
    />
  );
  return (
    <ActionDialog
      title={plan ? texts.change_title : texts.new_title}
      submitLabel={texts.save}
      cancelLabel={texts.cancel}
      closeLabel={texts.close}
      action={saving}
      onSubmit={save}
      onClose={onClose}
    >
      {plan ? null : (
        <SelectField
          id={idOf('municipality_id')}
          label={texts.municipality}
          value={typed.municipality_id}
          error={saving.errors.municipality_id}
          onChange={({ target }) => change({ municipality_id: target.value })}
        >
          <option value="">{texts.choose}</option>
          {portals.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        id={idOf('decision')}
        label={texts.decision}
        help={texts.decision_help}
        maxLength={MAX_DECISION_LENGTH}
        autoComplete="off"
        value={typed.decision}
        error={saving.errors.decision}
        onChange={({ target }) => change({ decision: target.value })}
      />
      {plan?.state === 'closed' ? null : (
        <>
          {day('announced_on')}
          {day('last_day', texts.last_day_help)}
          {day('delete_on', texts.delete_on_help)}
        </>
      )}
      <SelectField
        id={idOf('neighbour_id')}
        label={texts.neighbour}
        help={texts.neighbour_help}
        value={typed.neighbour_id}
        error={saving.errors.neighbour_id}
        onChange={({ target }) => change({ neighbour_id: target.value })}
      >
        <option value="">{texts.nobody}</option>
        {portals
          .filter(({ id }) => id !== typed.municipality_id)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
    </ActionDialog>
  );
}
