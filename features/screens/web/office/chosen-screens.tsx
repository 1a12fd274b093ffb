import { useTexts } from '#platform/web/language.tsx';
import { CheckLine } from '#ui/check-line.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { OfficeScreen } from '../../office-contract.ts';
import { screenOfficeTexts } from '../../texts/office/token.ts';

type ChosenScreensProps = {
  screens: readonly OfficeScreen[];
  /** Null: all of them. */
  value: readonly string[] | null;
  onChange: (value: OfficeScreen['id'][] | null) => void;
};

/** All of them, or some. */
export function ChosenScreens({ screens, value, onChange }: ChosenScreensProps) {
  const { form: texts } = useTexts(screenOfficeTexts);
  const chosen = screens.filter(({ id }) => value?.includes(id)).map(({ id }) => id);
  return (
    <>
      <SelectField
        label={texts.where}
        value={value === null ? 'all' : 'chosen'}
        onChange={({ target }) => onChange(target.value === 'all' ? null : screens.map(({ id }) => id))}
      >
        <option value="all">{texts.all}</option>
        <option value="chosen">{texts.chosen}</option>
      </SelectField>
      {value === null ? null : (
        <FieldGroup legend={texts.chosen}>
          {screens.map(({ id, name }) => (
            <CheckLine
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
        </FieldGroup>
      )}
    </>
  );
}
