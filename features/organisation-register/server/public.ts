export type { OrganisationRegister } from './organisation-register.ts';
