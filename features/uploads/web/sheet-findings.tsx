import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SheetFindings as Findings } from '../sheet-contract.ts';
import { sheetTexts } from '../texts/sheets/token.ts';
import styles from './sheet-findings.module.css';

type SheetFindingsProps = {
  findings: Findings;
  /** Where nothing is wrong. */
  title: string;
  /** The first rows, as they were understood. */
  lines: readonly { row: number; text: ReactNode }[];
};

/** What a spreadsheet would become, or what is wrong with it, by row and column. */
export function SheetFindings({ findings, title, lines }: SheetFindingsProps) {
  const texts = useTexts(sheetTexts);
  const { rows_count, faults, faults_count, ignored, sheet } = findings;
  return (
    <div className="nb-stack nb-gap-m">
      {faults_count > 0 ? (
        <Notice tone="warning" title={texts.faulty(faults_count)}>
          <ul className={styles.lines}>
            {faults.map(({ row, column, message }) => (
              <li key={`${row} ${column}`}>
                <strong>{texts.place(row, column)}:</strong> {message}
              </li>
            ))}
          </ul>
          {faults_count > faults.length ? <p>{texts.first_faults(faults.length, faults_count)}</p> : null}
        </Notice>
      ) : (
        <Notice tone="success" title={title}>
          <ul className={styles.lines}>
            {lines.map(({ row, text }) => (
              <li key={row}>{text}</li>
            ))}
          </ul>
          {rows_count > lines.length ? <p>{texts.more(rows_count - lines.length)}</p> : null}
        </Notice>
      )}
      {sheet === null ? null : <p>{texts.sheet(sheet)}</p>}
      {ignored.length > 0 ? <p>{texts.ignored(ignored.join(', '))}</p> : null}
    </div>
  );
}
