import type { RegisterEntry } from '#features/organisation-register/contract.ts';
import type { OrganisationDetail } from '../../contract.ts';

type DraftAddress = { address: string; lat: number | null; lng: number | null };

/** What a user writes about the organisation that they ask for. */
export type OrganisationDraft = {
  number: string | null;
  name: string;
  description: string;
  municipality: { id: string; name: string } | null;
  /** Empty for none. */
  district_id: string;
  address: DraftAddress | null;
  email: string;
  phone: string;
  website: string;
  request_note: string;
};

type Places = {
  /** That can be chosen here. */
  options: readonly { id: string; name: string }[];
  /** The portal's own. */
  district_id: string;
};

/** A portal of one municipality leaves no choice. */
const onlyOne = ({ options }: Places) => (options.length === 1 ? (options[0] ?? null) : null);

export const emptyDraft = (number: string | null, places: Places): OrganisationDraft => ({
  number,
  name: '',
  description: '',
  municipality: onlyOne(places),
  district_id: places.district_id,
  address: null,
  email: '',
  phone: '',
  website: '',
  request_note: '',
});

/** What the register knows need not be written again. */
export function draftOfEntry(entry: RegisterEntry, places: Places): OrganisationDraft {
  const { number, name, purpose, address, website, municipality_id } = entry;
  return {
    ...emptyDraft(number, places),
    name,
    description: purpose ?? '',
    municipality: places.options.find(({ id }) => id === municipality_id) ?? onlyOne(places),
    address: address === null ? null : { address, lat: null, lng: null },
    website: website ?? '',
  };
}

/** One that was declined, to put right and send again. */
export const draftOfDeclined = (declined: OrganisationDetail, places: Places): OrganisationDraft => ({
  ...emptyDraft(declined.number, places),
  name: declined.name,
  description: declined.description,
  municipality: places.options.find(({ id }) => id === declined.municipality.id) ?? onlyOne(places),
  district_id: declined.district?.id ?? places.district_id,
  address: declined.address === null ? null : { address: declined.address, lat: null, lng: null },
  email: declined.email ?? '',
  phone: declined.phone ?? '',
  website: declined.website ?? '',
});

/** As the call takes it. A user who leaves https out of their website means it. */
export function bodyOf({ municipality, district_id, address, email, phone, website, ...draft }: OrganisationDraft) {
  return {
    ...draft,
    municipality_id: municipality?.id ?? '',
    district_id: district_id || null,
    address: address?.address ?? null,
    lat: address?.lat ?? null,
    lng: address?.lng ?? null,
    email: email.trim() || null,
    phone: phone.trim() || null,
    website: wholeAddress(website.trim()) || null,
  };
}

const wholeAddress = (website: string): string =>
  /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(website) ? `https://${website}` : website;
