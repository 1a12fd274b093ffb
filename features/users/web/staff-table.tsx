import { usePortal } from '#features/portal/web/portal.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dayText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CardTable } from '#ui/card-table.tsx';
import { Tag } from '#ui/tag.tsx';
import type { StaffMember } from '../staff-contract.ts';
import { staffTexts } from '../texts/staff/token.ts';
import type { HeldRole } from './staff-desk.tsx';
import styles from './staff-table.module.css';

type StaffTableProps = { people: readonly StaffMember[]; onTake: (held: HeldRole) => void };

export function StaffTable({ people, onTake }: StaffTableProps) {
  const texts = useTexts(staffTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const { columns } = texts;
  return (
    <CardTable
      caption={texts.table}
      names={
        <>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.roles}</th>
          <th scope="col">{columns.seen}</th>
          <th scope="col">
            <span className="nb-sr">{columns.actions}</span>
          </th>
        </>
      }
    >
      {people.map((person) => (
        <tr key={person.id} className={styles.row}>
          <th scope="row" className={styles.name}>
            {person.name}
            {person.email ? <p className="nb-small nb-muted">{person.email}</p> : null}
          </th>
          <td className={styles.roles}>
            {person.roles.map(({ role, since }) => (
              <p key={role}>
                <Tag tone={role === 'admin' ? 'success' : 'neutral'}>{texts.roles[role]}</Tag>{' '}
                <small className="nb-muted">{texts.since(longDate(since, moments))}</small>
              </p>
            ))}
          </td>
          <td className={styles.seen}>
            {person.last_seen_at ? dayText(person.last_seen_at, { now, moments }) : texts.never}
          </td>
          <td className={styles.deeds}>
            {person.roles
              .filter(({ can_take }) => can_take)
              .map(({ role }) => (
                <Button
                  key={role}
                  variant="tertiary"
                  isSmall
                  isDanger
                  aria-label={texts.take_which(texts.roles[role], person.name)}
                  onClick={() => onTake({ person, role })}
                >
                  {texts.take(texts.roles[role])}
                </Button>
              ))}
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
