import type { OrganisationDetail } from './contract.ts';

/** schema.org/Organization. `address` is the page's own, whole. */
export const organisationFacts = (
  { name, description, website, municipality }: OrganisationDetail,
  address: string,
): Record<string, unknown> => ({
  '@type': 'Organization',
  name,
  url: address,
  ...(description && { description }),
  ...(website && { sameAs: website }),
  address: { '@type': 'PostalAddress', addressLocality: municipality.name, addressCountry: 'NO' },
});
