export { expiryOf, removeExpired } from './remove-expired.ts';
