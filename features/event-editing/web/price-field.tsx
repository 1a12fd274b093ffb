import { type ComponentPropsWithRef, useState } from 'react';
import { TextField } from '#ui/text-field.tsx';

type PriceFieldProps = Omit<ComponentPropsWithRef<typeof TextField>, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  /** Whole øre; below zero is what cannot be read. */
  value: number | null;
  onChange: (value: number | null) => void;
};

const UNREADABLE = -1;

/** Kroner as people write them: '150', '149,50'. */
export function PriceField({ value, onChange, ...rest }: PriceFieldProps) {
  /** As it was typed, for as long as it means what the form holds. */
  const [typed, setTyped] = useState('');
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      suffix="kr"
      value={oreIn(typed) === value ? typed : kronerText(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(oreIn(event.currentTarget.value));
      }}
    />
  );
}

function oreIn(text: string): number | null {
  const words = text.replaceAll(/\s/g, '');
  if (words === '') return null;
  return /^\d{1,7}([.,]\d{0,2})?$/.test(words) ? Math.round(Number(words.replace(',', '.')) * 100) : UNREADABLE;
}

function kronerText(ore: number | null): string {
  if (ore === null || ore < 0) return '';
  return ore % 100 === 0 ? String(ore / 100) : (ore / 100).toFixed(2).replace('.', ',');
}
