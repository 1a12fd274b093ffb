import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { participantTexts } from '../../texts/participants/token.ts';
import { ParticipantActions } from './participant-actions.tsx';
import styles from './participant-list.module.css';
import { ParticipantState } from './participant-state.tsx';
import type { ShownParticipants } from './shown-participants.ts';

/** On a phone: one card each, with the same. */
export function ParticipantCards({ attendees, status, now, ...rights }: ShownParticipants) {
  const { list: texts } = useTexts(participantTexts);
  return (
    <ul className={styles.cards} aria-label={texts[status]}>
      {attendees.map((attendee) => (
        <li key={attendee.id} className={styles.card}>
          <Avatar name={attendee.name} src={attendee.thumbnail_url} isDecorative />
          <div className={styles.words}>
            <p className={styles.name}>
              {attendee.position === null ? null : (
                <span className={styles.position}>{texts.position(attendee.position)}</span>
              )}
              {attendee.name}
            </p>
            {attendee.minor && (
              <p className={styles.small}>{texts.minor(attendee.minor.age, attendee.minor.guardian)}</p>
            )}
            {attendee.email === null ? null : (
              <p className={styles.small}>
                <TextLink href={`mailto:${attendee.email}`}>{attendee.email}</TextLink>
              </p>
            )}
            {attendee.phone === null ? null : (
              <p className={styles.small}>
                <TextLink href={`tel:${attendee.phone}`}>{attendee.phone}</TextLink>
              </p>
            )}
            <ParticipantState attendee={attendee} now={now} />
            <ParticipantActions attendee={attendee} {...rights} hasWords />
          </div>
        </li>
      ))}
    </ul>
  );
}
