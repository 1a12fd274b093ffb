import { officePaths } from '#features/portal/web/office-paths.ts';
import { CARD_STATES, type CardState, HIGHEST_AGE, LEFT, type Left } from '../rules.ts';

/** What the accounts are narrowed by, as it stands in the address. A child's number never does. */
export type AccountFilter = {
  scheme: string;
  state: CardState | '';
  left: Left | '';
  min_age: string;
  max_age: string;
  postal_code: string;
  number: string;
};

export const EVERY_ACCOUNT: AccountFilter = {
  scheme: '',
  state: '',
  left: '',
  min_age: '',
  max_age: '',
  postal_code: '',
  number: '',
};

const LIST = 'accounts';
const STATISTICS = 'statistics';
const MAX_TYPED = 40;

/** Which of the feature's own lists an address is about; null is one of others. */
export function officeListIn(search: string): 'accounts' | 'statistics' | null {
  const list = new URLSearchParams(search).get('list');
  return list === LIST || list === STATISTICS ? list : null;
}

export const statisticsHref = `${officePaths.accounts}?list=${STATISTICS}`;

export function accountFilterIn(search: string): AccountFilter {
  const asked = new URLSearchParams(search);
  const typed = (name: keyof AccountFilter) => (asked.get(name) ?? '').trim().slice(0, MAX_TYPED);
  return {
    scheme: typed('scheme'),
    state: CARD_STATES.find((state) => state === asked.get('state')) ?? '',
    left: LEFT.find((left) => left === asked.get('left')) ?? '',
    min_age: typed('min_age'),
    max_age: typed('max_age'),
    postal_code: typed('postal_code'),
    number: typed('number'),
  };
}

export function accountsHref(filter: AccountFilter): string {
  const narrowed = Object.entries(filter).filter(([, value]) => value !== '');
  return `${officePaths.accounts}?${new URLSearchParams([['list', LIST], ...narrowed])}`;
}

export type FilterFault = 'min_age' | 'max_age' | 'postal_code' | 'number';

const isAge = (typed: string) => /^\d{1,3}$/.test(typed) && Number(typed) <= HIGHEST_AGE;

/** What is typed and cannot be asked for. */
export function accountFaultsIn({ min_age, max_age, postal_code, number }: AccountFilter): FilterFault[] {
  const faults: [FilterFault, boolean][] = [
    ['min_age', min_age !== '' && !isAge(min_age)],
    ['max_age', max_age !== '' && !isAge(max_age)],
    ['postal_code', postal_code !== '' && !/^\d{4}$/.test(postal_code)],
    ['number', number !== '' && !/^\d{1,9}$/.test(number)],
  ];
  return faults.flatMap(([fault, isWrong]) => (isWrong ? [fault] : []));
}

/** The question to the server; what cannot be read is left out, and its field says so. */
export function accountsAsked(filter: AccountFilter) {
  const faults = accountFaultsIn(filter);
  const { scheme, state, left, min_age, max_age, postal_code, number } = filter;
  const isRead = (field: FilterFault) => filter[field] !== '' && !faults.includes(field);
  return {
    ...(/^[\da-f-]{36}$/.test(scheme) && { scheme_id: scheme }),
    ...(state && { state }),
    ...(left && { left }),
    ...(isRead('min_age') && { min_age }),
    ...(isRead('max_age') && { max_age }),
    ...(isRead('postal_code') && { postal_code }),
    ...(isRead('number') && { number }),
  };
}
