import type { FieldMessages } from '#features/portal/web/failure.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import type { StampDates } from '../rules.ts';
import { certificateTexts } from '../texts/token.ts';
import styles from './period-fields.module.css';

type PeriodFieldsProps = {
  /** Of the group; the fields' own ids begin with it. */
  id: string;
  value: StampDates;
  /** 'YYYY-MM-DD' */
  today: string;
  errors: FieldMessages;
  onChange: (value: StampDates) => void;
};

const DAYS = ['start_at', 'end_at'] as const;

/** CER-03, CER-04: 'forever' clears and disables both days, and asks for none. */
export function PeriodFields({ id, value, today, errors, onChange }: PeriodFieldsProps) {
  const { period: texts } = useTexts(certificateTexts);
  const { forever } = value;
  return (
    <FieldGroup id={id} legend={texts.legend}>
      {/* The key leaves behind what was half typed. */}
      <fieldset key={String(forever)} className={styles.days} disabled={forever}>
        {DAYS.map((day) => (
          <DateField
            key={day}
            id={`${id}-${day}`}
            label={texts[day]}
            value={value[day]}
            error={errors[day]}
            earliest={today}
            onChange={(chosen) => onChange({ ...value, [day]: chosen })}
          />
        ))}
      </fieldset>
      <CheckboxField
        id={`${id}-forever`}
        label={texts.forever}
        help={texts.forever_help}
        checked={forever}
        error={errors.forever}
        onChange={({ target: { checked } }) => onChange({ start_at: null, end_at: null, forever: checked })}
      />
    </FieldGroup>
  );
}
