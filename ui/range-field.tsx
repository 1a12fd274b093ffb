import { useId } from 'react';
import styles from './range-field.module.css';

type RangeFieldProps = {
  /** Says the value, too: 'Innen 10 km fra deg'. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** The value in words, for those who hear it: '10 km'. */
  valueText: string;
  name?: string;
};

/** A number that need not be exact: further or nearer. */
export function RangeField({ label, value, onChange, min, max, valueText, name }: RangeFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={min}
        max={max}
        step={1}
        name={name}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
