import { EventActions } from './event-actions.tsx';
import { EventOrganiser } from './event-organiser.tsx';
import { EventSignUp, type SignUpProps } from './event-sign-up.tsx';
import styles from './event-summary.module.css';
import { useEventDetailTexts } from './use-event-detail-texts.ts';

type EventSummaryProps = SignUpProps & { address: string; supportEmail: string; organiserHref: string | null };

/** Beside the words: the way in, who stands behind it, and what else can be done with it. */
export function EventSummary({ address, supportEmail, organiserHref, ...signUp }: EventSummaryProps) {
  const texts = useEventDetailTexts();
  return (
    <aside className={styles.aside} aria-label={texts.aside}>
      <EventSignUp {...signUp} />
      <EventOrganiser event={signUp.event} href={organiserHref} />
      <EventActions event={signUp.event} now={signUp.now} address={address} supportEmail={supportEmail} />
    </aside>
  );
}
