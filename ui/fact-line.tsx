import type { ReactNode } from 'react';
import styles from './fact-line.module.css';

type FactLineProps = {
  icon: ReactNode;
  children: ReactNode;
};

/** One line with an icon, cut off rather than broken: where, by whom. */
export function FactLine({ icon, children }: FactLineProps) {
  return (
    <p className={styles.line}>
      {icon}
      <span className={styles.text}>{children}</span>
    </p>
  );
}
