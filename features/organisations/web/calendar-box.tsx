import { ButtonLink } from '#ui/button-link.tsx';
import styles from './side-box.module.css';
import { useOrganisationTexts } from './use-organisation-texts.ts';

/** How to have what it does in one's own calendar. */
export function CalendarBox({ address }: { address: string }) {
  const { calendar: texts } = useOrganisationTexts();
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
