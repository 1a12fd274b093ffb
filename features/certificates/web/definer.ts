import type { OwnCertificate } from '../contract.ts';

/** Who defines the certificates of a list. */
export type Definer =
  | { kind: 'organisation'; id: string }
  /** The people of a municipality, for the one that they work for. */
  | { kind: 'municipality' }
  /** Super-admins, who say why: for the whole country, or for one municipality. */
  | { kind: 'platform'; municipality_id: string | null };

type Owned = Pick<OwnCertificate, 'organization' | 'municipality_id'>;

export const isOfCountry = ({ organization, municipality_id }: Owned): boolean =>
  organization === null && municipality_id === null;

/** One that the definer of the list does not own, and is told whose it is. */
export function isOthers(definer: Definer, certificate: Owned): boolean {
  if (definer.kind === 'organisation') return certificate.organization?.id !== definer.id;
  const looksAtCountry = definer.kind === 'platform' && definer.municipality_id === null;
  return isOfCountry(certificate) && !looksAtCountry;
}
