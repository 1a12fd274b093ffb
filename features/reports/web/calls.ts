import { remote } from '#platform/web/client.ts';
import type * as cases from '../cases-contract.ts';
import type * as contract from '../contract.ts';

export const createReport = remote<typeof contract.createReport>('POST', '/reports');
export const listMyReports = remote<typeof contract.listMyReports>('GET', '/reports/mine');
export const listAboutMe = remote<typeof contract.listAboutMe>('GET', '/reports/about-me');
export const appealCase = remote<typeof contract.appealCase>('POST', '/reports/cases/{id}/appeal');
export const listCases = remote<typeof cases.listCases>('GET', '/reports/cases');
export const getCase = remote<typeof cases.getCase>('GET', '/reports/cases/{id}');
export const getCaseFile = remote<typeof cases.getCaseFile>('GET', '/reports/cases/{id}/files/{report}');
export const updateCase = remote<typeof cases.updateCase>('PUT', '/reports/cases/{id}');
export const decideCase = remote<typeof cases.decideCase>('POST', '/reports/cases/{id}/decision');
export const decideAppeal = remote<typeof cases.decideAppeal>('POST', '/reports/cases/{id}/appeal/decision');
export const referCase = remote<typeof cases.referCase>('POST', '/reports/cases/{id}/referrals');
export const endReferral = remote<typeof cases.endReferral>('POST', '/reports/cases/{id}/referrals/end');
