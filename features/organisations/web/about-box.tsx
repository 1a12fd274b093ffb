import { useTexts } from '#platform/web/language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OrganisationDetail } from '../contract.ts';
import { organisationTexts } from '../texts/token.ts';
import styles from './side-box.module.css';

type AboutBoxProps = {
  organisation: OrganisationDetail;
  /** Where the rest is told. */
  moreHref: string;
};

const SHORT = 320;

/** The beginning of what it says of itself. */
export function AboutBox({ organisation: { name, description, lang }, moreHref }: AboutBoxProps) {
  const texts = useTexts(organisationTexts);
  const words = beginningOf(description.trim());
  return (
    <section className={`nb-panel ${styles.panel}`}>
      <h2 className={styles.heading}>{texts.about}</h2>
      {words ? (
        <p className={styles.words} lang={lang}>
          {words}
        </p>
      ) : (
        <p>{texts.no_words(name)}</p>
      )}
      <TextLink href={moreHref}>{texts.read_more(name)}</TextLink>
    </section>
  );
}

/** Whole words, and the first paragraph where it is long enough to stand alone. */
function beginningOf(text: string): string {
  if (text.length <= SHORT) return text;
  const cut = text.slice(0, SHORT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SHORT / 2))}…`;
}
