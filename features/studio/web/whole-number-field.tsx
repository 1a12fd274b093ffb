import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import styles from './whole-number-field.module.css';

type WholeNumberFieldProps = {
  label: string;
  unit: string;
  value: number;
  error: string | undefined;
  onChange: (value: number) => void;
};

/** A whole number. What is not one stays in the field, and is not kept. */
export function WholeNumberField({ label, unit, value, error, onChange }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      width="short"
      inputMode="numeric"
      suffix={<span className={styles.unit}>{unit}</span>}
      error={error}
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (/^\d{1,6}$/.test(target.value.trim())) onChange(Number(target.value.trim()));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
