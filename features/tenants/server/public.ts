export { readPublicTenant } from './queries.ts';
