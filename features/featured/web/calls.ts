import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listFeaturedEvents = remote<typeof contract.listFeaturedEvents>('GET', '/events/featured');

const OFFICE = '/municipality/featured-events';

export const listOfficeFeatured = remote<typeof contract.listOfficeFeatured>('GET', OFFICE);
export const featureEvent = remote<typeof contract.featureEvent>('PUT', `${OFFICE}/{id}`);
export const endFeaturing = remote<typeof contract.endFeaturing>('DELETE', `${OFFICE}/{id}`);
