import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { SortHeader } from '#ui/sort-header.tsx';
import { Table } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Attendee } from '../../participants-contract.ts';
import { participantTexts } from '../../texts/participants/token.ts';
import { ParticipantActions } from './participant-actions.tsx';
import type { Sort, Sortable } from './participant-filter.ts';
import styles from './participant-list.module.css';
import { ParticipantState } from './participant-state.tsx';
import type { ShownParticipants } from './shown-participants.ts';
import { useMomentText } from './use-moment-text.ts';

type ParticipantTableProps = ShownParticipants & { sort: Sort | null; onSort: (sort: Sort) => void };

/** Where there is room: one line each, sorted by its heads. */
export function ParticipantTable({ attendees, status, sort, onSort, ...shown }: ParticipantTableProps) {
  const { list: texts } = useTexts(participantTexts);
  const isWaiting = status === 'waiting';
  return (
    <Table caption={texts[status]} isCaptionHidden>
      <thead>
        <tr>
          {isWaiting ? <th scope="col">{texts.columns.position}</th> : null}
          {(['name', 'email', 'phone'] as const).map((field) => (
            <SortHeader key={field} direction={directionOf(sort, field)} onSort={() => onSort(nextSort(sort, field))}>
              {texts.columns[field]}
            </SortHeader>
          ))}
          <th scope="col">{texts.columns.signed_up}</th>
          <th scope="col">{texts.columns.status}</th>
          <th scope="col">
            <span className="nb-sr">{texts.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {attendees.map((attendee) => (
          <Line key={attendee.id} {...shown} {...{ attendee, isWaiting }} />
        ))}
      </tbody>
    </Table>
  );
}

type LineProps = Omit<ShownParticipants, 'attendees' | 'status'> & { attendee: Attendee; isWaiting: boolean };

function Line({ attendee, isWaiting, now, ...rights }: LineProps) {
  const { list: texts } = useTexts(participantTexts);
  const momentText = useMomentText(now);
  const { name, thumbnail_url, minor, email, phone, position, created_at } = attendee;
  return (
    <tr>
      {isWaiting ? <td data-number>{position}</td> : null}
      <th scope="row" className={styles.person}>
        <Avatar name={name} src={thumbnail_url} size="small" isDecorative />
        <span>
          {name}
          {minor && <small className={styles.minor}>{texts.minor(minor.age, minor.guardian)}</small>}
        </span>
      </th>
      <td className={styles.address}>
        {email === null ? null : <TextLink href={`mailto:${email}`}>{email}</TextLink>}
      </td>
      <td className={styles.number}>{phone === null ? null : <TextLink href={`tel:${phone}`}>{phone}</TextLink>}</td>
      <td className={styles.number}>
        <time dateTime={created_at}>{momentText(created_at)}</time>
      </td>
      <td>
        <ParticipantState attendee={attendee} now={now} />
      </td>
      <td>
        <ParticipantActions attendee={attendee} {...rights} />
      </td>
    </tr>
  );
}

const directionOf = (sort: Sort | null, field: Sortable) =>
  sort?.by === field ? (sort.direction === 'asc' ? 'ascending' : 'descending') : null;

/** Up, then down, then as it was: choosing what is in force ends it. */
const nextSort = (sort: Sort | null, field: Sortable): Sort => ({
  by: field,
  direction: sort?.by === field ? 'desc' : 'asc',
});
