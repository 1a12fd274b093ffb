import { BellIcon, EnvelopeClosedIcon } from '@navikt/aksel-icons';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { notificationTexts } from '../texts/token.ts';
import styles from './reach-panel.module.css';

type ReachPanelProps = {
  /** Null where there is none; left out until it is known. */
  email: string | null | undefined;
  addressesPath: string;
  settingsPath: string;
  /** The user's devices. */
  children: ReactNode;
};

/** By which ways a user is told of things, and where that is chosen. */
export function ReachPanel({ email, addressesPath, settingsPath, children }: ReachPanelProps) {
  const { reach: texts } = useTexts(notificationTexts);
  const id = useId();
  return (
    <section className="nb-panel nb-stack" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.title}
      </h2>
      <ul className={styles.ways}>
        <li className={styles.way}>
          <BellIcon aria-hidden fontSize="1.5rem" />
          <div>
            <strong>{texts.here}</strong>
            <p className="nb-small nb-muted">{texts.here_text}</p>
          </div>
        </li>
        {email === undefined ? null : (
          <li className={styles.way}>
            <EnvelopeClosedIcon aria-hidden fontSize="1.5rem" />
            <div>
              {email === null ? (
                <>
                  <p>{texts.no_email}</p>
                  <TextLink href={addressesPath}>{texts.add_email}</TextLink>
                </>
              ) : (
                <>
                  <strong>{email}</strong>
                  <p className="nb-small nb-muted">{texts.email_text}</p>
                </>
              )}
            </div>
          </li>
        )}
      </ul>
      {children}
      <TextLink href={settingsPath}>{texts.settings}</TextLink>
    </section>
  );
}
