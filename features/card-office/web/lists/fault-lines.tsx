import { useTexts } from '#platform/web/language.tsx';
import type { ListFaultLine } from '../../lists-contract.ts';
import { listTexts } from '../../texts/lists/token.ts';
import styles from '../account-desk.module.css';

export function FaultLines({ faults }: { faults: readonly ListFaultLine[] }) {
  const texts = useTexts(listTexts);
  return (
    <ul className={styles.lines}>
      {faults.map(({ row, column, message }) => (
        <li key={`${row} ${column} ${message}`}>
          <strong>{texts.place(row, texts.columns[column])}:</strong> {message}
        </li>
      ))}
    </ul>
  );
}
