import type { ReactNode } from 'react';
import styles from './chip-row.module.css';

type ChipRowProps = {
  label: string;
  children: ReactNode;
};

/** Chips beside each other: they scroll sideways on a phone and break into lines where there is room. */
export function ChipRow({ label, children }: ChipRowProps) {
  return (
    <fieldset className={styles.row} aria-label={label}>
      {children}
    </fieldset>
  );
}
