import type * as users from '#features/users/contract.ts';
import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

const SHARE = '/v2/cards/{id}/shares/{share}';

export const listCards = remote<typeof contract.listCards>('GET', '/cards');
export const getFamily = remote<typeof contract.getFamily>('GET', '/cards/family');
export const createCard = remote<typeof contract.createCard>('POST', '/v2/cards');
export const takeCard = remote<typeof contract.takeCard>('POST', '/v2/cards/take');
export const getShare = remote<typeof contract.getShare>('GET', '/v2/cards/{id}/share');
export const changeShare = remote<typeof contract.changeShare>('PUT', SHARE);
export const endShare = remote<typeof contract.endShare>('DELETE', SHARE);
export const savePostalCodes = remote<typeof contract.savePostalCodes>('PUT', '/cards/postal-codes');

const getMyInfo = remote<typeof users.getMyInfo>('GET', '/users/me/info');

/** Whatever is done to an account changes these. */
export const CARD_ANSWERS = [listCards, getFamily, getMyInfo];
