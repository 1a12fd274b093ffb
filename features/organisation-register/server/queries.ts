export type { OrganisationRegister, RegisterFinding } from './organisation-register.ts';
