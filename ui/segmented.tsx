import { type ReactNode, useId } from 'react';
import { joinClassNames } from './class-names.ts';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  name?: string;
};

/** A few choices of which exactly one applies: month, week, day. */
export function Segmented<Value extends string>({ label, options, value, onChange, name }: SegmentedProps<Value>) {
  const ownName = useId();
  return (
    <fieldset className={joinClassNames('ds-toggle-group', styles.group)} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="ds-button" data-variant="tertiary">
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
