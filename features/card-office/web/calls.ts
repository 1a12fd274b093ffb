import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';
import type * as files from '../exports-contract.ts';
import type * as runs from '../runs-contract.ts';

const CARDS = '/municipality/leisure-cards';

export const listOfficeCards = remote<typeof contract.listOfficeCards>('GET', CARDS);
export const getOfficeNumbers = remote<typeof contract.getOfficeNumbers>('GET', `${CARDS}/numbers`);
export const findOfficeCard = remote<typeof contract.findOfficeCard>('POST', `${CARDS}/find`);
export const openOfficeCard = remote<typeof contract.openOfficeCard>('POST', `${CARDS}/{id}/open`);
export const refillCard = remote<typeof contract.refillCard>('POST', `${CARDS}/{id}/refill`);
export const getStatistics = remote<typeof contract.getStatistics>('GET', '/municipality/statistics');
export const orderOfficeList = remote<typeof files.orderOfficeList>('POST', '/municipality/exports');
export const listRuns = remote<typeof runs.listRuns>('GET', `${CARDS}/runs`);
export const initialiseCards = remote<typeof runs.initialiseCards>('POST', `${CARDS}/initialize`);
export const decideRun = remote<typeof runs.decideRun>('POST', `${CARDS}/runs/{id}/decide`);
