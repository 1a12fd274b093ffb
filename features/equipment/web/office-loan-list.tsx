import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CardTable } from '#ui/card-table.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { LOAN_LISTS } from '../office-contract.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { HowItCameBack } from './how-it-came-back.tsx';
import { listOfficeLoans } from './office-calls.ts';
import { OfficeDeposit } from './office-deposit.tsx';
import styles from './office-lending.module.css';

/** The newest hundred of a list are enough to look at; what is overdue is never so many. */
const SHOWN = 100;

type OfficeLoanListProps = {
  /** Where the portal asks for deposits, or has some to decide on. */
  hasDeposits: boolean;
};

/** What is out, overdue, reserved or back, and the deposits to decide on. */
export function OfficeLoanList({ hasDeposits }: OfficeLoanListProps) {
  const texts = useTexts(equipmentOfficeTexts);
  const moments = useTexts(momentTexts);
  const [list, setList] = useState<(typeof LOAN_LISTS)[number]>('out');
  const answer = useAnswer(
    listOfficeLoans,
    { query: { ...useOffice(), list, perPage: SHOWN } },
    { isKeptMeanwhile: true },
  );
  const { loan_columns: columns } = texts;
  return (
    <>
      <Segmented
        label={texts.loans}
        options={LOAN_LISTS.filter((value) => hasDeposits || value !== 'deposits').map((value) => ({
          value,
          label: texts.lists[value],
        }))}
        value={list}
        onChange={setList}
      />
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.data?.data.length === 0 ? <p className="nb-muted">{texts.no_loans}</p> : null}
      {answer.data && answer.data.data.length > 0 ? (
        <CardTable
          caption={texts.lists[list]}
          names={
            <>
              <th scope="col">{columns.item}</th>
              <th scope="col">{columns.child}</th>
              <th scope="col">{columns.when}</th>
              <th scope="col">{columns.state}</th>
            </>
          }
        >
          {answer.data.data.map((loan) => (
            <tr key={loan.id} className={styles.row}>
              <th scope="row" className={styles.name}>
                {loan.item_name}
                <p className="nb-small nb-muted">{loan.piece_label}</p>
                <HowItCameBack loan={loan} />
                <OfficeDeposit loan={loan} />
              </th>
              <td className={styles.wide}>{loan.first_name ?? texts.forgotten}</td>
              <td className={styles.wide}>{texts.period(longDate(loan.from, moments), longDate(loan.to, moments))}</td>
              <td className={styles.state}>
                <Tag tone={loan.is_overdue ? 'warning' : 'neutral'}>
                  {loan.is_overdue ? texts.overdue : texts.loan_states[loan.state]}
                </Tag>
              </td>
            </tr>
          ))}
        </CardTable>
      ) : null}
    </>
  );
}
