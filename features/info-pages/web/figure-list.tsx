import styles from './figure-list.module.css';
import type { Figure } from './figures.ts';

export function FigureList({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
