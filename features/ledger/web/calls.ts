import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

const LEDGER = '/municipality/ledger';

export const getAuditOffice = remote<typeof contract.getAuditOffice>('GET', LEDGER);
export const listPostings = remote<typeof contract.listPostings>('GET', `${LEDGER}/postings`);
export const getPosting = remote<typeof contract.getPosting>('GET', `${LEDGER}/postings/{id}`);
export const listProofs = remote<typeof contract.listProofs>('GET', `${LEDGER}/proofs`);
export const orderControl = remote<typeof contract.orderControl>('POST', `${LEDGER}/control`);
export const getJournalFile = remote<typeof contract.getJournalFile>('GET', `${LEDGER}/journal`);
