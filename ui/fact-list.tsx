import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

type FactListProps = {
  facts: readonly { term: string; icon?: ReactNode; value: ReactNode }[];
};

/** What people ask first about a thing, each with its icon: when, where, age, price. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.list}>
      {facts.map(({ term, icon, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>
            {icon}
            {term}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
