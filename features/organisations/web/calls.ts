import type * as users from '#features/users/contract.ts';
import { remote } from '#platform/web/client.ts';
import type * as conditions from '../conditions-contract.ts';
import type * as contract from '../contract.ts';
import type * as requests from '../requests-contract.ts';
import type * as running from '../running-contract.ts';
import type * as stops from '../stops-contract.ts';

export const listOrganisations = remote<typeof contract.listOrganisations>('GET', '/organizations');
export const searchOrganisations = remote<typeof contract.searchOrganisations>('GET', '/organizations/search');
export const getOrganisationFacets = remote<typeof contract.getOrganisationFacets>('GET', '/organizations/facets');
export const getOrganisation = remote<typeof contract.getOrganisation>('GET', '/organizations/{id}');
export const listContacts = remote<typeof contract.listContacts>('GET', '/organizations/{id}/contacts');
export const getOwnAccess = remote<typeof contract.getOwnAccess>('GET', '/organizations/{id}/permissions');
export const follow = remote<typeof contract.follow>('POST', '/organizations/{id}/follow');
export const unfollow = remote<typeof contract.unfollow>('DELETE', '/organizations/{id}/follow');
export const getStatistic = remote<typeof contract.getStatistic>('GET', '/organizations/{id}/statistic');

export const updateOrganisation = remote<typeof running.updateOrganisation>('PUT', '/organizations/{id}');
export const deleteOrganisation = remote<typeof running.deleteOrganisation>('DELETE', '/organizations/{id}');
export const answerConditions = remote<typeof conditions.answerConditions>('POST', '/organizations/{id}/conditions');
export const getPermissionSettings = remote<typeof running.getPermissionSettings>(
  'GET',
  '/organizations/{id}/permission-settings',
);
export const setPermissionSettings = remote<typeof running.setPermissionSettings>(
  'POST',
  '/organizations/{id}/permission-settings',
);
export const listGallery = remote<typeof running.listGallery>('GET', '/organizations/{id}/gallery');
export const addGalleryPicture = remote<typeof running.addGalleryPicture>('POST', '/organizations/{id}/gallery');
export const deleteGalleryPicture = remote<typeof running.deleteGalleryPicture>(
  'DELETE',
  '/organizations/{id}/gallery/{image}',
);
export const listDocuments = remote<typeof running.listDocuments>('GET', '/organizations/{id}/documents');
export const addDocument = remote<typeof running.addDocument>('POST', '/organizations/{id}/documents');
export const renameDocument = remote<typeof running.renameDocument>('PUT', '/organizations/{id}/documents/{document}');
export const deleteDocument = remote<typeof running.deleteDocument>(
  'DELETE',
  '/organizations/{id}/documents/{document}',
);

export const createOrganisation = remote<typeof requests.createOrganisation>('POST', '/organizations');
export const listOwnRequests = remote<typeof requests.listOwnRequests>('GET', '/organizations/requested');
export const listOrganisationRequests = remote<typeof requests.listOrganisationRequests>(
  'GET',
  '/organizations/pending',
);
export const acceptOrganisation = remote<typeof requests.acceptOrganisation>('POST', '/organizations/{id}/accept');
export const declineOrganisation = remote<typeof requests.declineOrganisation>('POST', '/organizations/{id}/decline');

export const listOfficeOrganisations = remote<typeof stops.listOfficeOrganisations>('GET', '/organizations/office');
export const suspendOrganisation = remote<typeof stops.suspendOrganisation>('POST', '/organizations/{id}/suspend');
export const revokeOrganisation = remote<typeof stops.revokeOrganisation>('POST', '/organizations/{id}/revoke');
export const reopenOrganisation = remote<typeof stops.reopenOrganisation>('POST', '/organizations/{id}/reopen');

export const listMyOrganizations = remote<typeof users.listMyOrganizations>('GET', '/users/me/organizations');

/** Whose answers tell what an organisation says about itself. */
export const ORGANISATION_ANSWERS = [getOrganisation, getOwnAccess, listOrganisations, listMyOrganizations];
