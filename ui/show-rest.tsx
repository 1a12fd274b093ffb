import type { ReactNode } from 'react';
import styles from './show-rest.module.css';

type ShowRestProps = { moreLabel: string; fewerLabel: string; children: ReactNode };

/** The end of a long list, behind a word. Works without scripts. */
export function ShowRest({ moreLabel, fewerLabel, children }: ShowRestProps) {
  return (
    <details className={styles.rest}>
      <summary className={styles.summary}>
        <span className={styles.more}>{moreLabel}</span>
        <span className={styles.fewer}>{fewerLabel}</span>
      </summary>
      {children}
    </details>
  );
}
