import styles from './info-content.module.css';

export function SentenceList({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
