export { claimFaults } from './check-claims.ts';
export { ownMoneyFaults } from './check-own-money.ts';
export { strayFaults } from './check-postings.ts';
export { WHY_UNPAID } from './claim-rows.ts';
export { countClaims, exportedClaims } from './exported-claims.ts';
export { claimsWaiting } from './office.ts';
export { aboutOwnMoney, ownMoneyAuthorised, ownMoneyCaptured, ownMoneyEnded } from './own-money.ts';
export {
  type BankAnswer,
  municipalitiesToPay,
  type PayoutLine,
  putInFile,
  returnClaim,
  settleClaim,
  takeApproved,
  takeOutOfFile,
  toPayOut,
} from './pay-out.ts';
export { tellOfBank } from './tell-of-bank.ts';
