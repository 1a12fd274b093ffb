import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { organisationParams } from '#features/organisations/contract.ts';
import { MAX_REASON_LENGTH } from '#features/users/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import {
  CERTIFICATE_CATEGORIES,
  MAX_ATTACHED,
  MAX_CERTIFICATE_DESCRIPTION_LENGTH,
  MAX_CERTIFICATE_DOCUMENTS,
  MAX_CERTIFICATE_NAME_LENGTH,
} from './rules.ts';

export const certificateParams = z.object({ id: ids.certificate });
const organisationName = z.object({ id: z.string(), name: z.string() });

const certificateDocument = z.object({
  upload_id: z.string(),
  name: z.string(),
  url: z.string(),
  type: z.string(),
  bytes: z.int(),
});
export type CertificateDocument = z.infer<typeof certificateDocument>;

/** A kind of proof, as everybody sees it who may know of it. */
export const certificate = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(CERTIFICATE_CATEGORIES),
  thumbnail_url: z.string().nullable(),
  documents: z.array(certificateDocument),
  /** Whose it is; null for a municipality's own and the whole country's, which all organisations there may give. */
  organization: organisationName.nullable(),
});
export type Certificate = z.infer<typeof certificate>;

const defined = {
  ...certificate.shape,
  /** Counts changes; given back with a change. */
  version: z.int(),
  /** Whose own it is, where no organisation's; null for one of the whole country. */
  municipality_id: z.string().nullable(),
  /** Other organisations that may give it, for those who decide about that; else none. */
  organizations: z.array(organisationName),
};

/** What the person can do with it in one organisation. */
const canGiveAndRequest = { give: z.boolean(), request: z.boolean() };

const organisationCertificate = z.object({
  ...defined,
  /** `edit` is also deleting, attaching and detaching; `detach` is putting it out of this organisation. */
  can: z.object({ ...canGiveAndRequest, edit: z.boolean(), detach: z.boolean() }),
});
export type OrganisationCertificate = z.infer<typeof organisationCertificate>;

const ownCertificate = z.object({
  ...defined,
  can: z.object({ edit: z.boolean() }),
  /** The organisations in which the person may give it, or ask for it. */
  available_in: z.array(organisationName.extend({ can: z.object(canGiveAndRequest) })),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

export const listCertificates = endpoint({
  method: 'GET',
  path: '/certificates',
  summary: "Certificates that you may ask for or give, or all of the municipality's or the country's own; by name.",
  access: 'user',
  rate: 'personal',
  query: z.object({
    q: z.string().trim().max(200).optional(),
    /** `municipality`: its own and the whole country's, `country`: these alone, whether or not you can have them. */
    owner: z.enum(['any', 'municipality', 'country']).default('any'),
    /** With `owner` of `municipality`: for a municipality's own people, theirs and not the portal's. */
    municipality_id: municipalityId.optional(),
  }),
  answer: z.object({ data: z.array(ownCertificate) }),
});

export const listCertificateCategories = endpoint({
  method: 'GET',
  path: '/certificates/categories',
  summary: 'What certificates can be about, in your language.',
  access: 'anyone',
  rate: 'publicRead',
  answer: z.object({ data: z.array(z.object({ id: z.enum(CERTIFICATE_CATEGORIES), name: z.string() })) }),
  publicForSeconds: 3600,
});

export const listOrganisationCertificates = endpoint({
  method: 'GET',
  path: '/organizations/{id}/certificates',
  summary: 'What an organisation gives: its own, those of others that are attached to it, and the municipality’s.',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  answer: z.object({ data: z.array(organisationCertificate) }),
});

const name = z.string({ error: 'name_required' }).trim().min(1, { error: 'name_required' });

const certificateForm = z.object({
  name: name.max(MAX_CERTIFICATE_NAME_LENGTH),
  description: z.string().trim().max(MAX_CERTIFICATE_DESCRIPTION_LENGTH).default(''),
  category: z.enum(CERTIFICATE_CATEGORIES, { error: 'not_an_option' }),
  /** All of them, in their order: uploads of your own, and those that stand there already. */
  documents: z
    .array(z.object({ upload_id: ids.upload, name: name.max(200) }))
    .max(MAX_CERTIFICATE_DOCUMENTS)
    .default([]),
  /** An upload of your own; null takes the picture away, leaving it out changes nothing. */
  picture_upload_id: ids.upload.nullable().optional(),
});
export type CertificateForm = z.output<typeof certificateForm>;

/** Asked of super-admins, where it is about one that is no organisation's. */
const reasonIfMunicipal = z.object({ reason: z.string().trim().max(MAX_REASON_LENGTH).default('') });

export const createCertificate = endpoint({
  method: 'POST',
  path: '/certificates',
  summary:
    "One of the municipality's own, by its admins, or by super-admins, who say why; the country's by these alone.",
  access: 'municipality',
  rate: 'write',
  body: certificateForm.extend({
    ...reasonIfMunicipal.shape,
    /** One that you are an admin of, or null for the whole country; left out, the portal's. */
    municipality_id: municipalityId.nullable().optional(),
  }),
  answer: oneOf(ownCertificate),
  idempotent: true,
});

export const createOrganisationCertificate = endpoint({
  method: 'POST',
  path: '/organizations/{id}/certificates',
  summary: 'A certificate of an organisation (CER-01).',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  body: certificateForm,
  answer: oneOf(organisationCertificate),
  idempotent: true,
});

const deciding = { access: 'user', rate: 'write', params: certificateParams } as const;

export const updateCertificate = endpoint({
  method: 'PUT',
  path: '/certificates/{id}',
  summary: 'Changes a certificate; refused when another user has changed it since `version`.',
  ...deciding,
  body: certificateForm.extend({ version: z.int(), ...reasonIfMunicipal.shape }),
  answer: oneOf(certificate.extend({ version: z.int() })),
});

export const deleteCertificate = endpoint({
  method: 'DELETE',
  path: '/certificates/{id}',
  summary: 'Nobody is given it any more. Those who have it keep it; requests for it are answered with no.',
  ...deciding,
  body: reasonIfMunicipal,
  answer: 'nothing',
});

const organizations = z.array(ids.organisation).min(1, { error: 'required' }).max(MAX_ATTACHED);

export const attachCertificate = endpoint({
  method: 'POST',
  path: '/certificates/{id}/attach',
  summary: 'Lets other organisations give it too.',
  ...deciding,
  body: reasonIfMunicipal.extend({ organizations }),
  answer: z.object({ data: z.array(organisationName) }),
});

export const detachCertificate = endpoint({
  method: 'POST',
  path: '/certificates/{id}/detach',
  summary: 'Other organisations do not give it any more; each of them can also put it out by itself.',
  ...deciding,
  body: reasonIfMunicipal.extend({ organizations }),
  answer: 'nothing',
});
