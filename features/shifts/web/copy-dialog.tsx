import { useState } from 'react';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dayText, whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Slot } from '../contract.ts';
import { copiesOf } from '../rules.ts';
import { slotTexts } from '../texts/token.ts';
import { copySlots } from './calls.ts';
import styles from './slots-board.module.css';
import { slotsByDay } from './slots-by-day.ts';

type CopyDialogProps = {
  eventId: Slot['id'];
  slots: readonly Slot[];
  /** Days on which the activity takes place, 'YYYY-MM-DD'. */
  eventDays: readonly string[];
  now: Date;
  onDone: () => void;
  onClose: () => void;
};

/** One shift, or all of a day, once more on each of the chosen days. */
export function CopyDialog({ eventId, slots, eventDays, now, onDone, onClose }: CopyDialogProps) {
  const texts = useTexts(slotTexts);
  const words = texts.copying;
  const call = useCall();
  const moments = useTexts(momentTexts);
  const { showToast } = useToasts();
  const days = slotsByDay(slots);
  const [what, setWhat] = useState(days[0]?.day ?? '');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [other, setOther] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const originals = slots.filter(({ id, start_at }) => id === what || shortDate(start_at) === what);
  const targets = eventDays.filter((day) => !originals.some(({ start_at }) => shortDate(start_at) === day));
  const wanted = [...chosen.filter((day) => targets.includes(day)), ...(other ? [other] : [])];
  const count = copiesOf(originals, wanted, slots).length;
  const reading = { now, moments };
  const isAll = targets.length > 0 && targets.every((day) => chosen.includes(day));

  async function copy() {
    setIsAsked(true);
    setFailure(null);
    if (wanted.length === 0) return;
    setIsPending(true);
    try {
      const body = { slot_ids: originals.map(({ id }) => id), days: wanted };
      const { data } = await call(copySlots, { params: { id: eventId }, body });
      const title = data.created > 0 ? texts.done.copied(data.created) : texts.done.none_copied;
      showToast({ tone: data.created > 0 ? 'success' : 'neutral', title });
      onDone();
    } catch (error) {
      setFailure(failureText(error, texts));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <FormDialog
      title={words.title}
      closeLabel={texts.close}
      text={words.text}
      submitLabel={words.submit}
      cancelLabel={texts.cancel}
      isPending={isPending}
      failure={failure}
      onSubmit={copy}
      onClose={onClose}
    >
      <SelectField label={words.what} value={what} onChange={(input) => setWhat(input.currentTarget.value)}>
        {days.map(({ day, slots: ofDay }) => (
          <optgroup key={day} label={dayText(day, reading)}>
            <option value={day}>{words.whole_day(dayText(day, reading), ofDay.length)}</option>
            {ofDay.length > 1
              ? ofDay.map((slot) => (
                  <option key={slot.id} value={slot.id}>
                    {words.one(slot.name || texts.unnamed, whenText(slot, reading))}
                  </option>
                ))
              : null}
          </optgroup>
        ))}
      </SelectField>
      <FieldGroup legend={words.days} error={isAsked && wanted.length === 0 ? words.day_required : undefined}>
        {targets.length > 1 ? (
          <CheckboxField label={words.all_days} checked={isAll} onChange={() => setChosen(isAll ? [] : targets)} />
        ) : null}
        <div className={styles.days}>
          {targets.map((day) => (
            <CheckboxField
              key={day}
              label={dayText(day, reading)}
              checked={chosen.includes(day)}
              onChange={() =>
                setChosen((before) => (before.includes(day) ? before.filter((one) => one !== day) : [...before, day]))
              }
            />
          ))}
        </div>
        <DateField
          label={words.other_day}
          hint={texts.form.optional}
          value={other}
          wrongText={texts.form.day_wrong}
          pickLabel={texts.form.day_pick}
          isStrict
          onChange={setOther}
        />
      </FieldGroup>
      <p role="status">{wanted.length > 0 ? words.preview(count) : ''}</p>
    </FormDialog>
  );
}
