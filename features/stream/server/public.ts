export { tellOfOffers } from './tell-of-offers.ts';
export { type Entry, tellListeners, tellUsers } from './tell-users.ts';
