import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import type { EventDetail } from '../contract.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import { EventActions } from './event-actions.tsx';
import { EventOrganiser } from './event-organiser.tsx';
import styles from './event-summary.module.css';

type EventSummaryProps = {
  event: EventDetail;
  now: Date;
  /** The way in, as it is for the user who looks. */
  signUp: ReactNode;
  address: string;
  report: ReactNode;
  supportEmail: string;
  organiserHref: string | null;
  hrefOf: (organisation: string) => string;
  /** The way to write to the contact persons. */
  contactAction?: ReactNode;
  /** How one pays. It stands last because it is loaded late, so that nothing moves. */
  payment?: ReactNode;
};

/** Beside the words: the way in, who stands behind it, and what else can be done with it. */
export function EventSummary(props: EventSummaryProps) {
  const { event, now, signUp, address, report, supportEmail, organiserHref, hrefOf, contactAction, payment } = props;
  const texts = useTexts(eventDetailTexts);
  return (
    <aside className={styles.aside} aria-label={texts.aside}>
      {signUp}
      <EventOrganiser event={event} href={organiserHref} hrefOf={hrefOf} contactAction={contactAction} />
      <EventActions event={event} now={now} address={address} report={report} supportEmail={supportEmail} />
      {payment}
    </aside>
  );
}
