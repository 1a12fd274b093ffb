import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';
import type * as roles from '../roles-contract.ts';
import type * as stamps from '../stamps-contract.ts';

export const listCertificates = remote<typeof contract.listCertificates>('GET', '/certificates');
export const listOrganisationCertificates = remote<typeof contract.listOrganisationCertificates>(
  'GET',
  '/organizations/{id}/certificates',
);
export const createCertificate = remote<typeof contract.createCertificate>('POST', '/certificates');
export const createOrganisationCertificate = remote<typeof contract.createOrganisationCertificate>(
  'POST',
  '/organizations/{id}/certificates',
);
export const updateCertificate = remote<typeof contract.updateCertificate>('PUT', '/certificates/{id}');
export const deleteCertificate = remote<typeof contract.deleteCertificate>('DELETE', '/certificates/{id}');
export const attachCertificate = remote<typeof contract.attachCertificate>('POST', '/certificates/{id}/attach');
export const detachCertificate = remote<typeof contract.detachCertificate>('POST', '/certificates/{id}/detach');

export const getRoleCertificates = remote<typeof roles.getRoleCertificates>(
  'GET',
  '/organizations/{id}/role-certificates',
);
export const setRoleCertificates = remote<typeof roles.setRoleCertificates>(
  'PUT',
  '/organizations/{id}/role-certificates',
);

export const listStamps = remote<typeof stamps.listStamps>('GET', '/stamps');
export const getStamp = remote<typeof stamps.getStamp>('GET', '/stamps/{id}');
export const assignStamps = remote<typeof stamps.assignStamps>('POST', '/stamps');
export const requestStamp = remote<typeof stamps.requestStamp>('POST', '/stamps/request');
export const acceptStamp = remote<typeof stamps.acceptStamp>('POST', '/stamps/{id}/accept');
export const updateStamp = remote<typeof stamps.updateStamp>('PUT', '/stamps/{id}');
export const deleteStamp = remote<typeof stamps.deleteStamp>('DELETE', '/stamps/{id}');
export const listStampPeople = remote<typeof stamps.listStampPeople>('GET', '/organizations/{id}/stamps/people');

/** The answers that a change of certificates or stamps can touch. */
export const CERTIFICATE_ANSWERS = [
  listCertificates,
  listOrganisationCertificates,
  listStamps,
  getStamp,
  listStampPeople,
  getRoleCertificates,
] as const;
