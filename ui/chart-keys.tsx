import styles from './chart-keys.module.css';

type ChartKey = {
  text: string;
  /** How it is drawn, where that is not the first colour. */
  kind?: 'second' | 'new' | 'limit' | 'mark';
};

/** What the colours of a chart stand for. */
export const ChartKeys = ({ keys }: { keys: readonly ChartKey[] }) => (
  <ul className={styles.keys}>
    {keys.map(({ text, kind }) => (
      <li key={text} className={styles.key} data-kind={kind}>
        {text}
      </li>
    ))}
  </ul>
);
