import { GIVEN_ROLES, type GivenRole } from '#features/vocabulary/roles.ts';
import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { bulkMessageTexts } from '../texts/token.ts';

type RoleFieldProps = { value: GivenRole; onChange: (role: GivenRole) => void };

/** From which role upwards. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const { write: texts } = useTexts(bulkMessageTexts);
  return (
    <SelectField
      label={texts.to}
      value={value}
      onChange={({ target }) => onChange(GIVEN_ROLES.find((role) => role === target.value) ?? 'member')}
    >
      {GIVEN_ROLES.map((role) => (
        <option key={role} value={role}>
          {texts.roles[role]}
        </option>
      ))}
    </SelectField>
  );
}
