import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { emailField, phoneField } from '#platform/contract/patterns.ts';
import { organisationDetail, organisationParams } from './contract.ts';
import {
  ALL_PERMISSIONS,
  MAX_DESCRIPTION_LENGTH,
  MAX_NAME_LENGTH,
  type Permission,
  type PermissionSettings,
  RANKS,
  type Rank,
} from './rules.ts';

/** What an organisation says of itself; shared by asking for one and changing it. */
export const organisationFields = {
  name: z.string({ error: 'name_required' }).trim().min(1, { error: 'name_required' }).max(MAX_NAME_LENGTH),
  description: z.string().trim().max(MAX_DESCRIPTION_LENGTH).default(''),
  email: emailField.nullable().default(null),
  phone: phoneField.nullable().default(null),
  website: z
    .url({ protocol: /^https?$/, error: 'not_an_address' })
    .max(500)
    .nullable()
    .default(null),
  address: z.string().trim().max(300).nullable().default(null),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
  is_private: z.boolean().default(false),
  /** Of the municipality. Left out, it is the portal's own in a new organisation, and as before in one that there is. */
  district_id: z
    .string()
    .regex(/^\d{5,6}$/, { error: 'not_an_option' })
    .nullable()
    .optional(),
};

export const updateOrganisation = endpoint({
  method: 'PUT',
  path: '/organizations/{id}',
  summary: 'Changes what an organisation says of itself. Refused when another user has changed it since `updated_at`.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  body: z.object({
    ...organisationFields,
    /** Uploads of your own; null takes the picture away, leaving it out changes nothing. */
    picture_upload_id: ids.upload.nullable().optional(),
    cover_upload_id: ids.upload.nullable().optional(),
    /** As it was when the form was filled in. */
    updated_at: z.string().max(40),
  }),
  answer: oneOf(organisationDetail),
});

export const deleteOrganisation = endpoint({
  method: 'DELETE',
  path: '/organizations/{id}',
  summary: 'Removes an organisation. What others refer to keeps its name; refused while people are signed up.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  answer: 'nothing',
  isOwnOnly: true,
});

/** What an organisation asks for where that is more than the portal does. */
export const permissionSettings = z.partialRecord(
  z.enum(ALL_PERMISSIONS as [Permission, ...Permission[]]),
  z.enum(RANKS as readonly [Rank, ...Rank[]]),
) as z.ZodType<PermissionSettings>;

const settings = z.object({
  permissions: z.array(
    z.object({
      key: z.enum(ALL_PERMISSIONS as [Permission, ...Permission[]]),
      rank: z.enum(RANKS),
      /** The lowest that the portal allows. */
      lowest: z.enum(RANKS),
      is_adjustable: z.boolean(),
    }),
  ),
});

export const getPermissionSettings = endpoint({
  method: 'GET',
  path: '/organizations/{id}/permission-settings',
  summary: 'Which role each thing asks for here.',
  access: 'user',
  rate: 'personal',
  params: organisationParams,
  answer: oneOf(settings),
});

export const setPermissionSettings = endpoint({
  method: 'POST',
  path: '/organizations/{id}/permission-settings',
  summary: 'Asks for a higher role than the portal does; those that are left out are as the portal has them.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  body: z.object({ permissions: permissionSettings }),
  answer: oneOf(settings),
});

export const galleryPicture = z.object({
  id: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  caption: z.string(),
});
export type GalleryPicture = z.infer<typeof galleryPicture>;

export const listGallery = endpoint({
  method: 'GET',
  path: '/organizations/{id}/gallery',
  summary: 'Pictures, the newest first.',
  access: 'anyone',
  rate: 'publicRead',
  params: organisationParams,
  answer: z.object({ data: z.array(galleryPicture) }),
  publicForSeconds: 30,
});

export const addGalleryPicture = endpoint({
  method: 'POST',
  path: '/organizations/{id}/gallery',
  summary: 'Puts a picture that you have uploaded into the gallery.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  body: z.object({ upload_id: ids.upload, caption: z.string().trim().max(200).default('') }),
  answer: oneOf(galleryPicture),
});

export const deleteGalleryPicture = endpoint({
  method: 'DELETE',
  path: '/organizations/{id}/gallery/{image}',
  summary: 'Takes a picture out of the gallery (ORG-06).',
  access: 'user',
  rate: 'write',
  params: organisationParams.extend({ image: ids.galleryPicture }),
  answer: 'nothing',
});

export const organisationDocument = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  type: z.string(),
  bytes: z.int(),
});
export type OrganisationDocument = z.infer<typeof organisationDocument>;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/organizations/{id}/documents',
  summary: 'Documents that an organisation shows.',
  access: 'anyone',
  rate: 'publicRead',
  params: organisationParams,
  answer: z.object({ data: z.array(organisationDocument) }),
  publicForSeconds: 30,
});

const documentName = z.string({ error: 'name_required' }).trim().min(1, { error: 'name_required' }).max(200);

export const addDocument = endpoint({
  method: 'POST',
  path: '/organizations/{id}/documents',
  summary: 'Shows a document that you have uploaded.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  body: z.object({ upload_id: ids.upload, name: documentName }),
  answer: oneOf(organisationDocument),
});

export const renameDocument = endpoint({
  method: 'PUT',
  path: '/organizations/{id}/documents/{document}',
  summary: 'Gives a document another name (VAL-07).',
  access: 'user',
  rate: 'write',
  params: organisationParams.extend({ document: ids.organisationDocument }),
  body: z.object({ name: documentName }),
  answer: oneOf(organisationDocument),
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/organizations/{id}/documents/{document}',
  summary: 'Takes a document away.',
  access: 'user',
  rate: 'write',
  params: organisationParams.extend({ document: ids.organisationDocument }),
  answer: 'nothing',
});
