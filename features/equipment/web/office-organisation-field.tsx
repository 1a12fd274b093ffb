import { useOffice } from '#features/portal/web/office.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTypedSearch } from '#ui/use-typed-search.ts';
import type { OfficePlace } from '../office-contract.ts';
import { MAX_NAME_LENGTH } from '../rules.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { getEquipmentChoices } from './office-calls.ts';

type Organisation = { id: string; name: string };

type OfficeOrganisationFieldProps = {
  id: string;
  place: OfficePlace | null;
  value: string;
  error: string | undefined;
  onChange: (organisation: string) => void;
};

/** Whose people stand at the desk. Where there are more than a list has room for, they are searched for. */
export function OfficeOrganisationField({ id, place, value, error, onChange }: OfficeOrganisationFieldProps) {
  const { place_form: words, own_staff } = useTexts(equipmentOfficeTexts);
  const office = useOffice();
  const { query, typing } = useTypedSearch();
  const all = useAnswer(getEquipmentChoices, { query: office }).data?.data;
  const found = useAnswer(getEquipmentChoices, { query: { ...office, ...query } }, { isKeptMeanwhile: true }).data
    ?.data;
  const known = [...(all?.organizations ?? []), ...(found?.organizations ?? []), ...ownOf(place)];
  const chosen = known.find((organisation) => organisation.id === value);
  const listed = found?.organizations ?? [];
  const shown = chosen && !listed.some((organisation) => organisation.id === value) ? [chosen, ...listed] : listed;
  return (
    <>
      {all?.has_more ? (
        <TextField
          id={`${id}-search`}
          label={words.search}
          help={words.search_help}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          value={typing.typed}
          onChange={({ target }) => typing.onType(target.value)}
        />
      ) : null}
      <SelectField
        id={id}
        label={words.organization_id}
        help={words.organization_help}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{own_staff}</option>
        {shown.map((organisation) => (
          <option key={organisation.id} value={organisation.id}>
            {organisation.name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

const ownOf = (place: OfficePlace | null): Organisation[] =>
  place?.organization_id ? [{ id: place.organization_id, name: place.organization_name ?? '' }] : [];
