export { type CardAccess, cardFor, lockCard, purseOf, type ReadCard, staffCard } from './access.ts';
export { type AmountChange, changeAmount, type Granted } from './grant.ts';
