import { useTexts } from '#platform/web/language.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { type FormTexts, formTexts } from '../texts/form/token.ts';
import { type FieldsProps, idOf } from './form-fields.ts';
import { NumberField } from './number-field.tsx';
import styles from './sign-up-fields.module.css';
import { WaitingFields } from './waiting-fields.tsx';

const HOUR = 60;
const DAY = 24 * HOUR;
const CLOSINGS = [0, 30, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];

/** How many there is room for, until when one can change one's mind, and who gets what becomes free. */
export function SignUpFields(props: FieldsProps) {
  const { form, change, errorOf } = props;
  const { settings: texts } = useTexts(formTexts);
  return (
    <FieldGroup legend={texts.sign_up} look="large">
      <div className="nb-stack nb-gap-m">
        <CheckboxField
          kind="switch"
          label={<strong>{texts.has_sign_up}</strong>}
          help={texts.has_sign_up_help}
          checked={form.has_sign_up}
          onChange={(event) => change({ has_sign_up: event.currentTarget.checked })}
        />
        {form.has_sign_up ? (
          <>
            <div className={styles.limits}>
              <NumberField
                id={idOf('capacity_max')}
                label={texts.capacity}
                help={texts.capacity_help}
                value={form.capacity_max}
                error={errorOf('capacity_max')}
                onChange={(capacity_max) => change({ capacity_max })}
              />
              <ClosingField
                id={idOf('sign_up_closes_minutes')}
                label={texts.sign_up_closes}
                value={form.sign_up_closes_minutes}
                error={errorOf('sign_up_closes_minutes')}
                onChange={(sign_up_closes_minutes) => change({ sign_up_closes_minutes })}
              />
              <ClosingField
                id={idOf('leave_closes_minutes')}
                label={texts.leave_closes}
                value={form.leave_closes_minutes}
                error={errorOf('leave_closes_minutes')}
                onChange={(leave_closes_minutes) => change({ leave_closes_minutes })}
              />
            </div>
            <WaitingFields {...props} />
          </>
        ) : null}
      </div>
    </FieldGroup>
  );
}

type ClosingFieldProps = {
  id: string;
  label: string;
  value: number;
  error: string | undefined;
  onChange: (minutes: number) => void;
};

function ClosingField({ value, onChange, ...rest }: ClosingFieldProps) {
  const { settings: texts } = useTexts(formTexts);
  const choices = CLOSINGS.includes(value) ? CLOSINGS : [...CLOSINGS, value].sort((one, other) => one - other);
  return (
    <SelectField
      {...rest}
      help={texts.every_time}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {choices.map((minutes) => (
        <option key={minutes} value={minutes}>
          {closingText(minutes, texts.minutes)}
        </option>
      ))}
    </SelectField>
  );
}

function closingText(minutes: number, texts: FormTexts['settings']['minutes']): string {
  if (minutes === 0) return texts.none;
  if (minutes % DAY === 0) return texts.days(minutes / DAY);
  return minutes % HOUR === 0 ? texts.hours(minutes / HOUR) : texts.minutes(minutes);
}
