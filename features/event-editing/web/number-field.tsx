import type { ComponentPropsWithRef } from 'react';
import { TextField } from '#ui/text-field.tsx';

type NumberFieldProps = Omit<ComponentPropsWithRef<typeof TextField>, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  value: number | null;
  onChange: (value: number | null) => void;
};

const MAX_DIGITS = 7;

/** A whole number: other characters are not taken, and nothing at all is null. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      value={value === null ? '' : String(value)}
      onChange={(event) => {
        const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, MAX_DIGITS);
        onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
