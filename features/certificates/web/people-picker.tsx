import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { RemovableChip } from '#ui/removable-chip.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { MOST_STAMPED_AT_ONCE } from '../rules.ts';
import type { StampPerson } from '../stamps-contract.ts';
import { listStampPeople } from './calls.ts';
import styles from './people-picker.module.css';
import { useCertificateTexts } from './use-certificate-texts.ts';

type PeoplePickerProps = {
  id: string;
  organisationId: string;
  chosen: readonly StampPerson[];
  error: string | undefined;
  onChange: (chosen: StampPerson[]) => void;
};

const LONGEST_SEARCH = 200;

/** One or more people of an organisation, found by name; who is chosen stays while others are looked for. */
export function PeoplePicker({ id, organisationId, chosen, error, onChange }: PeoplePickerProps) {
  const { give: words } = useCertificateTexts();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const found = useQuery({
    ...answerQuery(useCall(), listStampPeople, { params: { id: organisationId }, query: q ? { q } : {} }),
    placeholderData: keepPreviousData,
  });
  const isChosen = (person: StampPerson) => chosen.some((one) => one.id === person.id);
  const without = (person: StampPerson) => chosen.filter((one) => one.id !== person.id);
  const more = found.data ? found.data.meta.total - found.data.data.length : 0;
  return (
    <>
      <TextField
        type="search"
        label={words.search}
        value={typed}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <FieldGroup id={id} legend={words.people} help={words.chosen(chosen.length)} error={error}>
        {chosen.length > 0 ? (
          <div className={styles.chosen}>
            {chosen.map((person) => (
              <RemovableChip
                key={person.id}
                removeLabel={words.remove(person.name)}
                onRemove={() => onChange(without(person))}
              >
                {person.name}
              </RemovableChip>
            ))}
          </div>
        ) : null}
        <div className={styles.people}>
          {found.data?.data.map((person) => (
            <CheckboxField
              key={person.id}
              label={person.name}
              checked={isChosen(person)}
              disabled={!isChosen(person) && chosen.length >= MOST_STAMPED_AT_ONCE}
              onChange={({ target: { checked } }) => onChange(checked ? [...chosen, person] : without(person))}
            />
          ))}
        </div>
        <p role="status" className={styles.note}>
          {found.isError
            ? words.failed
            : found.data?.data.length === 0
              ? words.nobody
              : more > 0
                ? words.more(more)
                : ''}
        </p>
      </FieldGroup>
    </>
  );
}
