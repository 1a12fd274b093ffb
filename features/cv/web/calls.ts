import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const getCv = remote<typeof contract.getCv>('GET', '/users/me/cv');
export const setCvChoices = remote<typeof contract.setCvChoices>('PUT', '/users/me/cv');
export const downloadCv = remote<typeof contract.downloadCv>('GET', '/users/me/cv/download');
export const makeCvPaper = remote<typeof contract.makeCvPaper>('POST', '/users/me/cv/papers');
export const withdrawCvPaper = remote<typeof contract.withdrawCvPaper>('DELETE', '/users/me/cv/papers/{id}');
export const checkCvPaper = remote<typeof contract.checkCvPaper>('GET', '/cv/{code}');
