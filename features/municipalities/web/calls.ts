import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listMunicipalities = remote<typeof contract.listMunicipalities>('GET', '/municipalities');
export const findMunicipalityDomain = remote<typeof contract.findMunicipalityDomain>(
  'GET',
  '/municipalities/{id}/domain',
);
export const locateVisitor = remote<typeof contract.locateVisitor>('GET', '/users/geoip');
