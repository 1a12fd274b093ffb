import { grouped, kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Notice } from '#ui/notice.tsx';
import type { MemberList, ReadMemberList } from '../../lists-contract.ts';
import { listTexts } from '../../texts/lists/token.ts';
import styles from '../account-desk.module.css';

type ListFindingsProps = { list: MemberList; firstRows: ReadMemberList['first_rows'] };

/** What a list would become, and what of the file was read. Numbers are masked. */
export function ListFindings({ list, firstRows }: ListFindingsProps) {
  const texts = useTexts(listTexts);
  const { right_rows, known_rows, cost_ore, room_ore, ignored, sheet } = list;
  return (
    <>
      <p>
        <strong>{texts.right(right_rows, grouped(right_rows))}.</strong>{' '}
        {right_rows > 0 ? texts.cost(kroner(cost_ore), kroner(room_ore)) : null}{' '}
        {known_rows > 0 ? texts.known(known_rows, grouped(known_rows)) : null}
      </p>
      {cost_ore > room_ore ? <Notice tone="warning">{texts.too_little}</Notice> : null}
      {sheet === null ? null : <p>{texts.sheet(sheet)}</p>}
      {ignored.length > 0 ? <p>{texts.ignored(ignored.join(', '))}</p> : null}
      {firstRows.length > 0 ? (
        <div>
          <p className="nb-small nb-muted">{texts.first_rows}</p>
          <ul className={styles.lines}>
            {firstRows.map(({ first_name, last_name, ssn, postal_code }) => (
              <li key={`${first_name} ${last_name} ${ssn}`}>
                {first_name} {last_name}, {ssn}, {postal_code}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
