import { CheckboxField } from './checkbox-field.tsx';
import { FieldGroup } from './field-group.tsx';
import styles from './people-picker.module.css';
import { RemovableChip } from './removable-chip.tsx';
import { TextField } from './text-field.tsx';

type PickedPerson = { id: string; name: string };

type PeoplePickerProps<Person extends PickedPerson> = {
  /** Of the group that must have a user in it. */
  id: string;
  /** What is being looked for. */
  typed: string;
  onType: (text: string) => void;
  /** A page of those who fit; undefined until it has come. */
  found: { data: readonly Person[]; meta: { total: number } } | undefined;
  isFailed: boolean;
  chosen: readonly Person[];
  onChange: (chosen: Person[]) => void;
  /** How many can be chosen at a time. */
  most: number;
  error: string | undefined;
  words: {
    search: string;
    people: string;
    chosen: (count: number) => string;
    remove: (name: string) => string;
    failed: string;
    nobody: string;
    more: (count: number) => string;
  };
};

const MAX_SEARCH_LENGTH = 200;

/** One or more people, found by name; who is chosen stays while others are looked for. */
export function PeoplePicker<Person extends PickedPerson>(props: PeoplePickerProps<Person>) {
  const { id, typed, onType, found, isFailed, chosen, onChange, most, error, words } = props;
  const isChosen = (person: Person) => chosen.some((one) => one.id === person.id);
  const without = (person: Person) => chosen.filter((one) => one.id !== person.id);
  const more = found ? found.meta.total - found.data.length : 0;
  const note = found?.data.length === 0 ? words.nobody : more > 0 ? words.more(more) : '';
  return (
    <>
      <TextField
        type="search"
        label={words.search}
        value={typed}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
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
          {found?.data.map((person) => (
            <CheckboxField
              key={person.id}
              label={person.name}
              checked={isChosen(person)}
              disabled={!isChosen(person) && chosen.length >= most}
              onChange={({ target: { checked } }) => onChange(checked ? [...chosen, person] : without(person))}
            />
          ))}
        </div>
        <p role="status" className={styles.note}>
          {isFailed ? words.failed : note}
        </p>
      </FieldGroup>
    </>
  );
}
