import { TextField } from '#ui/text-field.tsx';
import { MAX_NAME_LENGTH } from '../../rules.ts';

type NameFieldProps = {
  id: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
};

/** What the municipality calls a screen or a playlist of its own. */
export const NameField = ({ onChange, ...field }: NameFieldProps) => (
  <TextField
    {...field}
    maxLength={MAX_NAME_LENGTH}
    autoComplete="off"
    onChange={({ target }) => onChange(target.value)}
  />
);
