import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './checkbox-field.module.css';

type CheckLineProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  /** Words; anything more in one element of its own. */
  label: ReactNode;
  /** How many there are of it, at the end of the line. */
  count?: number | undefined;
};

/** One of many choices. There are dozens on a page that everybody waits for, so it is as plain as can be. */
export function CheckLine({ label, count, ...rest }: CheckLineProps) {
  return (
    <label className={styles.line}>
      <input {...rest} className="ds-input" type="checkbox" />
      {label}
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </label>
  );
}
