import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import type { StampDateFault, StampDateFaults, StampDates } from '../rules.ts';
import { type CertificateTexts, certificateTexts } from '../texts/token.ts';
import styles from './period-fields.module.css';
import type { FieldMessages } from './use-certificate-action.ts';

type PeriodFieldsProps = {
  /** Of the group; the fields' own ids begin with it. */
  id: string;
  value: StampDates;
  faults: StampDateFaults;
  /** 'YYYY-MM-DD' */
  today: string;
  /** What the server said. */
  errors: FieldMessages;
  onChange: (value: StampDates) => void;
};

const DAYS = ['start_at', 'end_at'] as const;

/** CER-03, CER-04: 'forever' clears and disables both days, and asks for none. */
export function PeriodFields({ id, value, faults, today, errors, onChange }: PeriodFieldsProps) {
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
            error={wordsFor(faults[day], texts) ?? errors[day]}
            wrongText={texts.wrong}
            pickLabel={texts[`pick_${day}`]}
            isStrict
            earliest={today}
            onChange={(chosen) => onChange({ ...value, [day]: chosen })}
          />
        ))}
      </fieldset>
      <CheckboxField
        label={texts.forever}
        help={texts.forever_help}
        checked={forever}
        error={errors.forever}
        onChange={({ target: { checked } }) => onChange({ start_at: null, end_at: null, forever: checked })}
      />
    </FieldGroup>
  );
}

const WORDS = { date_required: 'required', date_in_past: 'in_past', start_after_end: 'before_start' } as const;

const wordsFor = (fault: StampDateFault | undefined, texts: CertificateTexts['period']): string | undefined =>
  fault && texts[WORDS[fault]];
