import { Avatar } from '#ui/avatar.tsx';
import { FactLine } from '#ui/fact-line.tsx';
import { Glyph } from '#ui/glyph.tsx';
import type { OrganisationDetail } from '../contract.ts';
import styles from './organisation-header.module.css';
import { useOrganisationTexts } from './use-organisation-texts.ts';

/** Who it is and where. */
export function OrganisationHeader({ organisation }: { organisation: OrganisationDetail }) {
  const texts = useOrganisationTexts();
  const { name, lang, thumbnail_url, municipality, district } = organisation;
  return (
    <header className={styles.header}>
      <Avatar name={name} src={thumbnail_url} size="huge" isDecorative />
      <div className={styles.words}>
        <h1 className={styles.name} lang={lang}>
          {name}
        </h1>
        <FactLine icon={<Glyph name="place" />}>
          {district ? texts.place(district.name, municipality.name) : municipality.name}
        </FactLine>
      </div>
    </header>
  );
}
