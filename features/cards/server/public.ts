export { mayAskRefund } from '../policy.ts';
export {
  type CardAccess,
  cardFor,
  cardsById,
  lockCard,
  lockStaffCard,
  ownCards,
  purseOf,
  type ReadCard,
  staffCard,
} from './access.ts';
export { cardNumbered, cardNumbers } from './card-numbers.ts';
export { openAccounts } from './create-card.ts';
export { familiesToTell } from './families-to-tell.ts';
export { fitsScheme } from './fits-scheme.ts';
export { type AmountChange, changeAmount, type Granted, refillCards, roomFor } from './grant.ts';
export { demandNotOwn, ownAmong } from './own-case.ts';
export { cardsWithoutPostalCode } from './without-postal-code.ts';
