import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { UNITS } from '../rules.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import styles from './office-lending.module.css';
import type { TypedItem } from './office-typed-item.ts';

type OfficeHowFieldsProps = {
  form: TypedItem;
  errors: Readonly<Record<string, string | undefined>>;
  idOf: (field: string) => string;
  onChange: (part: Partial<TypedItem>) => void;
  /** Where the portal asks for deposits. */
  hasDeposit: boolean;
};

/** For how long, for which ages, in which part of the year, and with what deposit. */
export function OfficeHowFields({ form, errors, idOf, onChange, hasDeposit }: OfficeHowFieldsProps) {
  const { item_form: words, optional } = useTexts(equipmentOfficeTexts);
  const short = (field: 'max_length' | 'min_age' | 'max_age' | 'season_from' | 'season_to', label: string) => ({
    id: idOf(field),
    label,
    value: form[field],
    error: errors[field],
    width: 'short' as const,
    maxLength: 5,
    autoComplete: 'off' as const,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <>
      <SelectField
        id={idOf('unit')}
        label={words.unit}
        value={form.unit}
        error={errors.unit}
        onChange={({ target }) => onChange({ unit: UNITS.find((unit) => unit === target.value) ?? form.unit })}
      >
        {UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {words.units[unit]}
          </option>
        ))}
      </SelectField>
      <TextField {...short('max_length', words.max_length[form.unit])} inputMode="numeric" />
      <div className={styles.pair}>
        <TextField {...short('min_age', words.min_age)} hint={optional} inputMode="numeric" />
        <TextField {...short('max_age', words.max_age)} hint={optional} inputMode="numeric" />
      </div>
      <SelectField
        id={idOf('is_seasonal')}
        label={words.season}
        value={form.is_seasonal ? 'part' : 'all'}
        onChange={({ target }) => onChange({ is_seasonal: target.value === 'part' })}
      >
        <option value="all">{words.all_year}</option>
        <option value="part">{words.part_of_year}</option>
      </SelectField>
      {form.is_seasonal ? (
        <div className={styles.pair}>
          <TextField {...short('season_from', words.season_from)} />
          <TextField {...short('season_to', words.season_to)} />
        </div>
      ) : null}
      {hasDeposit ? (
        <TextField
          id={idOf('deposit')}
          label={words.deposit}
          hint={optional}
          help={words.deposit_help}
          value={form.deposit}
          error={errors.deposit}
          width="short"
          suffix="kr"
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          onChange={({ target }) => onChange({ deposit: target.value })}
        />
      ) : null}
    </>
  );
}
