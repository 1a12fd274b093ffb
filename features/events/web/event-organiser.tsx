import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { EventDetail } from '../contract.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import styles from './event-organiser.module.css';

type EventOrganiserProps = {
  event: EventDetail;
  /** Its page, if it has one here. */
  href: string | null;
  hrefOf: (organisation: string) => string;
  /** The way to write to the contact persons. */
  contactAction?: ReactNode;
};

/** Who stands behind it and whom to ask; for an imported one, where it comes from. */
export function EventOrganiser({ event, href, hrefOf, contactAction }: EventOrganiserProps) {
  const texts = useTexts(eventDetailTexts);
  const name = event.organization?.name ?? event.source?.name;
  if (name === undefined) return null;
  return (
    <section className={`nb-panel ${styles.panel}`} aria-label={texts.organiser.label}>
      <div className={styles.head}>
        <Avatar name={name} size="large" isDecorative />
        <p>
          <strong className={styles.name}>{href === null ? name : <TextLink href={href}>{name}</TextLink>}</strong>
          <span className={styles.quiet}>
            {texts.organiser.label}
            {event.organizer ? ` · ${texts.organiser.events(event.organizer.events_count)}` : null}
          </span>
        </p>
      </div>
      {event.organizer?.description ? <p className={styles.quiet}>{event.organizer.description}</p> : null}
      {event.organizer?.website ? (
        <TextLink href={event.organizer.website} rel="noreferrer ugc">
          {texts.organiser.website}
        </TextLink>
      ) : null}
      {event.source ? <TextLink href={event.source.url}>{texts.source.read_there(event.source.name)}</TextLink> : null}
      {event.cohosts.length > 0 ? (
        <div className={styles.contacts}>
          <h2 className={styles.heading}>{texts.organiser.cohosts}</h2>
          <ul className={styles.people}>
            {event.cohosts.map((cohost) => (
              <li key={cohost.id} className={styles.person}>
                <Avatar name={cohost.name} src={cohost.thumbnail_url} isDecorative />
                <TextLink href={hrefOf(cohost.id)}>{cohost.name}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {event.contacts.length > 0 ? (
        <div className={styles.contacts}>
          <h2 className={styles.heading}>{texts.organiser.contacts}</h2>
          <ul className={styles.people}>
            {event.contacts.map((contact) => (
              <li key={contact.id} className={styles.person}>
                <Avatar name={contact.name} src={contact.thumbnail_url} isDecorative />
                {contact.name}
              </li>
            ))}
          </ul>
          {contactAction}
        </div>
      ) : null}
    </section>
  );
}
