import { remote } from '#platform/web/client.ts';
import type * as rights from '../rights-contract.ts';
import type * as staff from '../staff-contract.ts';

export const listMunicipalStaff = remote<typeof staff.listMunicipalStaff>('GET', '/municipality/people');
export const addMunicipalStaff = remote<typeof staff.addMunicipalStaff>('POST', '/municipality/people');
export const revokeMunicipality = remote<typeof rights.revokeMunicipality>(
  'DELETE',
  '/users/{id}/grants/{municipality}/{role}',
);
