import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import type { ContactPerson } from '../contract.ts';
import { organisationTexts } from '../texts/token.ts';
import styles from './side-box.module.css';

type ContactsBoxProps = {
  contacts: readonly ContactPerson[];
  /** The way to write to them. */
  action: ReactNode;
};

/** Whom to ask. */
export function ContactsBox({ contacts, action }: ContactsBoxProps) {
  const { contacts: texts } = useTexts(organisationTexts);
  if (contacts.length === 0) return null;
  return (
    <section className={`nb-panel ${styles.panel}`}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <ul className={styles.people}>
        {contacts.map(({ id, name, thumbnail_url, role, title }) => (
          <li key={id} className={styles.person}>
            <Avatar name={name} src={thumbnail_url} isDecorative />
            <span>
              <strong>{name}</strong>
              <span className={styles.quiet}>
                {title ? texts.role_and_title(texts.roles[role], title) : texts.roles[role]}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {action}
    </section>
  );
}
