import type { Upload } from '#features/uploads/contract.ts';
import type { OrganisationDetail } from '../../contract.ts';

/** What the form holds, as it is typed. */
export type Draft = {
  name: string;
  description: string;
  email: string;
  phone: string;
  website: string;
  address: { address: string; lat: number; lng: number } | null;
  is_private: boolean;
  /** Empty for none. */
  district_id: string;
  picture: Upload | null;
  cover: Upload | null;
};

/** Only what a user has touched: the rest follows the organisation, also when another changes it meanwhile. */
export type Changes = Partial<Draft>;

export const draftOf = (organisation: OrganisationDetail): Draft => ({
  name: organisation.name,
  description: organisation.description,
  email: organisation.email ?? '',
  phone: organisation.phone ?? '',
  website: organisation.website ?? '',
  // Where it is matters first when another one is chosen.
  address: organisation.address === null ? null : { address: organisation.address, lat: 0, lng: 0 },
  is_private: organisation.is_private,
  district_id: organisation.district?.id ?? '',
  picture: pictureOf(organisation.thumbnail_url, organisation.name),
  cover: pictureOf(organisation.cover_url, organisation.name),
});

/** What is there already, for showing; it is nobody's upload to cut. */
const pictureOf = (url: string | null, name: string): Upload | null =>
  url === null ? null : { id: '' as Upload['id'], url, name, kind: 'image', width: null, height: null };

const TEXTS = ['name', 'description', 'email', 'phone', 'website'] as const;

/** Which fields say something else than the organisation does. */
export function changedFields(organisation: OrganisationDetail, changes: Changes): (keyof Draft)[] {
  const before = draftOf(organisation);
  const isChanged = (field: keyof Draft): boolean => {
    if (!(field in changes)) return false;
    if (field === 'address') return changes.address?.address !== before.address?.address;
    if (field === 'picture' || field === 'cover') return changes[field]?.url !== before[field]?.url;
    if (field === 'is_private') return changes.is_private !== before.is_private;
    return changes[field]?.trim() !== before[field].trim();
  };
  return (Object.keys(before) as (keyof Draft)[]).filter(isChanged);
}

/** The whole of it, as the server takes it. Pictures are named only when they change. */
export function bodyOf(organisation: OrganisationDetail, changes: Changes) {
  const changed = changedFields(organisation, changes);
  const shown = { ...draftOf(organisation), ...changes };
  const orNull = (text: string) => text.trim() || null;
  return {
    name: shown.name.trim(),
    description: shown.description.trim(),
    email: orNull(shown.email),
    phone: orNull(shown.phone),
    website: withScheme(orNull(shown.website)),
    address: shown.address?.address ?? null,
    ...(changed.includes('address') && shown.address
      ? { lat: shown.address.lat, lng: shown.address.lng }
      : { lat: null, lng: null }),
    is_private: shown.is_private,
    ...(changed.includes('district_id') && { district_id: shown.district_id || null }),
    ...(changed.includes('picture') && { picture_upload_id: shown.picture?.id ?? null }),
    ...(changed.includes('cover') && { cover_upload_id: shown.cover?.id ?? null }),
    updated_at: organisation.updated_at,
  };
}

/** People write the address as they say it. */
const withScheme = (website: string | null): string | null =>
  website === null || /^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`;

export type ComparedField = (typeof TEXTS)[number] | 'address' | 'is_private';

/** What another has changed meanwhile, with what it says now. */
export function changedMeanwhile(
  before: OrganisationDetail,
  after: OrganisationDetail,
): { field: ComparedField; value: string | boolean | null }[] {
  const fields: readonly ComparedField[] = [...TEXTS, 'address', 'is_private'];
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, value: after[field] === '' ? null : after[field] }));
}
