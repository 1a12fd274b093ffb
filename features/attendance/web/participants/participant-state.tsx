import { deadlineText } from '#platform/language/deadline.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Attendee } from '../../participants-contract.ts';
import { participantTexts } from '../../texts/participants/token.ts';
import styles from './participant-list.module.css';
import { useMomentText } from './use-moment-text.ts';

/** What there is to say about a user's place beyond that they have it. */
export function ParticipantState({ attendee, now }: { attendee: Attendee; now: Date }) {
  const texts = useTexts(participantTexts);
  const moments = useTexts(momentTexts);
  const momentText = useMomentText(now);
  const { role, status, checked_in_at, offer_expires_at, is_prior, last_reason } = attendee;
  return (
    <div className={styles.state}>
      {role === null ? null : <Tag>{texts.roles[role]}</Tag>}
      {status === 'offered' ? <Tag tone="info">{texts.statuses.offered}</Tag> : null}
      {is_prior && status === 'waiting' ? <Tag tone="info">{texts.list.prior}</Tag> : null}
      {checked_in_at === null ? null : (
        <Tag tone="success">{texts.list.checked_in(momentText(checked_in_at).toLowerCase())}</Tag>
      )}
      {offer_expires_at === null ? null : (
        <span className={styles.small}>{texts.list.offer_until(deadlineText(offer_expires_at, { now, moments }))}</span>
      )}
      {last_reason === null ? null : <span className={styles.small}>{texts.list.moved(last_reason)}</span>}
    </div>
  );
}
