import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { organisationTexts } from '../texts/token.ts';
import styles from './side-box.module.css';

/** How to have what it does in one's own calendar. */
export function CalendarBox({ address }: { address: string }) {
  const { calendar: texts } = useTexts(organisationTexts);
  return (
    <section className={`nb-panel ${styles.panel}`}>
      <h2 className={styles.heading}>{texts.title}</h2>
      <p>{texts.text}</p>
      <ButtonLink variant="secondary" href={address}>
        {texts.action}
      </ButtonLink>
    </section>
  );
}
