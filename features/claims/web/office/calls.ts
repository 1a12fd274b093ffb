import { remote } from '#platform/web/client.ts';
import type * as contract from '../../office-contract.ts';

const TRANSACTIONS = '/municipality/transactions';
const PARTICIPATIONS = '/municipality/participations';

export const listTransactions = remote<typeof contract.listTransactions>('GET', TRANSACTIONS);
export const openTransaction = remote<typeof contract.openTransaction>('POST', `${TRANSACTIONS}/{id}/open`);
export const getReceiptAsStaff = remote<typeof contract.getReceiptAsStaff>(
  'GET',
  `${TRANSACTIONS}/{id}/receipts/{file}`,
);
export const decideTransactions = remote<typeof contract.decideTransactions>('POST', `${TRANSACTIONS}/decide`);
export const retryTransactionAsStaff = remote<typeof contract.retryTransactionAsStaff>(
  'POST',
  `${TRANSACTIONS}/{id}/retry`,
);
export const retryOwnRefund = remote<typeof contract.retryOwnRefund>('POST', `${TRANSACTIONS}/{id}/own-refund/retry`);
export const settleOwnRefund = remote<typeof contract.settleOwnRefund>(
  'POST',
  `${TRANSACTIONS}/{id}/own-refund/settle`,
);
export const listParticipations = remote<typeof contract.listParticipations>('GET', PARTICIPATIONS);
export const decideParticipation = remote<typeof contract.decideParticipation>('POST', `${PARTICIPATIONS}/{id}/decide`);
