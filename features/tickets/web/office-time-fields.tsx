import { useTexts } from '#platform/web/language.tsx';
import { DateField } from '#ui/date-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { ticketOfficeTexts } from '../texts/office/token.ts';
import styles from './office.module.css';
import type { TypedForm } from './office-typed-form.ts';

type OfficeTimeFieldsProps = {
  form: TypedForm;
  errors: Readonly<Record<string, string | undefined>>;
  idOf: (field: string) => string;
  onChange: (part: Partial<TypedForm>) => void;
};

/** When they can be reserved, to the minute, and on which days they are used. */
export function OfficeTimeFields({ form, errors, idOf, onChange }: OfficeTimeFieldsProps) {
  const { form: words } = useTexts(ticketOfficeTexts);
  return (
    <>
      {(['opens', 'closes'] as const).map((edge) => (
        <div key={edge} className={styles.pair}>
          <DateField
            id={idOf(`${edge}_on`)}
            label={words[`${edge}_on`]}
            value={form[`${edge}_on`]}
            error={errors[`${edge}_on`] ?? errors[`${edge}_at`]}
            onChange={(day) => onChange({ [`${edge}_on`]: day })}
          />
          <TimeField
            id={idOf(`${edge}_time`)}
            label={words[`${edge}_time`]}
            width="short"
            value={form[`${edge}_time`]}
            error={errors[`${edge}_time`]}
            onChange={(time) => onChange({ [`${edge}_time`]: time })}
          />
        </div>
      ))}
      <DateField
        id={idOf('valid_from')}
        label={words.valid_from}
        value={form.valid_from}
        error={errors.valid_from}
        onChange={(day) => onChange({ valid_from: day })}
      />
      <DateField
        id={idOf('valid_until')}
        label={words.valid_until}
        value={form.valid_until}
        error={errors.valid_until}
        onChange={(day) => onChange({ valid_until: day })}
      />
    </>
  );
}
