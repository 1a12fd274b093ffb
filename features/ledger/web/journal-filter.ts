import { isDay } from '#platform/language/typed-day.ts';
import { oreIn } from '#platform/language/typed-money.ts';
import { POSTING_KINDS, type PostingKind } from '../rules.ts';

/** What the journal is narrowed by, as it stands in the address. */
export type JournalFilter = { from: string; to: string; kind: PostingKind | ''; account: string; amount: string };

export const NO_FILTER: JournalFilter = { from: '', to: '', kind: '', account: '', amount: '' };

const KINDS = Object.keys(POSTING_KINDS) as PostingKind[];
const MAX_TYPED = 30;

export function filterIn(search: string): JournalFilter {
  const asked = new URLSearchParams(search);
  const text = (name: string) => (asked.get(name) ?? '').slice(0, MAX_TYPED);
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  return {
    from: day('from'),
    to: day('to'),
    kind: KINDS.find((kind) => kind === asked.get('kind')) ?? '',
    account: text('account'),
    amount: text('amount'),
  };
}

export const addressOf = (path: string, filter: JournalFilter): string => {
  const search = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return search.size > 0 ? `${path}?${search}` : path;
};

export type FilterFault = 'account' | 'amount';

const NUMBER = /^[1-9]\d{0,8}$/;

/** What is typed and cannot be asked for. */
export function faultsIn({ account, amount }: JournalFilter): FilterFault[] {
  const ore = oreIn(amount);
  return [
    ...(account === '' || NUMBER.test(account.trim()) ? [] : (['account'] as const)),
    ...(ore === null || ore > 0 ? [] : (['amount'] as const)),
  ];
}

/** The question to the server; what cannot be read is left out, and the field says so. */
export function queryOf(filter: JournalFilter) {
  const { from, to, kind, account, amount } = filter;
  const faults = faultsIn(filter);
  const ore = oreIn(amount);
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(kind && { kind }),
    ...(account && !faults.includes('account') && { account: account.trim() }),
    ...(ore !== null && !faults.includes('amount') && { amount_ore: String(ore) }),
  };
}
