import { SelectField } from './select-field.tsx';

type ChoiceFieldProps = {
  id: string;
  label: string;
  help: string;
  /** Of the choice of none. */
  none: string;
  error: string | undefined;
  options: readonly { id: string; name: string }[];
  value: string;
  onChange: (id: string) => void;
};

/** One of a few, or none. */
export function ChoiceField({ none, options, onChange, ...field }: ChoiceFieldProps) {
  return (
    <SelectField {...field} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{none}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
