import { PersonGroupIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { picturePath, VARIANTS } from '#features/pictures/contract.ts';
import { parsePicturePath } from '#features/pictures/rules.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { FactLine } from '#ui/fact-line.tsx';
import { GlyphLine } from '#ui/glyph-line.tsx';
import { Picture } from '#ui/picture.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OrganisationDetail } from '../contract.ts';
import { organisationTexts } from '../texts/token.ts';
import styles from './organisation-header.module.css';

type OrganisationHeaderProps = {
  organisation: OrganisationDetail;
  /** The municipality's, without '#': for the drawing that stands in for a picture. */
  colour: string;
  parentHref: string | null;
  /** What the user who looks can do. */
  actions: ReactNode;
};

/** Who it is, where, and how many stand behind it. */
export function OrganisationHeader({ organisation, colour, parentHref, actions }: OrganisationHeaderProps) {
  const texts = useTexts(organisationTexts);
  const { name, lang, thumbnail_url, municipality, district, parent } = organisation;
  return (
    <header className={styles.header}>
      <div className={styles.cover}>
        <Cover url={organisation.cover_url} colour={colour} />
      </div>
      <div className={styles.title}>
        <Avatar className={styles.picture} name={name} src={thumbnail_url} size="huge" isDecorative />
        <h1 className={styles.name} lang={lang}>
          {name}
        </h1>
      </div>
      <div className={styles.line}>
        <div className={styles.facts}>
          <GlyphLine name="place">
            {district ? texts.place(district.name, municipality.name) : municipality.name}
          </GlyphLine>
          <FactLine icon={<PersonGroupIcon aria-hidden />}>
            {texts.followers_and_members(
              texts.followers(organisation.followers_count),
              texts.members(organisation.members_count),
            )}
          </FactLine>
          {organisation.is_private ? <Tag>{texts.is_private}</Tag> : null}
          {parent && parentHref ? (
            <TextLink className={styles.parent} href={parentHref}>
              {texts.belongs_to(parent.name)}
            </TextLink>
          ) : null}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </header>
  );
}

const PLACEHOLDER = 'bygd';

/** A drawing of ours is laid out for the width; a picture that a user has chosen is cut. */
function Cover({ url, colour }: { url: string | null; colour: string }) {
  const drawn = url === null ? ({ scene: PLACEHOLDER, colour } as const) : parsePicturePath(url);
  const isScene = drawn !== null && 'scene' in drawn;
  if (!isScene) return <Picture src={url ?? ''} alt="" {...VARIANTS.cover} isUrgent isCover />;
  const { scene, colour: drawnColour } = drawn;
  const path = (isNight: boolean, variant: 'cover' | 'promo') =>
    picturePath({ scene, colour: drawnColour, variant, isNight });
  const narrow = (isNight: boolean) => [{ media: '(max-width: 40em)', srcSet: path(isNight, 'promo') }];
  return (
    <Picture
      src={path(false, 'cover')}
      sources={narrow(false)}
      night={{ src: path(true, 'cover'), sources: narrow(true) }}
      alt=""
      {...VARIANTS.cover}
      isUrgent
      isCover
    />
  );
}
