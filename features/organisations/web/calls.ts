import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const getOrganisation = remote<typeof contract.getOrganisation>('GET', '/organizations/{id}');
export const listOrganisationEvents = remote<typeof contract.listOrganisationEvents>(
  'GET',
  '/organizations/{id}/events',
);
