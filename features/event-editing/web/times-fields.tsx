import { useRef } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { isDay, isOvernight, isTime, weekdayOfDay } from '../recurrence.ts';
import { FREQUENCY, type Frequency, type TimesForm } from '../rules.ts';
import { formTexts } from '../texts/form/token.ts';
import { DaysByHand } from './days-by-hand.tsx';
import { type FieldsProps, idOf } from './form-fields.ts';
import { movedEnd } from './moved-end.ts';
import { WeekdayPicker } from './weekday-picker.tsx';

const FREQUENCIES = [FREQUENCY.once, FREQUENCY.daily, FREQUENCY.weekly, FREQUENCY.custom] as const;

/** How people meet, and when. */
export function TimesFields({ form, change, errorOf }: FieldsProps) {
  const { settings: texts } = useTexts(formTexts);
  const { times } = form;
  const changeTimes = (part: Partial<TimesForm>) => change({ times: withWeekday({ ...times, ...part }) });
  return (
    <>
      <FieldGroup id={idOf('kind')} legend={texts.kind} look="large">
        <div className="nb-columns">
          <OptionCard
            name="kind"
            label={texts.scheduled}
            help={texts.scheduled_help}
            checked={form.kind === 'scheduled'}
            onChange={() => change({ kind: 'scheduled', has_sign_up: true })}
          />
          <OptionCard
            name="kind"
            label={texts.open}
            help={texts.open_help}
            checked={form.kind === 'open'}
            // A user who may come when it suits them has nothing to sign up for, unless a user says so.
            onChange={() => change({ kind: 'open', has_sign_up: false })}
          />
        </div>
      </FieldGroup>
      <FieldGroup id={idOf('times')} legend={texts.when} look="large">
        <div className="nb-stack nb-gap-m">
          <Segmented
            label={texts.frequency}
            options={FREQUENCIES.map((frequency) => ({
              value: String(frequency),
              label: texts.frequencies[frequency],
            }))}
            value={String(times.frequency)}
            onChange={(value) => changeTimes(forFrequency(times, Number(value) as Frequency))}
          />
          {times.frequency === FREQUENCY.custom ? (
            <DaysByHand
              id={idOf('times.days')}
              days={times.days}
              onChange={(days) => changeTimes({ days })}
              error={errorOf('times.days')}
            />
          ) : (
            <OneRhythm times={times} changeTimes={changeTimes} errorOf={errorOf} />
          )}
        </div>
      </FieldGroup>
    </>
  );
}

/** The last day of a series is not the day on which a single time ends. */
const forFrequency = (times: TimesForm, frequency: Frequency): Partial<TimesForm> => ({
  frequency,
  ...((frequency === FREQUENCY.once) !== (times.frequency === FREQUENCY.once) && { ends_on: '' }),
});

/** A user who chooses a first day before any weekday means that weekday. */
function withWeekday(times: TimesForm): TimesForm {
  const isUnsaid = times.frequency === FREQUENCY.weekly && times.weekdays.length === 0 && isDay(times.starts_on);
  return isUnsaid ? { ...times, weekdays: [weekdayOfDay(times.starts_on)] } : times;
}

type OneRhythmProps = {
  times: TimesForm;
  changeTimes: (part: Partial<TimesForm>) => void;
  errorOf: FieldsProps['errorOf'];
};

function OneRhythm({ times, changeTimes, errorOf }: OneRhythmProps) {
  const { settings: texts, optional } = useTexts(formTexts);
  const isOnce = times.frequency === FREQUENCY.once;
  const isNight = !(isOnce && times.ends_on) && isOvernight(times.start_time, times.end_time);
  /** The last whole time, since half a time says nothing. */
  const startRef = useRef(times.start_time);
  function changeStart(start_time: string) {
    if (isTime(times.start_time)) startRef.current = times.start_time;
    const staysOnDay = !(isOnce && times.ends_on);
    changeTimes({
      start_time,
      ...(staysOnDay && { end_time: movedEnd(times.end_time, startRef.current, start_time) }),
    });
  }
  const timeLook = { placeholder: texts.time_form, width: 'full' } as const;
  const [firstLabel, lastLabel] = isOnce ? [texts.day, texts.end_day] : [texts.first_day, texts.last_day];
  return (
    <>
      {times.frequency === FREQUENCY.weekly ? (
        <WeekdayPicker
          id={idOf('times.weekdays')}
          value={times.weekdays}
          onChange={(weekdays) => changeTimes({ weekdays })}
          error={errorOf('times.weekdays')}
        />
      ) : null}
      <div className="nb-columns">
        <DateField
          id={idOf('times.starts_on')}
          label={firstLabel}
          value={times.starts_on || null}
          onChange={(day) => changeTimes({ starts_on: day ?? '' })}
          error={errorOf('times.starts_on')}
        />
        <DateField
          id={idOf('times.ends_on')}
          label={lastLabel}
          {...(isOnce && { hint: optional })}
          value={times.ends_on || null}
          onChange={(day) => changeTimes({ ends_on: day ?? '' })}
          error={errorOf('times.ends_on') ?? errorOf('times.exceptions')}
        />
      </div>
      <div className="nb-columns">
        <TimeField
          id={idOf('times.start_time')}
          label={texts.starts}
          value={times.start_time}
          onChange={changeStart}
          error={errorOf('times.start_time')}
          {...timeLook}
        />
        <TimeField
          id={idOf('times.end_time')}
          label={texts.ends}
          value={times.end_time}
          onChange={(end_time) => changeTimes({ end_time })}
          error={errorOf('times.end_time')}
          {...(isNight && { help: texts.day_after })}
          {...timeLook}
        />
      </div>
    </>
  );
}
