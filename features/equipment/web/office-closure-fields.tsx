import { PlusIcon, XMarkIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { newKey } from '#platform/web/new-key.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MAX_CLOSURES } from '../rules.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import styles from './office-lending.module.css';
import type { TypedClosure } from './office-typed-place.ts';

type OfficeClosureFieldsProps = {
  closures: readonly TypedClosure[];
  errors: Readonly<Record<string, string | undefined>>;
  idOf: (field: string) => string;
  onChange: (closures: readonly TypedClosure[], cleared?: string) => void;
};

/** Holidays. */
export function OfficeClosureFields({ closures, errors, idOf, onChange }: OfficeClosureFieldsProps) {
  const { place_form: words } = useTexts(equipmentOfficeTexts);
  const change = (key: string, part: Partial<TypedClosure>, field: string) =>
    onChange(
      closures.map((one) => (one.key === key ? { ...one, ...part } : one)),
      field,
    );
  return (
    <FieldGroup
      id={idOf('closures')}
      legend={words.closures}
      help={words.closures_help}
      error={errors.closures}
      look="large"
    >
      {closures.map(({ key, from, to }) => (
        <div key={key} className={styles.pair}>
          <DateField
            id={idOf(`first-${key}`)}
            label={words.first_day}
            value={from}
            error={errors[`first-${key}`]}
            onChange={(day) => change(key, { from: day }, `first-${key}`)}
          />
          <DateField
            id={idOf(`last-${key}`)}
            label={words.last_day}
            value={to}
            error={errors[`last-${key}`]}
            onChange={(day) => change(key, { to: day }, `last-${key}`)}
          />
          <IconButton
            label={words.remove_closure}
            icon={<XMarkIcon aria-hidden />}
            onClick={() => onChange(closures.filter((other) => other.key !== key))}
          />
        </div>
      ))}
      {closures.length < MAX_CLOSURES ? (
        <Button
          variant="tertiary"
          isSmall
          icon={<PlusIcon aria-hidden />}
          onClick={() => onChange([...closures, { key: newKey(), from: null, to: null }])}
        >
          {words.add_closure}
        </Button>
      ) : null}
    </FieldGroup>
  );
}
