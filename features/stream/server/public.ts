export { type Entry, tellUsers } from './tell-users.ts';
