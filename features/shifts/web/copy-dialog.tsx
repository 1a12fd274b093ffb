import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionDialog } from '#features/portal/web/action-dialog.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { isDay } from '#platform/language/typed-day.ts';
import { dayText, whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Shift } from '../contract.ts';
import { copiesOf } from '../rules.ts';
import { shiftTexts } from '../texts/token.ts';
import { copyShifts, SHIFTS } from './calls.ts';
import styles from './shifts-board.module.css';
import { shiftsByDay } from './shifts-by-day.ts';

type CopyDialogProps = {
  eventId: Shift['id'];
  shifts: readonly Shift[];
  /** Days on which the activity takes place, 'YYYY-MM-DD'. */
  eventDays: readonly string[];
  now: Date;
  onDone: () => void;
  onClose: () => void;
};

const OTHER_DAY = 'other';

/** One shift, or all of a day, once more on each of the chosen days. */
export function CopyDialog({ eventId, shifts, eventDays, now, onDone, onClose }: CopyDialogProps) {
  const texts = useTexts(shiftTexts);
  const words = texts.copying;
  const call = useCall();
  const moments = useTexts(momentTexts);
  const daysId = useId();
  const idOf = (field: string) => (field === OTHER_DAY ? `${daysId}-other` : daysId);
  const { showToast } = useToasts();
  const days = shiftsByDay(shifts);
  const [what, setWhat] = useState(days[0]?.day ?? '');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [other, setOther] = useState<string | null>(null);
  const originals = shifts.filter(({ id, start_at }) => id === what || shortDate(start_at) === what);
  const targets = eventDays.filter((day) => !originals.some(({ start_at }) => shortDate(start_at) === day));
  const wanted = [...chosen.filter((day) => targets.includes(day)), ...(other && isDay(other) ? [other] : [])];
  const count = copiesOf(originals, wanted, shifts).length;
  const reading = { now, moments };
  const isAll = targets.length > 0 && targets.every((day) => chosen.includes(day));

  const copying = useAction(
    (body: { slot_ids: string[]; days: string[] }, { keyOf }) =>
      call(copyShifts, { params: { id: eventId }, body, key: keyOf(body) }),
    { invalidates: SHIFTS, fields: ['days', OTHER_DAY], idOf },
  );

  async function copy() {
    if (other && !isDay(other)) return copying.setErrors({ [OTHER_DAY]: moments.no_date(other) });
    if (wanted.length === 0) return copying.setErrors({ days: words.day_required });
    const copied = await copying.run({ slot_ids: originals.map(({ id }) => id), days: wanted });
    if (!copied) return;
    const { created } = copied.result.data;
    const title = created > 0 ? texts.done.copied(created) : texts.done.none_copied;
    showToast({ tone: created > 0 ? 'success' : 'neutral', title });
    onDone();
  }

  function choose(days: readonly string[]) {
    setChosen(days);
    copying.clearError('days');
  }

  return (
    <ActionDialog
      title={words.title}
      closeLabel={texts.close}
      text={words.text}
      submitLabel={words.submit}
      cancelLabel={texts.cancel}
      action={copying}
      onSubmit={copy}
      onClose={onClose}
    >
      <SelectField label={words.what} value={what} onChange={(input) => setWhat(input.currentTarget.value)}>
        {days.map(({ day, shifts: ofDay }) => (
          <optgroup key={day} label={dayText(day, reading)}>
            <option value={day}>{words.whole_day(dayText(day, reading), ofDay.length)}</option>
            {ofDay.length > 1
              ? ofDay.map((shift) => (
                  <option key={shift.id} value={shift.id}>
                    {words.one(shift.name || texts.unnamed, whenText(shift, reading))}
                  </option>
                ))
              : null}
          </optgroup>
        ))}
      </SelectField>
      <FieldGroup id={daysId} legend={words.days} error={copying.errors.days}>
        {targets.length > 1 ? (
          <CheckboxField label={words.all_days} checked={isAll} onChange={() => choose(isAll ? [] : targets)} />
        ) : null}
        <div className={styles.days}>
          {targets.map((day) => (
            <CheckboxField
              key={day}
              label={dayText(day, reading)}
              checked={chosen.includes(day)}
              onChange={() => choose(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day])}
            />
          ))}
        </div>
        <DateField
          id={idOf(OTHER_DAY)}
          error={copying.errors[OTHER_DAY]}
          label={words.other_day}
          hint={texts.form.optional}
          value={other}
          onChange={(day) => {
            setOther(day);
            copying.clearError('days');
            copying.clearError(OTHER_DAY);
          }}
        />
      </FieldGroup>
      <p role="status">{wanted.length > 0 ? words.preview(count) : ''}</p>
    </ActionDialog>
  );
}
