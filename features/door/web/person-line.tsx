import { CheckmarkIcon } from '@navikt/aksel-icons';
import { clock } from '#platform/language/dates.ts';
import { useTexts } from '#platform/web/language.tsx';
import { doorTexts } from '../texts/token.ts';
import styles from './person-line.module.css';
import type { ShownPerson } from './waiting-ticks.ts';

type PersonLineProps = { person: ShownPerson; onTick: (attendanceId: string, isIn: boolean) => void };

export function PersonLine({ person, onTick }: PersonLineProps) {
  const texts = useTexts(doorTexts).list;
  const { attendance_id, name, status, checked_in_at, is_waiting_for_network } = person;
  const hasCome = checked_in_at !== null;
  const details = [
    status === 'attending' ? null : texts[status],
    hasCome ? texts.came_at(clock(checked_in_at)) : null,
    is_waiting_for_network ? texts.unsent : null,
  ].filter((detail) => detail !== null);
  return (
    <button
      type="button"
      className={styles.line}
      aria-pressed={hasCome}
      onClick={() => onTick(attendance_id, !hasCome)}
    >
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {details.length > 0 ? <span className={styles.detail}>{details.join(' · ')}</span> : null}
      </span>
      <span className={styles.mark} aria-hidden>
        {hasCome ? <CheckmarkIcon /> : null}
      </span>
    </button>
  );
}
