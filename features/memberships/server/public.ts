export { type RoleHeld, rolesOf } from './roles-of.ts';
