import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import styles from './whole-number-field.module.css';

type WholeNumberFieldProps = {
  label: string;
  help?: string;
  unit: string;
  value: number | undefined;
  error: string | undefined;
  onChange: (value: number) => void;
  /** Where it need not be said. */
  onClear?: () => void;
};

/** A whole number. What is not one stays in the field, and is not kept. */
export function WholeNumberField({ label, help, unit, value, error, onChange, onClear }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      help={help}
      width="short"
      inputMode="numeric"
      suffix={<span className={styles.unit}>{unit}</span>}
      error={error}
      value={typed ?? String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = target.value.trim();
        if (/^\d{1,6}$/.test(number)) onChange(Number(number));
        if (number === '') onClear?.();
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
