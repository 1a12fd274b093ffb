import { CalendarIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { FactLine } from '#ui/fact-line.tsx';
import { GlyphLine } from '#ui/glyph-line.tsx';
import type { OrganisationCard as OrganisationCardData } from '../contract.ts';
import { organisationTexts } from '../texts/token.ts';
import styles from './organisation-card.module.css';

type OrganisationCardProps = { organisation: OrganisationCardData; href: string };

/** The whole card is the target, through the one link inside. */
export function OrganisationCard({ organisation, href }: OrganisationCardProps) {
  const texts = useTexts(organisationTexts);
  const { name, lang, description, thumbnail_url, municipality, district, events_count, followers_count } =
    organisation;
  const words = description.trim();
  return (
    <article className={`nb-whole ${styles.card}`} data-quiet={events_count === 0 || undefined}>
      <header className={styles.head}>
        <Avatar name={name} src={thumbnail_url} size="large" isDecorative />
        <div className={styles.title}>
          <h3 className={styles.name} lang={lang}>
            <Anchor className={`nb-whole-link ${styles.link}`} href={href}>
              {name}
            </Anchor>
          </h3>
          <GlyphLine name="place">
            {district ? texts.place(district.name, municipality.name) : municipality.name}
          </GlyphLine>
        </div>
      </header>
      {words ? (
        <p className={styles.words} lang={lang}>
          {words}
        </p>
      ) : null}
      <footer className={styles.footer}>
        <FactLine icon={<CalendarIcon aria-hidden />}>{texts.list.coming(events_count)}</FactLine>
        {followers_count > 0 ? <span className={styles.followers}>{texts.followers(followers_count)}</span> : null}
      </footer>
    </article>
  );
}
