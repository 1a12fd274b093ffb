export { type Entry, tellListeners, tellUsers } from './tell-users.ts';
