export { aboutOwnMoney, ownMoneyAuthorised, ownMoneyCaptured, ownMoneyEnded } from './own-money.ts';
export { type BankAnswer, type PayoutLine, putInFile, settleClaim, takeApproved } from './pay-out.ts';
