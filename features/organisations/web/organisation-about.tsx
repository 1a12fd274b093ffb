import { ButtonLink } from '#ui/button-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OrganisationDetail } from '../contract.ts';
import styles from './organisation-about.module.css';
import { useOrganisationTexts } from './use-organisation-texts.ts';

type OrganisationAboutProps = {
  organisation: OrganisationDetail;
  /** Where a calendar subscribes to what is coming up. */
  calendarAddress: string;
};

/** In its own words, and how to follow what it does. */
export function OrganisationAbout({ organisation, calendarAddress }: OrganisationAboutProps) {
  const texts = useOrganisationTexts();
  const { description, lang, website } = organisation;
  const hasWords = description.trim() !== '';
  return (
    <aside className={styles.about} aria-label={texts.about}>
      {hasWords || website ? (
        <section className={`nb-panel ${styles.panel}`}>
          <h2 className={styles.heading}>{texts.about}</h2>
          {hasWords ? (
            <p className={styles.words} lang={lang}>
              {description.trim()}
            </p>
          ) : null}
          {website ? (
            <TextLink href={website} rel="noreferrer ugc">
              {texts.website}
            </TextLink>
          ) : null}
        </section>
      ) : null}
      <section className={`nb-panel ${styles.panel}`}>
        <h2 className={styles.heading}>{texts.calendar.title}</h2>
        <p>{texts.calendar.text}</p>
        <ButtonLink variant="secondary" href={calendarAddress}>
          {texts.calendar.action}
        </ButtonLink>
      </section>
    </aside>
  );
}
