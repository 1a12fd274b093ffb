import { GlyphLine } from '#ui/glyph-line.tsx';
import type { OrganizationHit } from '../contract.ts';
import { SearchHit } from './search-hit.tsx';

type OrganizationResultProps = { hit: OrganizationHit; href: string };

export const OrganizationResult = ({ hit, href }: OrganizationResultProps) => (
  <SearchHit hit={hit} href={href} pictureShape="square">
    <GlyphLine name="place">{hit.municipality}</GlyphLine>
  </SearchHit>
);
