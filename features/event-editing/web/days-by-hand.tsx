import { PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { faultOfDay } from '../form-rules.ts';
import { dayAfter, isDay, isOvernight, isTime } from '../recurrence.ts';
import type { DayByHand } from '../rules.ts';
import { faultTexts } from '../texts/faults/token.ts';
import { formTexts } from '../texts/form/token.ts';
import styles from './days-by-hand.module.css';

type DaysByHandProps = {
  id: string;
  days: readonly DayByHand[];
  onChange: (days: DayByHand[]) => void;
  error: string | undefined;
};

/** Days that follow no rule, each with its hours. */
export function DaysByHand({ id, days, onChange, error }: DaysByHandProps) {
  const { settings: texts } = useTexts(formTexts);
  const change = (place: number, part: Partial<DayByHand>) =>
    onChange(days.map((day, index) => (index === place ? { ...day, ...part } : day)));

  return (
    // What is wrong with one day is said at that day.
    <FieldGroup id={id} legend={texts.days} error={days.some(faultOfDay) ? undefined : error}>
      <ol className={styles.days}>
        {days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days have no names, and their order is theirs
          <li key={index} className={styles.row}>
            <OneDay
              place={index}
              day={day}
              isChecked={error !== undefined}
              onChange={(part) => change(index, part)}
              onRemove={() => onChange(days.filter((_, place) => place !== index))}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="secondary"
          isSmall
          icon={<PlusIcon aria-hidden />}
          onClick={() => onChange([...days, nextDay(days.at(-1))])}
        >
          {texts.add_day}
        </Button>
      </div>
    </FieldGroup>
  );
}

/** Most often a week later, at the same hour. */
const nextDay = (last: DayByHand | undefined): DayByHand => ({
  day: last && isDay(last.day) ? dayAfter(last.day, 7) : '',
  start_time: last?.start_time ?? '',
  end_time: last?.end_time ?? '',
});

type OneDayProps = {
  place: number;
  day: DayByHand;
  /** A user has tried to go on: then what is wrong is said. */
  isChecked: boolean;
  onChange: (part: Partial<DayByHand>) => void;
  onRemove: () => void;
};

function OneDay({ place, day, isChecked, onChange, onRemove }: OneDayProps) {
  const { settings: texts } = useTexts(formTexts);
  const faults = useTexts(faultTexts);
  const fault = isChecked ? faultOfDay(day) : null;
  const words = fault === null ? undefined : faults[fault];
  const isOfDay = !isDay(day.day);
  const isOfStart = !isOfDay && !isTime(day.start_time);
  return (
    <>
      <DateField
        label={texts.day_of(place + 1)}
        value={day.day || null}
        onChange={(next) => onChange({ day: next ?? '' })}
        error={isOfDay ? words : undefined}
      />
      <TimeField
        label={texts.starts}
        value={day.start_time}
        onChange={(start_time) => onChange({ start_time })}
        error={isOfStart ? words : undefined}
        placeholder={texts.time_form}
        width="full"
      />
      <TimeField
        label={texts.ends}
        value={day.end_time}
        onChange={(end_time) => onChange({ end_time })}
        error={isOfDay || isOfStart ? undefined : words}
        {...(isOvernight(day.start_time, day.end_time) && { help: texts.day_after })}
        placeholder={texts.time_form}
        width="full"
      />
      <IconButton label={texts.remove_day(place + 1)} icon={<TrashIcon aria-hidden />} onClick={onRemove} />
    </>
  );
}
