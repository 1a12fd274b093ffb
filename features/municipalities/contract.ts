import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { numberIdOf } from '#platform/contract/id.ts';
import { oneOf } from '#platform/contract/paging.ts';

export const municipalityId = numberIdOf('MunicipalityId');
export type MunicipalityId = z.infer<typeof municipalityId>;

export const districtId = numberIdOf('DistrictId');
export type DistrictId = z.infer<typeof districtId>;

export const PORTAL_FLAGS = [
  'hasLeisureCard',
  'userCanClaimLeisureCard',
  'canClaimInOrganization',
  'hasSubsidiaryOrg',
  'hasPayment',
  'hasTickets',
  'hasEquipment',
] as const;

export const listedMunicipality = z.object({
  id: municipalityId,
  key: z.string(),
  name: z.string(),
  /** Parallel official names by language; empty where there is only one name. */
  names: z.object({
    no: z.string().optional(),
    sma: z.string().optional(),
    sme: z.string().optional(),
    smj: z.string().optional(),
    fkv: z.string().optional(),
  }),
  county: z.string(),
  lat: z.number(),
  lng: z.number(),
  language_form: z.enum(['nb', 'nn', 'neutral']),
  districts: z.array(z.object({ id: districtId, name: z.string() })),
  /** Whether it has a portal of its own. */
  has_portal: z.boolean(),
  /** Whether that is wound down. */
  sunset: z.boolean(),
  /** What its portal offers; none where it has no portal. */
  flags: z.array(z.enum(PORTAL_FLAGS)),
});

export type ListedMunicipality = z.infer<typeof listedMunicipality>;

export const listMunicipalities = endpoint({
  method: 'GET',
  path: '/municipalities',
  summary: 'All municipalities of Norway with their city districts, in Norwegian order.',
  access: 'anyone',
  rate: 'publicRead',
  answer: z.object({ data: z.array(listedMunicipality) }),
  publicForSeconds: 3600,
});

export const findMunicipalityDomain = endpoint({
  method: 'GET',
  path: '/municipalities/{id}/domain',
  summary: "The host name and address of a municipality's own portal.",
  access: 'anyone',
  rate: 'publicRead',
  params: z.object({ id: municipalityId }),
  answer: oneOf(z.object({ domain: z.string(), url: z.url() })),
  publicForSeconds: 3600,
});

export const getCurrentMunicipality = endpoint({
  method: 'GET',
  path: '/municipalities/current',
  summary: 'The municipality that this host name belongs to, or null where it covers the whole country.',
  access: 'anyone',
  rate: 'publicRead',
  answer: oneOf(z.object({ id: municipalityId.nullable() })),
  publicForSeconds: 60,
});

/** Where the visitor seems to be: a guess, only ever used to ask (MUN-02). */
export const locateVisitor = endpoint({
  method: 'GET',
  path: '/users/geoip',
  summary: 'The municipality that the visitor seems to be in, when the proxy in front tells.',
  access: 'anyone',
  rate: 'publicRead',
  answer: oneOf(z.object({ city: z.string().nullable(), municipality_id: municipalityId.nullable() })),
});
