import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { formTexts } from '../texts/form/token.ts';
import styles from './weekday-picker.module.css';

type WeekdayPickerProps = {
  id: string;
  /** 0 is Monday. */
  value: readonly number[];
  onChange: (weekdays: number[]) => void;
  error: string | undefined;
};

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export function WeekdayPicker({ id, value, onChange, error }: WeekdayPickerProps) {
  const { settings: texts } = useTexts(formTexts);
  const moments = useTexts(momentTexts);
  const turn = (weekday: number, isOn: boolean) =>
    onChange(WEEKDAYS.filter((each) => (each === weekday ? isOn : value.includes(each))));
  return (
    <FieldGroup id={id} legend={texts.weekdays} error={error}>
      <div className={styles.days}>
        {WEEKDAYS.map((weekday) => (
          <label key={weekday} className={styles.day}>
            <input
              type="checkbox"
              className={styles.box}
              aria-label={moments.weekdays[weekday]}
              checked={value.includes(weekday)}
              onChange={(event) => turn(weekday, event.currentTarget.checked)}
            />
            <span aria-hidden>{texts.short_weekdays[weekday]}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
