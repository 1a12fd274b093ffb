import type { ReactNode } from 'react';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Heading } from '#ui/heading.tsx';
import type { DeskLoan } from '../desk-contract.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import styles from './office-lending.module.css';

type DeskLinesProps = {
  title: string;
  loans: readonly DeskLoan[];
  /** What is said where there are none. */
  nothing: string;
  actionOf: (loan: DeskLoan) => ReactNode;
};

/** Those who come to the desk for the same reason. */
export function DeskLines({ title, loans, nothing, actionOf }: DeskLinesProps) {
  const { desk: texts, forgotten } = useTexts(equipmentOfficeTexts);
  const moments = useTexts(momentTexts);
  return (
    <section className="nb-stack">
      <Heading level={2}>{title}</Heading>
      {loans.length === 0 ? <p className="nb-muted">{nothing}</p> : null}
      <ul className={styles.lines}>
        {loans.map((loan) => (
          <li key={loan.id} className={styles.line}>
            <div>
              <strong>{loan.first_name ?? forgotten}</strong>
              <p>
                {loan.item_name} · {loan.piece_label}
              </p>
              <p className="nb-small nb-muted">
                {texts.until(longDate(loan.to, moments))}
                {loan.digits ? ` · ${texts.code(`${loan.digits.slice(0, 4)} ${loan.digits.slice(4)}`)}` : ''}
              </p>
            </div>
            {actionOf(loan)}
          </li>
        ))}
      </ul>
    </section>
  );
}
