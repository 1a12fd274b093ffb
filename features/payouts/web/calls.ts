import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

const FILES = '/municipality/bank-files';

export const listBankFiles = remote<typeof contract.listBankFiles>('GET', FILES);
export const getBankFile = remote<typeof contract.getBankFile>('GET', `${FILES}/{id}`);
export const makeBankFile = remote<typeof contract.makeBankFile>('POST', FILES);
export const approveBankFile = remote<typeof contract.approveBankFile>('POST', `${FILES}/{id}/approve`);
export const withdrawBankFile = remote<typeof contract.withdrawBankFile>('POST', `${FILES}/{id}/withdraw`);
export const downloadBankFile = remote<typeof contract.downloadBankFile>('POST', `${FILES}/{id}/download`);
export const takeBankAnswer = remote<typeof contract.takeBankAnswer>('POST', '/municipality/bank-answers');
export const setPayer = remote<typeof contract.setPayer>('PUT', '/municipality/payer');
