import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './dashboard.module.css';

type FindFormProps = {
  texts: { search: string; find: string };
  q: string;
  /** What the list is narrowed by beside the words; `options` has their names. */
  choice: { label: string; value: string; options: readonly { value: string; name: string }[] };
  onFind: (wanted: { q: string; choice: string }) => void;
};

/** Words and one choice, above a list of the office. With another address it is filled in again. */
export function FindForm({ texts, q, choice: { label, value, options }, onFind }: FindFormProps) {
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget);
    onFind({ q: String(wanted.get('q') ?? '').trim(), choice: String(wanted.get('choice') ?? '') });
  }
  return (
    <search>
      <form key={`${value} ${q}`} className={styles.find} onSubmit={find}>
        <TextField type="search" name="q" label={texts.search} defaultValue={q} maxLength={200} />
        <SelectField name="choice" label={label} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary">
          {texts.find}
        </Button>
      </form>
    </search>
  );
}
