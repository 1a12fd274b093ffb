import { addressesIn } from './pasted-addresses.ts';
import { TextAreaField } from './text-area-field.tsx';

type AddressesFieldProps = {
  id: string;
  label: string;
  help: string;
  /** How many there are, beside the label. */
  countText: (count: number) => string;
  error: string | undefined;
  /** As it was pasted; `addressesIn` reads it. */
  value: string;
  onChange: (pasted: string) => void;
};

/** Many e-mail addresses in one field, as people paste them. */
export function AddressesField({ countText, onChange, ...field }: AddressesFieldProps) {
  const { addresses } = addressesIn(field.value);
  return (
    <TextAreaField
      {...field}
      hint={addresses.length > 0 ? countText(addresses.length) : undefined}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
